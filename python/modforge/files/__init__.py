"""Atomic file writes and caches: a file or folder exists completely or not at all, whatever ends its writer.

Files are written into a temporary folder next to their place (:func:`beside`) and renamed when they are complete. The
next process removes what a killed one left there. :func:`write_files` writes for people, :func:`cached` keeps what was
made and checks it before use, :class:`OwnFiles` replaces only files that it wrote. :func:`need_file`,
:func:`keep_inputs`, :func:`need_short_name` and :func:`need_writable` look at the files that a command gets, and where
it will write, before it begins.
"""

from modforge.files.beside import alone, beside, is_temporary
from modforge.files.cache import cached, is_whole
from modforge.files.inputs import (
    LongNameError,
    NotAFileError,
    OverInputError,
    keep_inputs,
    need_file,
    need_short_name,
)
from modforge.files.own import ForeignFileError, OwnFiles
from modforge.files.streams import STANDARD_INPUT, STANDARD_OUTPUT, is_stream, is_terminal, open_input
from modforge.files.writable import need_writable
from modforge.files.write import replacing, write_file, write_files, write_with_mode

__all__ = [
    "STANDARD_INPUT",
    "STANDARD_OUTPUT",
    "ForeignFileError",
    "LongNameError",
    "NotAFileError",
    "OverInputError",
    "OwnFiles",
    "alone",
    "beside",
    "cached",
    "is_stream",
    "is_temporary",
    "is_terminal",
    "is_whole",
    "keep_inputs",
    "need_file",
    "need_short_name",
    "need_writable",
    "open_input",
    "replacing",
    "write_file",
    "write_files",
    "write_with_mode",
]

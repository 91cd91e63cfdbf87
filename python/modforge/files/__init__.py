"""Atomic file writes and caches: a file or folder exists completely or not at all, whatever ends its writer.

Files are written into a temporary folder next to their place (:func:`beside`) and renamed when they are complete. The
next process removes what a killed one left there. :func:`write_files` writes for people, :func:`cached` keeps what was
made and checks it before use, :class:`OwnFiles` replaces only files that it wrote. :func:`need_file`,
:func:`keep_inputs` and :func:`need_short_name` look at the files that a command gets before it begins.
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
from modforge.files.write import is_stream, replacing, write_file, write_files, write_with_mode

__all__ = [
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
    "is_whole",
    "keep_inputs",
    "need_file",
    "need_short_name",
    "replacing",
    "write_file",
    "write_files",
    "write_with_mode",
]

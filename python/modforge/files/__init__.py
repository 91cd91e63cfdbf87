"""Files and folders that are there whole or not at all, whatever ends the process that writes them.

Files are written into a temporary folder next to their place (:func:`beside`) and renamed when they are complete. The
next process removes what a killed one left there. :func:`write_files` writes for people, :func:`cached` keeps what was
made and checks it before use, :class:`OwnFiles` replaces only files that it wrote. :func:`need_file` and
:func:`keep_inputs` look at the files that a command reads before it begins.
"""

from modforge.files.beside import alone, beside
from modforge.files.cache import cached, is_whole
from modforge.files.inputs import NotAFileError, OverInputError, keep_inputs, need_file
from modforge.files.own import ForeignFileError, OwnFiles
from modforge.files.write import is_stream, replacing, write_file, write_files, write_with_mode

__all__ = [
    "ForeignFileError",
    "NotAFileError",
    "OverInputError",
    "OwnFiles",
    "alone",
    "beside",
    "cached",
    "is_stream",
    "is_whole",
    "keep_inputs",
    "need_file",
    "replacing",
    "write_file",
    "write_files",
    "write_with_mode",
]

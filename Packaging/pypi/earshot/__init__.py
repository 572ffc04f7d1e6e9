"""The program earshot, beside the Python that it was installed with."""

import os
import sys
import sysconfig


def find_program() -> str:
    """The path of the program. Raises FileNotFoundError when it is not installed."""
    folders = [sysconfig.get_path("scripts"), os.path.join(os.path.dirname(sys.executable))]
    user = sysconfig.get_preferred_scheme("user")
    folders.append(sysconfig.get_path("scripts", scheme=user))
    for folder in folders:
        path = os.path.join(folder, "earshot")
        if os.path.isfile(path):
            return path
    raise FileNotFoundError(f"earshot is in none of {', '.join(folders)}")

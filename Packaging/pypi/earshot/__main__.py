"""python -m earshot runs the program."""

import os
import sys

from earshot import find_program

program = find_program()
os.execv(program, [program, *sys.argv[1:]])

"""CPU seconds of this thread; of the whole process where threads have no clock of their own, as in a browser."""

try:
    from time import thread_time
except ImportError:
    from time import process_time as thread_time

__all__ = ["thread_time"]

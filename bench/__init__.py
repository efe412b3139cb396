"""Speed, measured: `build.py bench`."""

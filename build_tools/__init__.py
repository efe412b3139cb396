"""What build.py does, a file a job. Standard library only: it runs before anything is installed."""

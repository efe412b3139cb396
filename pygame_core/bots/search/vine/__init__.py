"""Vine for the search."""

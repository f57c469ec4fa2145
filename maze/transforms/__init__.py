"""Transforms: steps that change a finished maze; each keeps a contract of its own."""

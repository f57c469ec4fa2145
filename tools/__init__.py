"""What builds, serves and checks the project. Nothing here is needed to run maze/."""

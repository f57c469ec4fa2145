"""The dialog that makes a maze of a picture; its modules are fetched when it is opened."""

"""The dialog that makes a maze of a picture; its modules come when it is opened."""

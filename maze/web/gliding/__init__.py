"""What glides while a run is played slowly; fetched when that is done for the first time."""

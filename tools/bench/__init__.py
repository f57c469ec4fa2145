"""Speed, as ratios against others measured in the same run: `make bench`."""

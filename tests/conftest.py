"""No property looks at a clock, whatever the machine is doing: Hypothesis has limits of time."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("no clock", deadline=None,
                          suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("no clock")

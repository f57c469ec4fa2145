"""The lab: experiments on algorithms, as data, jobs and tables, without a clock or a screen.

What the page and the command line call:

    experiment.Experiment       what is to be measured; ``as_fields`` are the arguments of a job
    Job("measure", ...)         its rows, in slices or in a worker: ``maze.tasks.measure``
    rows.Rows(experiment)       ``feed`` takes the arrays of the job's parts; ``link`` opens a row
    measures.MEASURES           the names, titles and units of all numbers
    summary                     ``series_of``, ``spread_of``, ``finding``, ``title_of``
    tables                      ``csv_text``, ``json_text``, ``markdown``
    census.Census, Counts       every maze of a small board, and how often each came: Job("census")
    average.Average             how often each wall stands: Job("average")
    growth.timed                steps, and milliseconds by the caller's clock; growth.slope
    thesis, book, needed        the charts, table 1 and table 2 of a thesis, measured here
    people, fit                 what people needed, and the fit of ``maze.measures.human`` to it
    textbook.known              the printed value beside ours
"""

"""The pages of the articles: from the texts in articles/ to learn/<language>/<id>.html.

``source`` reads a text, ``figures`` draws what stands beside it, ``page`` writes the page, and
``pages`` is what `make site` and the server for developers ask.  ``python3 -m tools.learn.measure``
measures what the figures show.
"""

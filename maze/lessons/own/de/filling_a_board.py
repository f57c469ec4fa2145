"""Filling a board, in German."""

from maze.lessons.translated import Words

TITLE = "Ein Brett füllen: Backtracking und exakte Überdeckung"
MOMENTS = (
    Words("Fünf gleiche Quadrate, Seite an Seite gelegt, sind ein Pentomino. Es gibt zwölf "
          "verschiedene, wenn man sie drehen und umdrehen darf. Hier füllen sie ein Brett von 6 "
          "mal 10 Feldern, auf eine von 2339 Arten.", "Welches Brett könnten alle zwölf nie "
          "füllen?", (
              ("5 mal 12", "Es hat 60 Felder und lässt sich auf 1010 Arten füllen."),
              ("8 mal 8", "Es hat 64 Felder, aber zwölf Steine zu fünf bedecken 60."),
              ("3 mal 20", "Es hat 60 Felder und lässt sich auf nur zwei Arten füllen."))),
    Words("Wie füllt ein Computer ein Brett? Hier sind sechs Steine für 5 mal 6 Felder. Er nimmt "
          "das erste freie Feld und legt dort einen Stein. Dann nimmt er das nächste freie Feld. "
          "Sieh zu, was geschieht, wenn kein Stein passt.", "Was tut er, wenn nichts passt?", (
              ("Er fängt von vorn an.", "Dann ginge alles verloren, was er weiß."),
              ("Er nimmt den letzten Stein weg und probiert die nächste Lage.", "Das heißt "
               "Backtracking: wie im Labyrinth zurück zur letzten Wahl."),
              ("Er lässt das Feld für später frei.", "Irgendwann muss es gefüllt werden, und "
               "leichter wird es nicht."))),
    Words("Es ist geschafft. Unterwegs hat er 105-mal einen Stein gelegt. Was er nicht brauchte, "
          "hat er wieder weggenommen; sechs liegen auf dem Brett.",
          "Wie oft hat er einen Stein weggenommen?"),
    Words("Ein Blick mitten in die Suche. Stell dir vor, drei freie Felder sind von allen anderen "
          "freien abgeschnitten.", "Was weißt du dann?", (
              ("Noch nichts: Es kommt auf die übrigen Steine an.", "Nein: Jeder Stein braucht fünf "
               "Felder, die zusammenhängen."),
              ("Von hier aus gibt es keine Lösung.", "Kein Stein hat drei Felder. Es ist Zeit, "
               "sofort zurückzugehen."),
              ("Der kleinste Stein muss dorthin.", "Alle haben fünf Felder."))),
    Words("Donald Knuth nannte es eine exakte Überdeckung: Jedes Feld muss genau einmal bedeckt "
          "und jeder Stein genau einmal gebraucht werden. Eine Lage eines Steins erfüllt sechs "
          "dieser Bedingungen: seine fünf Felder und den Stein selbst.",
          "Wie viele Bedingungen sind es für sechs Steine auf 5 mal 6 Feldern?", (
              ("30", "Das sind die Felder. Auch die Steine sind Bedingungen."),
              ("36", "30 Felder und 6 Steine."),
              ("180", "Das wären sechs für jedes Feld."))),
    Words("Algorithmus X nimmt nicht das erste freie Feld. Er sucht die Bedingung, die sich auf "
          "die wenigsten Arten erfüllen lässt: etwa eine Ecke, in die nur zwei Steine passen.",
          "Warum ist das eine gute Idee?", (
              ("Je weniger Arten es gibt, desto eher weiß er, dass es keine gibt.", "Lässt sich "
               "ein Feld gar nicht bedecken, so geht er sofort zurück, statt anderswo fünf Steine "
               "zu legen."),
              ("Ecken sehen besser aus, wenn man sie zuerst füllt.", "Er sucht keine Ecken. Sie "
               "sind nur zufällig eng."),
              ("Dann braucht er kein Backtracking.", "Doch: Sieh zu, wie er Steine "
               "wegnimmt."))),
    Words("Er hat dasselbe Brett mit denselben Steinen gefüllt.", "Er hat insgesamt 44 Steine "
          "gelegt, die einfache Suche 105. Womit bezahlt er das?", (
              ("Er findet weniger Lösungen.", "Beide finden alle, wenn man sie lässt."),
              ("Er hat bei jedem Schritt mehr zu tun.", "Er zählt die Arten für alle Bedingungen, "
               "bevor er wählt. Auf einem großen Brett lohnt sich das."),
              ("Mit nichts.", "Die Arten zu zählen kostet bei jedem Schritt Zeit."))),
    Words("Sudoku, Stundenpläne, die Damen auf dem Schachbrett: Viele Rätsel sind exakte "
          "Überdeckungen, und derselbe Algorithmus löst sie alle. Was du gesehen hast, ist die "
          "ganze Idee: die engste Stelle wählen, probieren und zurückgehen."),
)

"""Is it fair, in German."""

from maze.lessons.translated import Words

TITLE = "Ist das gerecht? 192 Labyrinthe"
MOMENTS = (
    Words("Ein Brett von 3 mal 3 Zellen hat 12 innere Wände. Ein Labyrinth aus 9 Zellen hat 8 "
          "Gänge, also müssen 8 dieser Wände fallen. Es gibt 495 Arten, 8 von 12 Wänden zu wählen. "
          "Aber nur 192 davon ergeben ein Labyrinth, in dem von jeder Zelle ein Weg zu jeder "
          "anderen führt.", "Was ist mit den anderen 303 nicht in Ordnung?", (
              ("Sie haben zu wenige Gänge.", "Alle haben 8."),
              ("Sie haben eine Schleife, und anderswo ist etwas abgeschnitten.", "Ein Gang, der "
               "eine Schleife schließt, fügt keine neue Zelle hinzu. Also fehlt anderswo einer."),
              ("Gedreht sehen sie aus wie ein anderes Labyrinth.", "Hier gelten Labyrinthe auch "
               "dann als verschieden, wenn das eine das gedrehte oder gespiegelte andere ist."))),
    Words("Ein Algorithmus ist gerecht, wenn er jedes der 192 Labyrinthe gleich oft macht. Ist es "
          "dieser? Der Algorithmus namens Binärbaum geht von Zelle zu Zelle. Jede öffnet die Wand "
          "über sich oder die links von sich, wie es eine Münze entscheidet. Zellen der obersten "
          "Reihe können nur nach links öffnen, die der ersten Spalte nur nach oben, und die Ecke "
          "öffnet nichts.", "Wie viele der 192 Labyrinthe kann er machen?", (
              ("Alle 192", "In jedem seiner Labyrinthe ist die ganze oberste Reihe ein Korridor. "
               "Viele Labyrinthe haben keinen solchen Korridor."),
              ("64", "Nur vier Zellen können zwischen zwei Wänden wählen."),
              ("16", "Vier Zellen können zwischen zwei Wänden wählen, und 2 × 2 × 2 × 2 = 16."),
              ("8", "Vier Zellen haben die Wahl, also sind es doppelt so viele."))),
    Words("Der rekursive Backtracker beginnt irgendwo und geht weiter, solange ein Nachbar frei "
          "ist. Dann geht er zurück. Von allen Anfängen zusammen macht er 88 der 192 Labyrinthe "
          "und nie eines der anderen.", "Welches dieser Labyrinthe kann er niemals machen?", (
              ("Einen langen Korridor durch alle Zellen", "Das mag er am liebsten: Er geht weiter, "
               "solange er kann."),
              ("Die mittlere Zelle mit allen vier Nachbarn verbunden, in vier Ästen", "Kommt er "
               "von der Mitte zu einem Nachbarn, so geht er durch eine Ecke weiter. Der nächste "
               "Nachbar ist frei, also nimmt er auch den, statt zurückzugehen."),
              ("Ein Labyrinth mit drei Sackgassen", "Das auf dem Brett hat drei."))),
    Words("Der Algorithmus von Kruskal nimmt die 12 Wände in zufälliger Reihenfolge, und jede "
          "Reihenfolge ist gleich wahrscheinlich. Er kann alle 192 Labyrinthe machen. Aber über "
          "alle Reihenfolgen gezählt kommt das seltenste 0,67-mal so oft vor, wie es sollte, und "
          "das häufigste 1,31-mal.", "Ist der Algorithmus von Kruskal gerecht?", (
              ("Ja, denn er kann jedes Labyrinth machen.", "Um gerecht zu sein, müsste er sie auch "
               "gleich oft machen."),
              ("Ja, denn jede Reihenfolge der Wände ist gleich wahrscheinlich.", "Die Reihenfolgen "
               "sind es. Aber zu manchen Labyrinthen führen mehr Reihenfolgen als zu anderen."),
              ("Nein, denn manche Labyrinthe kommen fast doppelt so oft vor wie andere.", "1,31 "
               "geteilt durch 0,67 ist 1,95. Um es zu merken, müsste man Tausende machen."))),
    Words("Der Algorithmus von Wilson irrt zufällig umher, von einer Zelle aus, die noch nicht zum "
          "Labyrinth gehört, bis er auf das Labyrinth trifft. Dann kommt die ganze Wanderung dazu. "
          "Unterwegs kann er seine eigene Spur kreuzen.", "Was tut er dann?", (
              ("Er behält die Schleife als Gang.", "Dann wäre es kein Baum."),
              ("Er löscht die Schleife und geht von dort weiter.", "Das ist der ganze Trick: Dazu "
               "kommt eine Wanderung ohne ihre Schleifen."),
              ("Er fängt das ganze Labyrinth von vorn an.", "Nur die Schleife geht verloren, der "
               "Rest der Wanderung bleibt."))),
    Words("David Wilson hat 1996 bewiesen, dass sein Algorithmus gerecht ist: Auf jedem Brett "
          "kommt jeder Spannbaum gleich oft vor, jeder unserer 192 also mit der Wahrscheinlichkeit "
          "1/192. An einem einzigen Labyrinth sieht das niemand, nur wer viele zählt.",
          "Du machst mit dem Algorithmus von Wilson 19 200 Labyrinthe von 3 mal 3 Zellen. Wie oft "
          "kommt ein bestimmtes Labyrinth vor?", (
              ("Genau 100-mal", "So gleichmäßig ist der Zufall nie."),
              ("Ungefähr 100-mal", "19 200 geteilt durch 192 ist 100, etwa zwanzig auf oder ab."),
              ("Das hängt davon ab, wie lang seine Korridore sind.", "Nicht, wenn der Algorithmus "
               "gerecht ist: Für ihn sind alle gleich."))),
    Words("Ein Labyrinth kann schön sein, ohne dass es gerecht entstanden ist. Die ungerechten "
          "Algorithmen haben einen eigenen Charakter: lange Korridore, eine schräge Maserung, "
          "viele kurze Sackgassen. Aber wer sagt, ein Labyrinth sei zufällig gezogen, sollte "
          "sagen, wie."),
)

"""What is a spanning tree, in German."""

from maze.lessons.translated import Words

TITLE = "Was ist ein Spannbaum?"
MOMENTS = (
    Words("Sieh zu, wie auf einem Brett von 7 mal 5 Zellen ein Labyrinth wächst. Jeder neue Gang "
          "fügt dem Labyrinth eine Zelle hinzu. Am Ende führt von jeder Zelle genau ein Weg zu "
          "jeder anderen.\n\nEin solches Netz von Gängen heißt Spannbaum. Es überspannt das Brett, "
          "denn es erreicht jede Zelle. Und es ist ein Baum, denn es hat Äste und keine Schleife."),
    Words("Das Labyrinth ist noch nicht fertig. Es geht dort weiter, wo es jetzt steht."),
    Words("Das Brett hat 35 Zellen. Ein Gang ist eine Öffnung zwischen zwei Nachbarzellen. Du "
          "musst nicht zählen: Denk daran, wie das Labyrinth gewachsen ist. Die erste Zelle "
          "brauchte keinen Gang, und jede weitere brauchte einen.",
          "Wie viele Gänge hat dieses Labyrinth?"),
    Words("Such dir eine Wand zwischen zwei Zellen aus. Ein Weg verbindet ihre beiden Seiten "
          "schon, vielleicht ein langer.", "Was geschieht, wenn auch diese Wand fällt?", (
              ("Es entsteht eine Schleife.", "Der Weg, der die beiden Seiten verband, und der neue "
               "Gang schließen sich zu einer Runde."),
              ("Eine Zelle wird abgeschnitten.", "Wer eine Wand wegnimmt, schneidet nichts ab. Es "
               "kommt nur ein Weg dazu."),
              ("Nichts: Es ist immer noch ein Spannbaum.", "Es überspannt das Brett noch, aber "
               "jetzt führen zwei Wege von einer Seite zur anderen."))),
    Words("Nun andersherum: Einer der 34 Gänge wird zugemauert.",
          "Was geschieht mit dem Labyrinth?", (
              ("Man muss einen Umweg gehen.", "Zwischen den beiden Seiten gab es nur einen Weg, "
               "also bleibt kein Umweg."),
              ("Es zerfällt in zwei Teile.", "Niemand kommt mehr von einem Teil in den anderen, "
               "denn der einzige Weg ist weg."),
              ("Es hat eine Sackgasse weniger.", "Einen Gang zuzumauern öffnet nie eine "
               "Sackgasse."))),
    Words("Der Algorithmus von Kruskal macht einen Baum auf andere Art. Er nimmt die Wände in "
          "zufälliger Reihenfolge. Gehören die beiden Seiten einer Wand zu zwei Teilen, so fällt "
          "sie, und die Teile werden eins. Gehören sie schon zu einem Teil, so bleibt sie stehen. "
          "Darum entsteht nie eine Schleife."),
    Words("In diesem Labyrinth wurden hinterher die Sackgassen geöffnet. Es hat 35 Zellen und 40 "
          "Gänge, und man kommt immer noch von jeder Zelle zu jeder anderen.",
          "Ist das ein Spannbaum?", (
              ("Ja, denn jede Zelle ist erreichbar.", "Das ist nur die eine Hälfte: Es überspannt "
               "das Brett. Ein Baum darf auch keine Schleife haben."),
              ("Nein, denn manche Zellen sind nicht erreichbar.", "Alle sind erreichbar."),
              ("Nein, denn es gibt Schleifen.", "34 Gänge genügen, um 35 Zellen zu verbinden. "
               "Jeder der sechs übrigen schließt eine Schleife."))),
    Words("Das ist alles: Ein Labyrinth mit einem einzigen Weg zwischen je zwei Zellen ist ein "
          "Spannbaum seines Bretts. Es hat einen Gang weniger als Zellen. Ein Gang mehr gibt eine "
          "Schleife, einer weniger gibt zwei Teile.\n\nAlle Algorithmen der Werkstatt, die solche "
          "Labyrinthe machen, machen Spannbäume. Sie unterscheiden sich darin, welche ihnen am "
          "liebsten sind."),
)

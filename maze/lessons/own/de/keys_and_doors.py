"""Keys and doors, in German."""

from maze.lessons.translated import Words

TITLE = "Schlüssel und Türen"
MOMENTS = (
    Words("Ein Labyrinth ohne Türen. Vom Start zum Ziel führt ein einziger Weg.",
          "Wie viele Schritte ist er lang?"),
    Words("Dasselbe Labyrinth mit zwei Türen und zwei Schlüsseln. Eine Tür geht auf, wenn man "
          "ihren Schlüssel hat, und einen Schlüssel bekommt, wer zu ihm geht. Schlüssel liegen auf "
          "Seitenwegen, abseits vom Weg zu den Türen.", "Wo darf ein Schlüssel nie liegen?", (
              ("In einer Sackgasse", "Das ist ein guter Platz für ihn: Man geht hinein und kommt "
               "zurück."),
              ("Hinter seiner eigenen Tür", "Dann könnte ihn niemand je holen, und das Labyrinth "
               "hätte keine Lösung."),
              ("Neben dem Start", "Das wäre leicht, aber es geht."))),
    Words("Jetzt führt der Weg erst zu den Schlüsseln. Zähle seine Schritte, auch die Umwege.",
          "Wie viele Schritte ist der Weg jetzt lang?"),
    Words("Der Löser ist die Flut, die du vielleicht aus anderen Labyrinthen kennst. Aber zu "
          "manchen Zellen kommt er mehr als einmal.",
          "Warum ist es richtig, noch einmal durch eine Zelle zu gehen?", (
              ("Es ist ein Fehler: Kein kürzester Weg tut das.", "Ohne Schlüssel täte es keiner. "
               "Aber jemand muss den Schlüssel holen und zurückkommen."),
              ("Mit einem Schlüssel in der Hand ist es eine andere Lage.", "Dieselbe Zelle mit und "
               "ohne Schlüssel: Jetzt ist eine Tür offen, die zu war."),
              ("Der Löser vergisst, wo er war.", "Er vergisst nichts. Er merkt sich Zelle und "
               "Schlüssel zusammen."))),
    Words("Denk an ein Haus. Im Erdgeschoss gehst du ohne Schlüssel. Wer den ersten Schlüssel "
          "nimmt, steigt ein Stockwerk höher: dieselben Zimmer, aber eine Tür ist offen. Mit dem "
          "zweiten Schlüssel geht es noch einmal hinauf.", "Wie viele Stockwerke hat das Haus, "
          "wenn zwei Schlüssel nacheinander genommen werden?", (
              ("Zwei", "Auch das Erdgeschoss, wo man keinen Schlüssel hat, ist ein Stockwerk."),
              ("Drei", "Kein Schlüssel, ein Schlüssel, zwei Schlüssel."),
              ("Vier", "Vier wären es, wenn man die Schlüssel in beliebiger Reihenfolge nehmen "
               "könnte: keiner, der erste, der zweite, beide."))),
    Words("In diesem Haus arbeitet jeder Löser unverändert: Es gibt Zellen, Stockwerke und "
          "Treppen, und ein kürzester Weg ist ein kürzester Weg. Das Brett hat 48 Zellen.",
          "Wie viele Orte muss ein Löser höchstens kennen?", (
              ("48", "Das ist ein Stockwerk."), ("96", "Das sind zwei Stockwerke."),
              ("144", "Drei Stockwerke mit je 48 Zellen."))),
    Words("Diese Idee wird weit über Labyrinthe hinaus gebraucht: Frag nicht, wo du bist, sondern "
          "in welcher Lage. Ein Roboter mit einem Akku, ein Würfel mit bunten Seiten, ein Fluss "
          "mit einem Boot: Schreib alle Lagen auf und was von einer zur nächsten führt, und du "
          "hast ein Labyrinth."),
)

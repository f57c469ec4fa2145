"""Shortest, in German."""

from maze.lessons.translated import Words

TITLE = "Am kürzesten: Flut, Dijkstra, A*"
MOMENTS = (
    Words("Dieses Labyrinth mit 108 Zellen hat Schleifen, also führen viele Wege vom Start zum "
          "Ziel. Welcher ist der kürzeste? Lass am Start Wasser ein. In jedem Augenblick breitet "
          "es sich von allen nassen Zellen zu ihren Nachbarn aus. Das ist die Breitensuche."),
    Words("Der Computer hat kein Wasser. Er hat eine Warteschlange: Darin warten Zellen, die er "
          "gesehen hat, und an die Reihe kommt, wer am längsten wartet. Ihre Nachbarn stellen sich "
          "hinten an."),
    Words("Die Flut hat das Ziel erreicht, und der Weg ist eingezeichnet.",
          "Warum gibt es keinen kürzeren Weg?", (
              ("Die Flut erreicht die Zellen in der Reihenfolge ihrer Entfernung vom Start.",
               "Gäbe es einen kürzeren Weg, so wäre das Wasser dort früher gekommen."),
              ("Der Weg hat die wenigsten Kurven.", "Kurven kosten hier nichts. Nur Schritte "
               "zählen."),
              ("Die Flut hat alle Wege ausprobiert.", "Sie hat jede Zelle einmal angesehen. Es "
               "gibt viel mehr Wege als Zellen."))),
    Words("Folge dem Weg vom Start zum Ziel mit dem Finger.", "Wie viele Schritte ist er lang?"),
    Words("Der Algorithmus von Edsger Dijkstra aus dem Jahr 1959 ist für Straßen verschiedener "
          "Länge gemacht. Er nimmt immer die Zelle, die auf der Straße am nächsten beim Start "
          "liegt. In diesem Labyrinth ist jeder Schritt gleich lang.", "Was tut er hier?", (
              ("Er findet einen kürzeren Weg als die Flut.", "Es gibt keinen: Die Flut hat schon "
               "einen kürzesten gefunden."),
              ("Er findet einen gleich langen Weg, in fast derselben Reihenfolge.", "Sind alle "
               "Schritte gleich lang, so ist die nächste Zelle die, die am längsten wartet."),
              ("Er sieht weniger Zellen an.", "Er weiß nicht, wo das Ziel ist, also schaut auch er "
               "sich nach allen Seiten um."))),
    Words("A* weiß, wo das Ziel ist. Für jede wartende Zelle zählt er zwei Zahlen zusammen: die "
          "Schritte vom Start bis zu ihr, und wie weit es noch zum Ziel wäre, wenn es keine Wände "
          "gäbe. Er nimmt die Zelle mit der kleinsten Summe. Hier sieht er 38 Zellen an, die Flut "
          "sah 108 an.", "Warum ist sein Weg trotzdem ein kürzester?", (
              ("Weil er in diesem Labyrinth Glück hatte", "Es gilt in jedem Labyrinth."),
              ("Weil seine Schätzung nie zu groß ist", "Wände machen den Weg nur länger. Eine "
               "Zelle auf einem kürzeren Weg hätte eine kleinere Summe gehabt und wäre früher an "
               "der Reihe gewesen."),
              ("Weil er am Ende doch alle Zellen ansieht", "Er hat 38 von 108 angesehen."))),
    Words("Hier ist A* unterwegs. Die Warteschlange ist nach der Summe beider Zahlen geordnet."),
    Words("Die gierige Suche vergisst die erste Zahl. Sie nimmt immer die Zelle, die dem Ziel am "
          "nächsten aussieht. Sie sieht nur 31 Zellen an. Zähle die Schritte ihres Weges.",
          "Wie viele Schritte ist der Weg lang, den sie findet?"),
    Words("Die Flut ist sicher und einfach. Der Algorithmus von Dijkstra ist es auch bei Straßen "
          "beliebiger Länge. A* ist genauso sicher und schneller, wenn man weiß, wo das Ziel "
          "liegt. Die gierige Suche war hier am schnellsten, aber ihr Weg hat 27 Schritte statt "
          "19: Was man nicht ansieht, kann man nicht wissen."),
)

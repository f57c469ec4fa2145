"""The hand on the wall, in German."""

from maze.lessons.translated import Words

TITLE = "Die Hand an der Wand und wo sie versagt"
MOMENTS = (
    Words("Du stehst im Dunkeln in einem Labyrinth. Leg die linke Hand an die Wand und geh los, "
          "und nimm sie nie weg. Sieh dem Läufer zu: An jeder Abzweigung nimmt er den Weg, der am "
          "weitesten links liegt, und in einer Sackgasse dreht er um."),
    Words("Der Läufer ist angekommen. Der gefundene Weg ist ohne die Sackgassen gezeichnet, in die "
          "er geraten ist. Folge ihm mit dem Finger: Ein Schritt führt von einer Zelle zur "
          "nächsten.", "Wie viele Schritte ist der Weg lang?"),
    Words("Dieses Labyrinth hat keine Schleife: Es ist ein Spannbaum seiner Zellen.",
          "Warum kommt die Hand in einem solchen Labyrinth an jeder Zelle vorbei?", (
              ("Weil der Läufer Glück hat.", "Es klappt in jedem Labyrinth ohne Schleifen, von "
               "jeder Zelle aus."),
              ("Weil alle Wände zusammenhängen.", "Um eine Insel aus Wänden gäbe es eine Schleife. "
               "Ohne Inseln gibt es eine einzige lange Wand, und die Hand geht ganz an ihr "
               "entlang."),
              ("Weil sich der Läufer merkt, wo er war.", "Er merkt sich nichts: Die Hand "
               "genügt."))),
    Words("Hier wurden die Sackgassen geöffnet, also gibt es Schleifen. Der Läufer beginnt in der "
          "Mitte und will in die unterste Reihe.", "Wie geht es aus?", (
              ("Er kommt an, denn die linke Hand kommt immer an.", "Das galt ohne Schleifen. Hier "
               "stehen manche Wände von den anderen getrennt."),
              ("Er kommt dorthin zurück, wo er angefangen hat.", "Seine Hand liegt an einer Insel "
               "aus Wänden und führt um sie herum, immer wieder."),
              ("Er bleibt in einer Sackgasse stecken.", "Es gibt keine Sackgassen mehr."))),
    Words("Da geht er im Kreis: Die Wand an seiner Hand führt an 17 von 100 Zellen vorbei, und "
          "nicht am Ziel. Die Werkstatt bemerkt es, sobald der Läufer wieder so steht wie zuvor.",
          "Was würde ihm helfen?", (
              ("Länger weitergehen", "Er käme immer an denselben Zellen vorbei."),
              ("Die rechte Hand nehmen", "In diesem Labyrinth geht auch die rechte Hand im Kreis: "
               "Probier es in der Werkstatt aus."),
              ("Im richtigen Augenblick die Wand loslassen", "Das ist die Idee des Algorithmus von "
               "Pledge. Wann ist der richtige Augenblick?"))),
    Words("John Pledge war zwölf, als er die Antwort fand. Geh geradeaus, bis du auf eine Wand "
          "triffst. Dann folge ihr und zähle, wie oft du abbiegst: nach rechts eins dazu, nach "
          "links eins weg.", "Wann lässt der Läufer die Wand los?", (
              ("Wenn die Zählung wieder null ergibt", "Dann schaut er in die Richtung vom Anfang "
               "und ist nicht um die Insel gegangen. Er geht geradeaus und verlässt sie."),
              ("Wenn er viermal abgebogen ist", "Viermal rechts führt einmal herum. Dann wäre er, "
               "wo er war."),
              ("An der nächsten Ecke", "Er käme bald an dieselbe Insel zurück."))),
    Words("Für den Weg von Trémaux braucht man Kreide: Markiere jeden Gang an beiden Enden, wenn "
          "du hindurchgehst, und nimm nie einen, der zwei Marken hat. So kommt man in jedem "
          "Labyrinth an, mit oder ohne Schleifen, wo immer das Ziel liegt.\n\nEs gibt also drei "
          "Wege hinaus. Eine Hand genügt, wenn alle Wände zusammenhängen. Eine Hand und Zählen "
          "genügen bis zum Rand. Kreide genügt immer."),
)

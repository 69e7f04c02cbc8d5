"""Lines of those who are at home here: Eugen, Rösle, Jockel and Berta. In German they talk as one talks here."""

from __future__ import annotations

from typing import Final

from .occasions import Lines

EUGEN: Final[Lines] = {  # says little, takes much
    "greeting": (
        ("’s Gott.", "Evening.", "Buenas."),
        ("So.", "So.", "Pues."),
    ),
    "good_trick": (
        ("Mhm.", "Mhm.", "Ajá."),
        ("Guater Jahrgang.", "A good vintage.", "Buena cosecha."),
    ),
    "lost_trick": (
        ("Korkt.", "Corked.", "Sabe a corcho."),
        ("Schluck i halt.", "I’ll swallow it.", "Pues me la trago."),
    ),
    "own_pair": (
        ("Derf i vorstella.", "May I introduce.", "Os presento."),
        ("Ein Cuvée.", "A cuvée.", "Un buen coupage."),
    ),
    "their_pair": (
        ("Zom Wohl.", "Your health.", "Salud."),
        ("So so.", "Well, well.", "Vaya, vaya."),
    ),
    "won_deal": (
        ("Im Keller ond guat.", "In the cellar, safe.", "A la bodega."),
        ("Basst.", "That’ll do.", "Vale."),
    ),
    "lost_deal": (
        ("’s gibt au Frostjohr.", "Some years there’s frost.", "Hay años de helada."),
        ("Sauer.", "Sour.", "Agrio."),
    ),
    "aus_heard": (
        ("Scho gläsa?", "Harvest over?", "¿Ya vendimiado?"),
        ("Hajo.", "Ah well.", "Pues sí."),
    ),
    "gigackel": (
        ("Essig.", "Vinegar.", "Vinagre."),
        ("Net amol oin Stich.", "Not even one trick.", "Ni siquiera una baza."),
    ),
    "long_thought": (
        ("Der Wei wird warm.", "The wine is getting warm.", "El vino se calienta."),
        ("Reift no.", "Still maturing.", "Aún madura."),
    ),
    "nine_strokes": (("Neune. Hm.", "Nine. Hm.", "Nueve. Hm."),),
    "revenge": (
        ("No ois.", "One more.", "Otra."),
        ("I hock no guat.", "I’m sitting comfortably.", "Yo estoy bien sentado."),
    ),
}

ROESLE: Final[Lines] = {  # the landlady: knows every birthday
    "greeting": (
        ("Grüß Gott, was derf’s sei?", "Evening! What will you have?", "¡Buenas! ¿Qué os pongo?"),
        ("Hocket na, ’s isch eigschenkt.", "Sit down, it’s poured.", "Sentaos, ya está servido."),
        ("Heut wird net kocht, heut gaigelt.", "No cooking tonight. Cards.", "Hoy no cocino: hoy juego."),
    ),
    "good_trick": (
        ("Des geht aufs Haus.", "That’s on the house.", "Esto invita la casa."),
        ("Isch no a Nachschlag do?", "Any second helpings?", "¿Queda para repetir?"),
        ("I schreib’s an. Bei mir.", "I’ll put it on my own tab.", "Lo apunto. A mi favor."),
    ),
    "lost_trick": (
        ("Wohl bekomm’s.", "May it agree with you.", "Que aproveche."),
        ("Des isch abgräumt.", "Cleared away.", "Mesa recogida."),
        ("Trinkgeld gibt’s aber net.", "No tip for that, though.", "Pero sin propina."),
    ),
    "own_pair": (
        ("Saitawürscht kommet paarweis.", "Sausages come in pairs.", "Las salchichas, de dos en dos."),
        ("Doppelzimmer, bitte.", "A double room, please.", "Habitación doble, por favor."),
    ),
    "their_pair": (
        ("Hochzeit? I mach de Saal auf.", "A wedding? I’ll open the hall.", "¿Boda? Abro el salón."),
        ("I han’s euch agseha.", "I saw it coming, dears.", "Se os veía venir."),
    ),
    "won_deal": (
        ("Feierobend! Gwonna isch.", "Closing time, and we won.", "Se cierra, y ganamos."),
        ("So, jetz a Viertele.", "Now for a glass.", "Y ahora, un vinito."),
    ),
    "lost_deal": (
        ("Zahlt isch zahlt.", "Paid is paid.", "Pagado está."),
        ("I mach euch d’Rechnung.", "I’ll make out your bill.", "Ya os pasaré la cuenta."),
    ),
    "aus_heard": (
        ("Polizeistund, oder was?", "Closing time, is it?", "¿Qué, ya cerramos?"),
        ("Ond i han grad eigschenkt!", "And I had just poured!", "¡Y yo que acababa de servir!"),
    ),
    "gigackel": (
        ("Leere Teller. Alle.", "Empty plates. All of them.", "Platos vacíos. Todos."),
        ("Des schreib i in Kamin.", "That goes up in smoke.", "Eso ni lo apunto."),
    ),
    "long_thought": (
        ("Soll i’s Bett richta?", "Shall I make up the bed?", "¿Os preparo la cama?"),
        ("D’Küche macht glei zua.", "The kitchen is closing.", "La cocina cierra ya."),
    ),
    "nine_strokes": (
        ("Glei wird putzt. Mit Schürz.", "Cleaning soon. Apron on.", "Pronto a limpiar. Con delantal."),
        ("Oiner no, no isch d’Tafel voll.", "One more fills the slate.", "Una más y pizarra llena."),
    ),
    "revenge": (
        ("’s isch no koi Polizeistund.", "It isn’t closing time yet.", "Aún no es hora de cerrar."),
        ("Mir hen doch Zeit.", "We’ve got time, haven’t we?", "Si tenemos tiempo."),
    ),
}

JOCKEL: Final[Lines] = {  # the carpenter: measures twice, plays once
    "greeting": (
        ("Der Tisch isch von mir. Hebt.", "I made this table. It holds.", "La mesa la hice yo. Aguanta."),
        ("So, Hobel aus, Karta her!", "Plane down, cards out!", "¡Fuera cepillo, vengan cartas!"),
    ),
    "good_trick": (
        ("Zack! Sitzt, wackelt ond hot Luft.", "Bang! Fits like a dovetail.", "¡Zas! Encaja."),
        ("Auf Maß gsägt.", "Cut to measure.", "Cortado a medida."),
        ("Des war a Nagel mit Kopf.", "Hit it on the head.", "En todo el clavo."),
    ),
    "lost_trick": (
        ("Zwoimol gmessa, doch z’kurz.", "Measured twice, still too short.", "Medí dos veces. Y corta."),
        ("Wo ghobelt wird, falla Spä.", "Shavings will fall.", "Donde se lija cae serrín."),
    ),
    "own_pair": (
        ("Nut ond Feder.", "Tongue and groove.", "Machihembrados."),
        ("Gleimt ond gschraubt.", "Glued and screwed.", "Con cola y tornillo."),
    ),
    "their_pair": (
        ("Saubere Arbeit.", "Clean work.", "Trabajo fino."),
        ("Die hen gleimt.", "They’ve glued them.", "Esos van encolados."),
    ),
    "won_deal": (
        ("Des Ding steht!", "That one stands!", "¡Eso no se cae!"),
        ("Richtfest!", "Topping out!", "¡Bandera en el tejado!"),
    ),
    "lost_deal": (
        ("Brennholz.", "Firewood.", "Leña."),
        ("Verschnitt hot mr äwwel.", "There’s always some waste.", "Siempre hay recortes."),
    ),
    "aus_heard": (
        ("Obacht, der Tisch!", "Mind the table!", "¡Cuidado con la mesa!"),
        ("Klopfa kann der.", "A fine knock, that.", "Buen golpe, sí señor."),
    ),
    "gigackel": (
        ("Alles Sägmehl.", "All sawdust.", "Todo serrín."),
        ("Do hot’s Astlöcher ghabt.", "Full of knotholes, that was.", "Pura madera con nudos."),
    ),
    "long_thought": (
        ("Der Leim isch scho trocka.", "The glue has dried by now.", "La cola ya se ha secado."),
        ("I mess au zwoimol. Aber so?", "I measure twice. Not ten times.", "Yo mido dos veces, no diez."),
    ),
    "nine_strokes": (
        ("Do knackt ebbes im Gebälk.", "Something creaks up there.", "Algo cruje en las vigas."),
        ("Neune. Jetz wird gstützt.", "Nine. Time to prop it up.", "Nueve. Hay que apuntalar."),
    ),
    "revenge": (
        ("Nomol, aber mit Wasserwaag.", "Again, with a spirit level.", "Otra, pero con nivel."),
        ("I han no Holz.", "I’ve still got wood.", "Aún me queda madera."),
    ),
}

BERTA: Final[Lines] = {  # everybody's Ahne: counts every card and pretends to be knitting
    "greeting": (
        ("Fangt no a, i strick bloß.", "You start. I’m only knitting.", "Empezad, yo solo hago punto."),
        ("Wascht eure Händ, Kender.", "Wash your hands, children.", "Lavaos las manos, niños."),
    ),
    "good_trick": (
        ("Zwoi links, zwoi rechts, meiner.", "Knit two, purl two, mine.", "Dos del derecho, y mía."),
        ("Ach, isch der mir?", "Oh, is that mine?", "Ay, ¿esta es mía?"),
        ("Des gibt en Ärmel.", "That makes a sleeve.", "Ya tengo una manga."),
    ),
    "lost_trick": (
        ("A Masch isch gfalla.", "I dropped a stitch.", "Se me fue un punto."),
        ("Den merk i mir.", "I’ll remember that one.", "De esta me acordaré."),
    ),
    "own_pair": (
        ("Auf die goldene Hochzeit.", "To a golden wedding.", "Por las bodas de oro."),
        ("I kenn boide von kloi auf.", "I’ve known both since birth.", "Los conozco desde pequeños."),
    ),
    "their_pair": (
        ("Wia mei Karl ond i.", "Like my Karl and me.", "Como mi Karl y yo."),
        ("Die hen sich gsucht.", "They were made for each other.", "Tal para cual."),
    ),
    "won_deal": (
        ("Ond d’Sock isch au fertig.", "And the sock is done as well.", "Y el calcetín, terminado."),
        ("’s hot halt grad so baßt.", "It just happened to fit.", "Pues cuadró, ya ves."),
    ),
    "lost_deal": (
        ("Ufziaga, neu stricka.", "Unravel it, start anew.", "Se deshace y se vuelve a tejer."),
        ("Die Junge lernet’s au.", "The young ones are learning.", "Los jóvenes van aprendiendo."),
    ),
    "aus_heard": (
        ("Des zähl i aber noch.", "I’ll count that myself.", "Eso lo cuento yo."),
        ("Endlich. I wart scho lang.", "At last. I’ve been waiting.", "Por fin. Ya lo esperaba."),
    ),
    "gigackel": (
        ("Kalte Füaß, des gibt’s drvo.", "That gives you cold feet.", "Eso da frío en los pies."),
        ("So kalt war’s zletscht anno 56.", "Not so cold since ’56.", "Frío así, solo en el 56."),
    ),
    "long_thought": (
        ("Bis do han i en Schal.", "I’ll have a scarf by then.", "Me da tiempo a una bufanda."),
        ("I han Zeit. I be erscht 83.", "I’ve time. I’m only 83.", "Tengo tiempo: solo 83 años."),
    ),
    "nine_strokes": (
        ("Neune. Wia mei Enkel.", "Nine. Like my grandchildren.", "Nueve. Como mis nietos."),
        ("Jetz zähl i laut.", "Now I’m counting aloud.", "Ahora cuento en voz alta."),
    ),
    "revenge": (
        ("D’Woll langt no.", "There’s wool left.", "Todavía queda lana."),
        ("No a Reih.", "One more row.", "Una vuelta más."),
    ),
}

AT_HOME: Final[dict[str, Lines]] = {"eugen": EUGEN, "roesle": ROESLE, "jockel": JOCKEL, "berta": BERTA}

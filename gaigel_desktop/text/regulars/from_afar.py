"""Lines of those who come from elsewhere in the land: Lena, Karle, Özlem and Samuel."""

from __future__ import annotations

from typing import Final

from .occasions import Lines

LENA: Final[Lines] = {  # studies fossils; loses with a laugh, wins with a whoop
    "greeting": (
        ("Hallo! Omas Regeln, oder?", "Hello! Grandma’s rules, right?", "¡Hola! Reglas de la abuela, ¿no?"),
        ("Ich hab noch Staub an den Händen.", "Still dust on my hands.", "Aún tengo polvo en las manos."),
    ),
    "good_trick": (
        ("Juhu!", "Woohoo!", "¡Yuju!"),
        ("Ausgegraben!", "Dug up!", "¡Desenterrada!"),
        ("Oma wär stolz.", "Grandma would be proud.", "La abuela estaría orgullosa."),
    ),
    "lost_trick": (
        ("Ausgestorben.", "Extinct.", "Extinguida."),
        ("Haha, erwischt.", "Haha, got me.", "Jaja, me pillaste."),
        ("Das war mein schönstes Stück!", "My finest specimen!", "¡Mi mejor ejemplar!"),
    ),
    "own_pair": (
        ("Zwei aus einer Schicht!", "Two from one layer!", "¡Dos del mismo estrato!"),
        ("Ein Pärchen, komplett erhalten.", "A pair, fully preserved.", "Pareja, bien conservada."),
    ),
    "their_pair": (
        ("Oh, wie süß.", "Oh, how sweet.", "Oh, qué monos."),
        ("Seltener Fund!", "A rare find!", "¡Raro hallazgo!"),
    ),
    "won_deal": (
        ("Juchhu! Museumsreif!", "Whoop! One for the museum!", "¡Yuju! ¡De museo!"),
        ("Das erzähl ich in Tübingen.", "Wait till they hear of this.", "Esto lo cuento en Tubinga."),
    ),
    "lost_deal": (
        ("Na ja. Dinos ging’s schlimmer.", "Dinosaurs had it worse.", "Peor les fue a los dinos."),
        ("Haha, und noch ein Strich!", "Haha, another stroke!", "¡Jaja, otra raya!"),
    ),
    "aus_heard": (
        ("Was, jetzt schon?", "What, already?", "¿Cómo, ya?"),
        ("Meteorit!", "Meteorite!", "¡Meteorito!"),
    ),
    "gigackel": (
        ("Massensterben.", "Mass extinction.", "Extinción masiva."),
        ("Gar nichts gefunden. Nichts!", "Found nothing. Nothing!", "Ni un hueso. ¡Nada!"),
    ),
    "long_thought": (
        ("Ich denk in Jahrmillionen.", "I think in millions of years.", "Yo pienso en millones de años."),
        ("Versteinert?", "Fossilised?", "¿Fosilizado?"),
    ),
    "nine_strokes": (
        ("Letzte Schicht!", "The last layer!", "¡El último estrato!"),
        ("Neun? Oma, hilf!", "Nine? Grandma, help!", "¿Nueve? ¡Abuela!"),
    ),
    "revenge": (
        ("Noch eins! Bitte!", "Again! Please!", "¡Otra! ¡Por favor!"),
        ("Mein Zug geht erst um elf.", "My train leaves at eleven.", "Mi tren sale a las once."),
    ),
}

KARLE: Final[Lines] = {  # postman of eleven villages: carries all news
    "greeting": (
        ("Grüß Gott, d’Poscht isch do!", "Evening, the post is here!", "¡Buenas, llega el correo!"),
        ("Hen ihr’s scho ghört?", "Have you heard?", "¿Os habéis enterado?"),
        ("I hock. Älf Dörfer, meine Füaß!", "Oh, my feet. Eleven villages!", "¡Ay, mis pies! Once pueblos."),
    ),
    "good_trick": (
        ("Zugstellt!", "Delivered!", "¡Entregado!"),
        ("Do, an mi adressiert.", "See, it’s addressed to me.", "Mira, viene a mi nombre."),
        ("Des woiß morga der ganz Flecka.", "All the village will know.", "Mañana lo sabe el pueblo."),
    ),
    "lost_trick": (
        ("Empfänger verzoga.", "Gone away.", "Destinatario ausente."),
        ("Falsch zugstellt.", "Wrong address.", "Dirección equivocada."),
        ("Des bleibt aber onder ons.", "Let’s keep that to ourselves.", "Que no salga de aquí."),
    ),
    "own_pair": (
        ("Ihr hen’s zerscht von mir!", "You heard it here first!", "¡Primicia mía!"),
        ("I han’s em Dorf scho verzählt.", "I’ve told the village already.", "Ya lo conté en el pueblo."),
    ),
    "their_pair": (
        ("Des woiß i scho seit Mondag.", "I’ve known since Monday.", "Lo sé desde el lunes."),
        ("Mit wem? Des muss i verzähla!", "To whom? I must tell them all!", "¿Con quién? ¡Eso lo cuento!"),
    ),
    "won_deal": (
        ("Per Eilbot!", "By express!", "¡Urgente y certificado!"),
        ("Do schreib i a Kart drüber.", "I’ll write a postcard on that.", "Esto merece una postal."),
    ),
    "lost_deal": (
        ("Zrück an Absender.", "Return to sender.", "Devuelto al remitente."),
        ("Koi Nachricht, guate Nachricht.", "No news is good news.", "Sin noticias, buenas noticias."),
    ),
    "aus_heard": (
        ("Hosch du’s eilig!", "You’re in a hurry!", "¡Qué prisas!"),
        ("Des muss i em Lammwirt verzähla.", "The Lamb Inn must hear of this.", "Esto lo cuento en la fonda."),
    ),
    "gigackel": (
        ("Nix em Kaschta. Gar nix.", "Nothing in the box. Nothing.", "El buzón vacío. Vacío."),
        ("Des saget mir aber koim.", "We’ll tell nobody about this.", "Esto no se lo contamos a nadie."),
    ),
    "long_thought": (
        ("D’Poscht isch schneller.", "The post is faster.", "Hasta el correo va más rápido."),
        ("I verzähl so lang ebbes ...", "Meanwhile, a story ...", "Mientras os cuento algo ..."),
    ),
    "nine_strokes": (
        ("Neune! Des wird a Neuigkeit.", "Nine! That will be news.", "¡Nueve! Menuda noticia."),
        ("Schlagzeil: Heut wird putzt.", "Headline: they’re cleaning.", "Titular: hoy se limpia."),
    ),
    "revenge": (
        ("Wird nochgschickt.", "To be forwarded.", "Se reenvía."),
        ("No oine, no geh i. Ehrlich.", "One more, then I go. Honest.", "Otra y me voy. De verdad."),
    ),
}

OEZLEM: Final[Lines] = {  # master brewer from Ulm: patient as yeast until the last trick
    "greeting": (
        ("Guten Abend. Ruhig anfangen.", "Good evening. No hurry.", "Buenas noches. Con calma."),
        ("Das Fass ist angestochen.", "The barrel is tapped.", "El barril está abierto."),
    ),
    "good_trick": (
        ("Gut Ding braucht Hefe.", "Good things need yeast.", "Lo bueno pide levadura."),
        ("Schön abgefüllt.", "Nicely bottled.", "Bien embotellada."),
    ),
    "lost_trick": (
        ("Nur der Schaum.", "Only the froth.", "Solo era espuma."),
        ("Abwarten.", "Wait and see.", "Paciencia."),
    ),
    "own_pair": (
        ("Hopfen und Malz.", "Hops and malt.", "Lúpulo y malta."),
        ("Gut gelagert, die beiden.", "Well matured, those two.", "Bien reposados los dos."),
    ),
    "their_pair": (
        ("Prost, ihr zwei.", "Cheers, you two.", "Salud a los dos."),
        ("Es gärt.", "It’s fermenting.", "Esto fermenta."),
    ),
    "won_deal": (
        ("Ausgereift.", "Fully matured.", "En su punto."),
        ("Geduld zahlt sich aus.", "Patience pays.", "La paciencia compensa."),
    ),
    "lost_deal": (
        ("Ein Sud geht mal daneben.", "Now and then a brew goes wrong.", "A veces sale mal la cerveza."),
        ("Der nächste wird klarer.", "The next will be clearer.", "La próxima, más clara."),
    ),
    "aus_heard": (
        ("Zu früh gezapft?", "Tapped too early?", "¿No es pronto para el grifo?"),
        ("Zähl in Ruhe.", "Count at your leisure.", "Cuenta con calma."),
    ),
    "gigackel": (
        ("Hopfen und Malz verloren.", "Hops and malt both lost.", "Ni lúpulo ni malta."),
        ("Das Fass war leer.", "The barrel was empty.", "El barril estaba vacío."),
    ),
    "long_thought": (
        ("Lass es ruhig gären.", "Let it ferment.", "Déjalo fermentar."),
        ("Gut Bier braucht Wochen.", "Good beer takes weeks.", "La buena cerveza tarda."),
    ),
    "nine_strokes": (
        ("Kurz vor dem Überschäumen.", "About to foam over.", "A punto de rebosar."),
        ("Jetzt die Temperatur halten.", "Keep the temperature now.", "Mantened la temperatura."),
    ),
    "revenge": (
        ("Noch ein Fässle.", "Another keg.", "Otro barrilito."),
        ("Gern. Ich hab Geduld.", "Gladly. I’ve patience.", "Encantada. Paciencia tengo."),
    ),
}

SAMUEL: Final[Lines] = {  # teaches mathematics; explains the odds to everybody
    "greeting": (
        ("Fünf Karten aus 48. Spannend!", "Five of 48 cards. Thrilling!", "Cinco de 48. ¡Qué emoción!"),
        ("Guten Abend. Wer rechnet mit?", "Evening. Who’s counting?", "Buenas. ¿Quién echa cuentas?"),
    ),
    "good_trick": (
        ("Quod erat demonstrandum.", "Quod erat demonstrandum.", "Quod erat demonstrandum."),
        ("Statistisch war ich dran.", "Statistically it was my turn.", "Por estadística me tocaba."),
        ("Geht auf.", "It works out.", "Sale exacto."),
    ),
    "lost_trick": (
        ("Ein Ausreißer.", "An outlier.", "Un valor atípico."),
        ("Rechenfehler. Meiner.", "A slip. Mine.", "Error de cálculo. Mío."),
        ("Das war unwahrscheinlich!", "That was improbable!", "¡Eso era improbable!"),
    ),
    "own_pair": (
        ("Eins plus eins, ganz einfach.", "One and one, quite simple.", "Uno más uno, muy sencillo."),
        ("Eine gerade Zahl!", "An even number!", "¡Número par!"),
    ),
    "their_pair": (
        ("Paarbildung, Klasse fünf.", "Pairing up: first lesson.", "Emparejar: tema uno."),
        ("Schöne Symmetrie.", "Nice symmetry.", "Bonita simetría."),
    ),
    "won_deal": (
        ("Ich hätte es beweisen können.", "I could have proved it.", "Podría haberlo demostrado."),
        ("Erwartungswert: gut.", "Expected value: good.", "Valor esperado: bueno."),
    ),
    "lost_deal": (
        ("Auf lange Sicht gleicht es sich.", "It evens out in the long run.", "A la larga se compensa."),
        ("Stichprobe zu klein.", "The sample is too small.", "Muestra pequeña."),
    ),
    "aus_heard": (
        ("Moment, ich rechne nach.", "Wait, let me check that.", "Un momento, lo compruebo."),
        ("Hundertein ist prim. Schön.", "101 is prime. Lovely.", "101 es primo. Precioso."),
    ),
    "gigackel": (
        ("Durch null darf man nicht teilen.", "You can’t divide by zero.", "Entre cero no se divide."),
        ("Null Stiche. Leere Menge.", "No tricks. The empty set.", "Cero bazas. Conjunto vacío."),
    ),
    "long_thought": (
        ("Ich tippe: noch drei Sekunden.", "My guess: three more seconds.", "Calculo tres segundos más."),
        ("Zähl leise, bitte.", "Count quietly, please.", "Cuenta en voz baja."),
    ),
    "nine_strokes": (
        ("Neun ist drei zum Quadrat.", "Nine is three squared.", "Nueve es tres al cuadrado."),
        ("Grenzwert fast erreicht.", "Approaching the limit.", "Nos acercamos al límite."),
    ),
    "revenge": (
        ("Mehr Daten! Noch eine Partie.", "More data! Another match.", "¡Más datos! Otra partida."),
        ("Ein Versuch ist kein Versuch.", "One trial is no trial.", "Un ensayo no basta."),
    ),
}

FROM_AFAR: Final[dict[str, Lines]] = {"lena": LENA, "karle": KARLE, "oezlem": OEZLEM, "samuel": SAMUEL}

extension Lexicon {
  /// The words of German.
  static let german: Lexicon = {
    var words = Lexicon()
    words.leaving = ["schließen", "zurück", "abbrechen"]
    words.answering = ["fertig", "überspringen", "nicht jetzt", "später", "nein", "verstanden"]
    words.actions = ["aktion", "mehr"]
    words.mistakes = [
      "fehler", "ungültig", "falsch", "erforderlich", "stimmt nicht", "zu kurz", "zu lang",
    ]
    words.forms = ["felder", "formular"]
    words.targets = [
      "hier klicken", "hier tippen", "hier", "mehr", "mehr lesen", "weiterlesen", "mehr erfahren",
      "mehr anzeigen", "seite",
    ]
    words.templates = ["schaltfläche", "titel", "untertitel", "platzhalter"]
    words.templateCaptions = ["titel"]
    words.gestures = [
      "doppeltippen", "tippen sie", "wischen sie", "klicken sie", "drücken sie", "gedrückt halten",
      "hier klicken", "hier tippen",
    ]
    words.gestureVerbs = ["tippen", "wischen", "drücken", "klicken", "ziehen"]
    words.money = ["franken", "chf"]
    words.onOff = ["ein", "aus", "eingeschaltet", "ausgeschaltet"]
    words.images = ["bild", "grafik", "foto"]
    words.headings = ["überschrift"]
    words.contents = ["foto"]
    words.roles = [
      .button: ["schaltfläche"],
      .toggle: ["schalter"],
      .slider: ["schieberegler", "regler"],
      .adjustable: ["schieberegler"],
      .field: ["feld", "textfeld"],
      .searchField: ["feld"],
    ]
    words.decrease = ["verringern", "weniger", "entfernen"]
    words.increase = ["erhöhen", "mehr", "hinzufügen"]
    words.rating = ["stern", "sterne", "herz"]
    words.decoration = ["trenner", "linie"]
    words.backdrop = ["hintergrund"]
    words.selected = ["ausgewählt", "markiert"]
    words.disabled = ["deaktiviert"]
    words.expanded = ["erweitert"]
    words.collapsed = ["reduziert"]
    words.on = ["ein", "eingeschaltet"]
    words.off = ["aus", "ausgeschaltet"]
    words.selectedStems = ["ausgewählt"]
    words.loading = ["laden", "lädt", "bitte warten"]
    words.search = ["suche", "suchen"]
    words.copying = ["kopieren"]
    words.badges = [
      "new": ["Neu"],
      "sale": ["Angebot", "rabatt"],
      "hot": ["Beliebt", "scharf"],
    ]
    words.commands = [
      "zurück gehen", "zurückgehen", "öffnen", "tippen", "nach oben scrollen",
      "nach unten scrollen", "namen einblenden", "namen ausblenden", "zahlen einblenden",
      "zahlen ausblenden", "raster einblenden", "raster ausblenden", "alles auswählen",
    ]
    words.abbreviations = [
      "str", "nr", "usw", "bzw", "ca", "std", "tel", "z.b", "d.h", "inkl", "zzgl", "mio", "mrd",
    ]
    return words
  }()
}

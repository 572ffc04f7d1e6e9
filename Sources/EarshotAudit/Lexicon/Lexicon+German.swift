extension Lexicon {
  /// The words of German.
  static let german = Lexicon(
    [
      .leaving: ["schließen", "zurück", "abbrechen"],
      .answering: ["fertig", "überspringen", "nicht jetzt", "später", "nein", "verstanden"],
      .actions: ["aktion", "mehr"],
      .mistakes: [
        "fehler", "ungültig", "falsch", "erforderlich", "stimmt nicht", "zu kurz", "zu lang",
      ],
      .forms: ["felder", "formular"],
      .targets: [
        "hier klicken", "hier tippen", "hier", "mehr", "mehr lesen", "weiterlesen", "mehr erfahren",
        "mehr anzeigen", "seite",
      ],
      .templates: ["schaltfläche", "titel", "untertitel", "platzhalter"],
      .templateCaptions: ["titel"],
      .openEnds: ["von", "bis", "für", "mit", "aus", "zu", "an", "auf", "um"],
      .works: ["album", "lied", "film", "buch", "roman", "spiel", "band", "serie"],
      .commands: [
        "menü", "weiter", "zurück", "fertig", "abbrechen", "suche", "suchen", "kaufen", "senden",
        "teilen", "löschen", "öffnen", "heute", "ja", "nein", "mehr", "hilfe", "start", "stopp",
      ],
      .magicTap: ["doppeltippen mit zwei fingern", "mit zwei fingern doppeltippen"],
      .gestures: [
        "doppeltippen", "tippen sie", "wischen sie", "klicken sie", "drücken sie",
        "gedrückt halten",
        "hier klicken", "hier tippen",
      ],
      .gestureVerbs: ["tippen", "wischen", "drücken", "klicken", "ziehen"],
      .money: ["franken", "chf"],
      .onOff: ["ein", "aus", "eingeschaltet", "ausgeschaltet"],
      .images: ["bild", "grafik", "foto"],
      .headings: ["überschrift"],
      .contents: ["foto"],
      .decrease: ["verringern", "weniger", "entfernen"],
      .increase: ["erhöhen", "mehr", "hinzufügen"],
      .rating: ["stern", "sterne", "herz"],
      .decoration: ["trenner", "linie"],
      .backdrop: ["hintergrund"],
      .selected: ["ausgewählt", "markiert"],
      .disabled: ["deaktiviert"],
      .expanded: ["erweitert"],
      .collapsed: ["reduziert"],
      .on: ["ein", "eingeschaltet"],
      .off: ["aus", "ausgeschaltet"],
      .selectedStems: ["ausgewählt"],
      .loading: ["laden", "lädt", "bitte warten"],
      .search: ["suche", "suchen"],
      .copying: ["kopieren"],
      .abbreviations: [
        "str", "nr", "usw", "bzw", "ca", "std", "tel", "z.b", "d.h", "inkl", "zzgl", "mio", "mrd",
      ],
    ],
    roles: [
      .button: ["schaltfläche"],
      .toggle: ["schalter"],
      .slider: ["schieberegler", "regler"],
      .adjustable: ["schieberegler"],
      .field: ["feld", "textfeld"],
      .searchField: ["feld"],
    ],
    badges: [
      "new": ["Neu"],
      "sale": ["Angebot", "rabatt"],
      "hot": ["Beliebt", "scharf"],
    ])
}

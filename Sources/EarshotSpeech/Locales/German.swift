extension Phrasebook {
  /// German, from the string tables of AccessibilitySnapshot with their misspellings mended.
  ///
  /// Nouns keep their capital inside a caption. The radio button and the phrases that the public
  /// tables lack are marked unverified.
  static let german = Phrasebook(language: "de", status: .verified) { phrase in
    switch phrase {
    case .selected: .sentence("Auswahl.")
    case .notEnabled: .lowercased("Grau dargestellt.")
    case .switchOn: .lowercased("Ein.")
    case .switchOff: .lowercased("Aus.")
    case .switchMixed: .lowercased("Gemischt.")
    case .isEditing: .sentence("Bearbeiten")
    case .characterMode: .sentence("Zeichenmodus.", isVerified: false)
    case .insertionPointAtStart: .sentence("Einfügemarke am Anfang.", isVerified: false)
    case .insertionPointAtEnd: .sentence("Einfügemarke am Ende.", isVerified: false)
    case .possibly: .lowercased("Möglicherweise")
    case .possibleText(let text): .lowercased("Möglicher Text: \(text)", isVerified: false)
    case .imageDescription(let text): .lowercased("Bildbeschreibung: \(text)", isVerified: false)
    case .characters(let count): .sentence("\(count) Zeichen", isVerified: false)
    case .web(let phrase): WebPhrasebook.german(phrase)
    case .expanded: .lowercased("Erweitert.")
    case .collapsed: .lowercased("Reduziert.")
    case .button: .sentence("Taste.")
    case .backButton: .sentence("Zurück Taste.").withCaption("Zurück-Taste")
    case .switchButton: .sentence("Umschalttaste.")
    case .tab: .sentence("Tabulator.")
    case .textField: .sentence("Textfeld.")
    case .secureTextField: .sentence("Sicheres Textfeld.").withCaption("sicheres Textfeld")
    case .pickerItem: .sentence("Auswahlobjekt.", isVerified: false)
    case .heading: .sentence("Überschrift.")
    case .link: .sentence("Hyperlink.")
    case .visited: .lowercased("Besucht.", isVerified: false)
    case .adjustable: .lowercased("Einstellbar.")
    case .image: .sentence("Bild.")
    case .searchField: .sentence("Suchfeld.")
    case .radioButton: .sentence("Optionsfeld.", isVerified: false)
    case .statusBarItem: .sentence("Statusleistenobjekt.", isVerified: false)
    case .inactive: .lowercased("Inaktiv.", isVerified: false)
    case .footer: .sentence("Fußzeile.", isVerified: false)
    case .draggable: .lowercased("Draggable.")
    case .learning: .sentence("Lernen.", isVerified: false)
    case .popupButton: .sentence("Einblendtaste.", isVerified: false)
    case .maths: .sentence("Mathematik.", isVerified: false)
    case .folder: .sentence("Ordner.", isVerified: false)
    case .menuItem: .sentence("Menüobjekt.", isVerified: false)
    case .videoPlayback: .sentence("Videowiedergabe.", isVerified: false)
    case .icon: .sentence("Symbol.", isVerified: false)
    case .position(let index, let count): .sentence("\(index) von \(count).")
    case .listStart: .sentence("Anfang der Liste.")
    case .listEnd: .sentence("Ende der Liste.")
    case .landmarkStart: .sentence("Orientierungspunkt.")
    case .landmarkEnd:
      Wording("Ende.", caption: "Ende des Orientierungspunkts", isVerified: false)
    case .row(let row): .sentence("Zeile \(row).")
    case .column(let column): .sentence("Spalte \(column).")
    case .rowSpan(let rows): .lowercased("Umfasst \(rows) Zeilen.")
    case .columnSpan(let columns): .lowercased("Umfasst \(columns) Spalten.")
    case .tabBar: .sentence("Tableiste.", isVerified: false)
    case .adjustHint:
      .sentence("Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.")
    case .toggleHint: .sentence("Zum Umschalten Doppeltippen.")
    case .editHint: .sentence("Zum Bearbeiten doppeltippen.")
    case .editingHint: .sentence("Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden")
    case .collapseHint: .sentence("Doppeltippen zum Reduzieren.")
    case .expandHint: .sentence("Doppeltippen zum Erweitern.")
    case .popupHint: .sentence("Zum Aktivieren der Auswahl doppeltippen.", isVerified: false)
    case .reorderHint:
      .sentence(
        "Doppeltippen und halten, auf den Ton warten, dann zum Neuanordnen ziehen",
        isVerified: false)
    case .rotorHint(let name):
      .sentence("Den Rotor für den Zugriff auf „\(name)“ verwenden", isVerified: false)
    case .actionsAvailable: .sentence("Aktionen verfügbar")
    case .moreContentAvailable:
      Wording("Weiterhin inhalte verfügbar", caption: "Weiterhin Inhalte verfügbar")
    case .back: .sentence("Zurück")
    case .activate: .sentence("Aktivieren", isVerified: false)
    case .decrement: .sentence("Verringern", isVerified: false)
    case .increment: .sentence("Erhöhen", isVerified: false)
    case .inProgress: .sentence("In Bearbeitung", isVerified: false)
    case .progressHalted: .sentence("Fortschritt angehalten", isVerified: false)
    case .items(let count):
      .sentence(count == 1 ? "1 Objekt" : "\(count) Objekte", isVerified: false)
    case .page(let page, let count): .sentence("Seite \(page) von \(count)", isVerified: false)
    case .rows(let first, let last, let count):
      .sentence("Zeilen \(first) bis \(last) von \(count)", isVerified: false)
    case .undone: .sentence("Widerrufen", isVerified: false)
    case .shortcutSheet: .sentence("Bedienungshilfen-Kurzbefehle", isVerified: false)
    case .shortcut(let name): .sentence(shortcut(name), isVerified: false)
    case .cancel: .sentence("Abbrechen", isVerified: false)
    case .chart(let phrase): .sentence(chart(phrase), isVerified: false)
    case .rotor(let name): rotorGerman(name)
    case .gesture(let name): .sentence(gesture(name), isVerified: false)
    case .languageName(let tag): languageGerman(tag)
    case .capital(let letter): .sentence("groß \(letter)", isVerified: false)
    case .standardTyping: .sentence("Standardeingabe", isVerified: false)
    case .touchTyping: .sentence("Tippen durch Berühren", isVerified: false)
    case .directTyping: .sentence("Direkte Eingabe", isVerified: false)
    case .space: .sentence("Leerzeichen", isVerified: false)
    case .newLine: .sentence("Neue Zeile", isVerified: false)
    case .off: .sentence("Aus", isVerified: false)
    case .on: .sentence("Ein", isVerified: false)
    case .appNotAnswering: .sentence("Die App antwortet nicht", isVerified: false)
    case .speech(let isOn):
      .sentence(isOn ? "Sprachausgabe ein" : "Sprachausgabe aus", isVerified: false)
    case .screenCurtain(let isOn):
      .sentence(isOn ? "Bildschirmvorhang ein" : "Bildschirmvorhang aus", isVerified: false)
    case .itemChooser(let count): .sentence("Objektauswahl, \(count) Objekte", isVerified: false)
    case .gesturePractice(let isOn):
      .sentence(isOn ? "Gestenübung ein" : "Gestenübung aus", isVerified: false)
    }
  }
}

/// The features of the sheet of shortcuts in German.
private func shortcut(_ name: ShortcutName) -> String {
  switch name {
  case .voiceOver: "VoiceOver"
  case .voiceControl: "Sprachsteuerung"
  case .switchControl: "Schaltersteuerung"
  case .zoom: "Zoom"
  case .magnifier: "Lupe"
  case .assistiveTouch: "AssistiveTouch"
  case .colorFilters: "Farbfilter"
  }
}

/// Words about charts in German.
private func chart(_ phrase: ChartPhrase) -> String {
  switch phrase {
  case .describe: "Diagramm beschreiben"
  case .playAudioGraph: "Audiographik wiedergeben"
  case .details: "Diagrammdetails"
  case .xAxis: "X-Achse"
  case .yAxis: "Y-Achse"
  case .span(let first, let last): "von \(first) bis \(last)"
  case .series(let count): count == 1 ? "1 Datenreihe" : "\(count) Datenreihen"
  case .points(let count): count == 1 ? "1 Datenpunkt" : "\(count) Datenpunkte"
  case .lowest: "Niedrigster Wert"
  case .highest: "Höchster Wert"
  }
}

/// The names of rotor modes in German.
private func rotorGerman(_ name: RotorName) -> Wording {
  switch name {
  case .characters: .sentence("Zeichen", isVerified: false)
  case .words: .sentence("Wörter", isVerified: false)
  case .lines: .sentence("Zeilen", isVerified: false)
  case .headings: .sentence("Überschriften", isVerified: false)
  case .links: .sentence("Links", isVerified: false)
  case .visitedLinks: .sentence("Besuchte Links", isVerified: false)
  case .unvisitedLinks: .sentence("Nicht besuchte Links", isVerified: false)
  case .inPageLinks: .sentence("Links auf dieser Seite", isVerified: false)
  case .formControls: .sentence("Formularsteuerelemente", isVerified: false)
  case .buttons: .sentence("Tasten", isVerified: false)
  case .textFields: .sentence("Textfelder", isVerified: false)
  case .searchFields: .sentence("Suchfelder", isVerified: false)
  case .images: .sentence("Bilder", isVerified: false)
  case .tables: .sentence("Tabellen", isVerified: false)
  case .lists: .sentence("Listen", isVerified: false)
  case .landmarks: .sentence("Orientierungspunkte", isVerified: false)
  case .containers: .sentence("Container", isVerified: false)
  case .staticText: .sentence("Statischer Text", isVerified: false)
  case .sameItem: .sentence("Gleiches Objekt", isVerified: false)
  case .verticalNavigation: .sentence("Vertikale Navigation", isVerified: false)
  case .adjustValue: .sentence("Wert anpassen", isVerified: false)
  case .actions: .sentence("Aktionen", isVerified: false)
  case .moreContent: .sentence("Mehr Inhalt", isVerified: false)
  case .audioGraph: .sentence("Audiographik", isVerified: false)
  case .speechRate: .sentence("Sprechtempo", isVerified: false)
  case .volume: .sentence("Lautstärke", isVerified: false)
  case .punctuation: .sentence("Satzzeichen", isVerified: false)
  case .language: .sentence("Sprache", isVerified: false)
  case .hints: .sentence("Hinweise", isVerified: false)
  case .verbosity: .sentence("Ausführlichkeit", isVerified: false)
  case .typingMode: .sentence("Tippmodus", isVerified: false)
  case .sounds: .sentence("Töne", isVerified: false)
  case .audioDucking: .sentence("Audio-Ducking", isVerified: false)
  case .brailleInput: .sentence("Braille-Eingabe", isVerified: false)
  case .imageDescriptions: .sentence("Bildbeschreibungen", isVerified: false)
  }
}

/// The names of languages in German; of others the tag.
private func languageGerman(_ tag: String) -> Wording {
  switch tag {
  case "en": .sentence("Englisch", isVerified: false)
  case "ru": .sentence("Russisch", isVerified: false)
  case "de": .sentence("Deutsch", isVerified: false)
  default: .sentence(tag, isVerified: false)
  }
}

/// What gestures are called in German, and what they do.
private func gesture(_ name: GestureName) -> String {
  switch name {
  case .touch: "Berühren mit einem Finger, geht zum Objekt darunter"
  case .lift: "Finger gehoben"
  case .singleTap: "Einmal tippen, liest das Objekt noch einmal"
  case .doubleTap: "Doppeltippen, aktivieren"
  case .tripleTap: "Dreifachtippen, doppelt auf das Objekt tippen"
  case .doubleTapAndHold: "Doppeltippen und halten, langes Drücken"
  case .doubleTapAndDrag: "Doppeltippen und ziehen, Objekt ziehen"
  case .splitTap: "Tippen mit einem zweiten Finger, aktivieren"
  case .swipeRight: "Nach rechts streichen, nächstes Objekt"
  case .swipeLeft: "Nach links streichen, vorheriges Objekt"
  case .swipeUp: "Nach oben streichen, Wert oder Rotor ändern"
  case .swipeDown: "Nach unten streichen, Wert oder Rotor ändern"
  case .twoFingerTap: "Tippen mit zwei Fingern, Sprache anhalten oder fortsetzen"
  case .magicTap: "Doppeltippen mit zwei Fingern, Hauptfunktion"
  case .twoFingerTripleTap: "Dreifachtippen mit zwei Fingern, Objektauswahl"
  case .twoFingerDoubleTapAndHold: "Doppeltippen mit zwei Fingern und halten, Objekt benennen"
  case .twoFingerSwipeUp: "Mit zwei Fingern nach oben streichen, alles von oben lesen"
  case .twoFingerSwipeDown: "Mit zwei Fingern nach unten streichen, alles ab hier lesen"
  case .twoFingerSwipeLeft: "Mit zwei Fingern nach links streichen"
  case .twoFingerSwipeRight: "Mit zwei Fingern nach rechts streichen"
  case .scrub: "Mit zwei Fingern hin und her streichen, zurück"
  case .rotateClockwise: "Zwei Finger im Uhrzeigersinn drehen, nächste Rotoreinstellung"
  case .rotateCounterclockwise:
    "Zwei Finger gegen den Uhrzeigersinn drehen, vorherige Rotoreinstellung"
  case .threeFingerTap: "Tippen mit drei Fingern, aktuelle Position"
  case .threeFingerDoubleTap: "Doppeltippen mit drei Fingern, Sprache aus oder ein"
  case .threeFingerTripleTap: "Dreifachtippen mit drei Fingern, Bildschirmvorhang aus oder ein"
  case .threeFingerSwipeLeft: "Mit drei Fingern nach links streichen, nach rechts blättern"
  case .threeFingerSwipeRight: "Mit drei Fingern nach rechts streichen, nach links blättern"
  case .threeFingerSwipeUp: "Mit drei Fingern nach oben streichen, nach unten blättern"
  case .threeFingerSwipeDown: "Mit drei Fingern nach unten streichen, nach oben blättern"
  case .fourFingerTapTop: "Tippen mit vier Fingern oben, erstes Objekt"
  case .fourFingerTapBottom: "Tippen mit vier Fingern unten, letztes Objekt"
  case .fourFingerDoubleTap: "Doppeltippen mit vier Fingern, Gestenübung"
  case .fourFingerSwipeLeft: "Mit vier Fingern nach links streichen, nächste App"
  case .fourFingerSwipeRight: "Mit vier Fingern nach rechts streichen, vorherige App"
  case .strongPress: "Festerer Druck, Vorschau"
  case .shake: "Schütteln, widerrufen"
  case .home: "Vom unteren Rand nach oben, Home-Bildschirm"
  case .appSwitcher: "Vom unteren Rand weiter nach oben, App-Umschalter"
  }
}

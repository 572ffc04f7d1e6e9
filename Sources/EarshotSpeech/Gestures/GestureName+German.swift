/// What gestures are called in German, and what they do; the words are ours.
func gestureGerman(_ name: GestureName) -> Wording {
  .sentence(words(name), isVerified: false)
}

private func words(_ name: GestureName) -> String {
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
  case .home: "Vom unteren Rand nach oben, Home-Bildschirm"
  case .appSwitcher: "Vom unteren Rand weiter nach oben, App-Umschalter"
  }
}

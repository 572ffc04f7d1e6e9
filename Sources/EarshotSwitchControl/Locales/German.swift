import EarshotTree

extension SwitchPhrasebook {
  /// German; no public source shows the menu in German, so the words are proposed.
  package static let german = SwitchPhrasebook(language: "de") { phrase in
    switch phrase {
    case .tap: .proposed("Tippen")
    case .increment: .proposed("Erhöhen")
    case .decrement: .proposed("Verringern")
    case .scroll: .proposed("Scrollen")
    case .back: .proposed("Zurück")
    case .gestures: .proposed("Gesten")
    case .doubleTap: .proposed("Doppeltippen")
    case .longPress: .proposed("Tippen und halten")
    case .drag(let name): .proposed("Ziehen: \(name)")
    case .scrollDirection(let direction): .proposed("Nach \(word(of: direction.opposite)) scrollen")
    case .flick(let direction): .proposed("Nach \(word(of: direction)) streichen")
    case .editing: .proposed("Bearbeiten")
    case .deleteBackward: .proposed("Zeichen löschen")
    case .clear: .proposed("Alles löschen")
    case .dictate: .proposed("Diktat")
    case .endEditing: .proposed("Fertig")
    case .refine: .proposed("Auswahl verfeinern")
    case .device: .proposed("Gerät")
    case .home: .proposed("Home")
    case .appSwitcher: .proposed("App-Umschalter")
    case .settings: .proposed("Einstellungen")
    case .pointMode: .proposed("Punktmodus")
    case .itemMode: .proposed("Objektmodus")
    case .faster: .proposed("Schneller")
    case .slower: .proposed("Langsamer")
    case .groups(true): .proposed("Gruppen ein")
    case .groups(false): .proposed("Gruppen aus")
    case .more: .proposed("Mehr")
    case .leaveMenu: .proposed("Menü verlassen")
    case .exitGroup: .proposed("Gruppe verlassen")
    case .menuIcon: .proposed("Scannermenü")
    case .nothingHappened: .proposed("Nichts ist geschehen")
    case .appNotAnswering: .proposed("Die App antwortet nicht")
    case .scanningStopped: .proposed("Scannen beendet")
    case .wait(let seconds, let name):
      .proposed("\(seconds) s " + (name.isEmpty ? "" : "auf „\(name)“ ") + "warten")
    case .press(let pressed, let times):
      .proposed("„\(word(of: pressed))“ drücken" + (times > 1 ? " (\(times)-mal)" : ""))
    }
  }

  private static func word(of direction: ScrollDirection) -> String {
    switch direction {
    case .left: "links"
    case .right: "rechts"
    case .up: "oben"
    case .down: "unten"
    case .next: "vorn"
    case .previous: "hinten"
    }
  }

  private static func word(of pressed: Switch) -> String {
    switch pressed {
    case .select: "Auswählen"
    case .next: "Nächstes"
    case .previous: "Voriges"
    case .scannerMenu: "Menü"
    case .tap: "Tippen"
    case .stopScanning: "Anhalten"
    case .startScanning: "Beginnen"
    }
  }
}

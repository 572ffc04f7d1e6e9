import EarshotStrings

extension Rule {
  static let placeholderMismatch = Rule(
    "placeholder-mismatch", .localization, .error, .high, .hard,
    "A translation takes other arguments than the text it translates.",
    what: "“{key}” takes {found} in the language {language}, and {expected} in the source",
    why:
      "a number or a name is missing from what is heard, is heard as rubbish, or the app crashes",
    advice:
      "write the same arguments, {expected}; give them numbers, such as %1$@, when their order changes",
    references: [
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Strings/Articles/formatSpecifiers.html"
    ],
    supersededBy: ["stringsdict-invalid"],
    fails: """
      strings en
      "delete" "Delete %@"
      strings ru
      ▼ "delete" "Удалить"
      --- strings en
      "moved" "%@ moved %d files"
      strings de
      ▼ "moved" "%d Dateien von %@ bewegt"
      --- strings en
      "left" one "%d day left" other "%d days left"
      strings ru
      ▼ "left" one "Остался %@ день" few "Осталось %@ дня" many "Осталось %@ дней" other "%@ дня"
      """,
    passes: """
      --- Another order with numbers is right.
      strings en
      "moved" "%@ moved %d files"
      strings de
      "moved" "%2$d Dateien von %1$@ bewegt"
      --- One form may leave the number out.
      strings en
      "left" one "One day left" other "%d days left"
      strings ru
      "left" one "Остался %d день" few "Осталось %d дня" many "Осталось %d дней" other "%d дня"
      --- A percent sign before a space is a percent sign.
      strings en
      "juice" "100% of juice"
      strings ru
      "juice" "100 % сока"
      --- strings en
      "used" "%lu of %ld used"
      strings ru
      "used" "Занято %d из %d"
      """,
    check: .strings { run in
      let source = run.strings.sourceLanguage
      for entry in run.strings.entries {
        let originals = entry.texts(in: source)
        var expected = originals.map(\.arguments)
        if entry.texts.allSatisfy({ $0.format == .xcstrings }) {
          // The key is what code passes the arguments to.
          let key = FormatArguments([FormatString(entry.key)])
          if originals.isEmpty || !key.isEmpty { expected.append(key) }
        }
        guard let first = expected.first else { continue }
        for text in entry.texts where text.language != source {
          let found = text.arguments
          // The same key may have a text and forms in two files; either may be translated.
          let isRight =
            expected.contains { found.agrees(with: $0) }
            || originals.contains(where: \.takesNothing) && text.onlyChooses
          let leaf = text.content.isVaried ? nil : text.leaves.first
          run.take(
            isRight
              ? .pass
              : .fail(
                leaf, ["found": .text(found.description), "expected": .text(first.description)]),
            on: text)
        }
      }
    })
}

/// The arguments that a text takes, by number.
private struct FormatArguments: CustomStringConvertible {
  private var slots: [Int: FormatString.Slot] = [:]
  /// The arguments that every form takes, apart from endings of words.
  private var always: Set<Int> = []

  var isEmpty: Bool { slots.isEmpty }

  /// Gathers the arguments of the forms of a text.
  init(_ forms: [FormatString]) {
    for (index, form) in forms.enumerated() {
      var next = 0
      var taken: Set<Int> = []
      let endings = form.endingsOfWords
      for slot in form.slots {
        if slot.position == nil { next += 1 }
        let position = slot.position ?? next
        // Languages without that ending leave it out.
        if !endings.contains(position) { taken.insert(position) }
        slots[position] = slots[position] ?? slot
      }
      always = index == 0 ? taken : always.intersection(taken)
    }
  }

  /// Whether a translation with these arguments can be formatted as the source is, and leaves out
  /// nothing that every form of the source has.
  func agrees(with source: FormatArguments) -> Bool {
    slots.allSatisfy { source.slots[$0.key]?.kind == $0.value.kind }
      && source.always.allSatisfy { slots[$0] != nil }
  }

  var description: String {
    let written = slots.sorted { $0.key < $1.key }.map(\.value.written)
    return written.isEmpty ? "–" : written.joined(separator: ", ")
  }
}

extension FormatString {
  /// The numbers of the texts that stand right behind a letter, as the "s" of a plural does.
  fileprivate var endingsOfWords: Set<Int> {
    var endings: Set<Int> = []
    var (next, isAfterLetter) = (0, false)
    for piece in pieces {
      if case .text(let text) = piece {
        isAfterLetter = text.last?.isLetter == true
        continue
      }
      if let slot = piece.slot {
        if slot.position == nil { next += 1 }
        if isAfterLetter, slot.kind == .object { endings.insert(slot.position ?? next) }
      }
      isAfterLetter = false
    }
    return endings
  }
}

extension LocalizedText {
  /// Whether it takes no argument.
  fileprivate var takesNothing: Bool {
    arguments.isEmpty && leaves.allSatisfy(\.format.slots.isEmpty)
  }

  /// Whether all that it takes is a number that chooses a form, and no form says it.
  fileprivate var onlyChooses: Bool {
    let forms = leaves.filter { $0.variable != nil }
    return !forms.isEmpty && forms.allSatisfy { $0.category != nil && $0.format.slots.isEmpty }
  }

  /// The arguments of all forms; those of variables stand for the variables.
  fileprivate var arguments: FormatArguments {
    FormatArguments(leaves.filter { $0.variable == nil }.map(\.format))
  }
}

import EarshotTree

extension ReachDifference {
  /// What is different and why, on one line without a full stop: in Russian, or else in English.
  public func sentence(in language: String) -> String {
    let what = language.isRussian ? russianCode : englishCode
    let why = language.isRussian ? russianCause : englishCause
    let doubt = isSure ? "" : language.isRussian ? " (возможно)" : " (likely)"
    return why.isEmpty ? what + doubt : "\(what)\(doubt): \(why)"
  }

  private var englishCode: String {
    let name = "“\(name)”"
    return switch code {
    case .adjustableHidesControls: "\(name) hides its controls from all but VoiceOver"
    case .switchUnreachable: "VoiceOver can act on \(name), Switch Control does not stop at it"
    case .testUnreachable:
      isAboutParts
        ? "a UI test does not find what lies in \(name)" : "a UI test cannot find or hit \(name)"
    case .voiceNameDuplicate: "\(name) shares its name in Voice Control"
    case .voiceNameMissing: "Voice Control shows only a number for \(name)"
    case .voiceUnreachable: "VoiceOver can act on \(name), Voice Control does not offer it"
    case .voiceOverUnreachable: "a finger reaches \(name), VoiceOver does not"
    }
  }

  private var englishCause: String {
    switch cause {
    case .saysNotResponding: "it says that it does not respond to people"
    case .noTrait: "no trait says that it is a control"
    case .outsideParent: "it lies outside the frame of the view around it"
    case .inside(let id): "it lies inside the accessibility element “\(id.rawValue)”"
    case .hidden: "it is hidden from assistive technology"
    case .noElement: "it is no accessibility element"
    case .linkInText(let id):
      "it is a link in the text “\(id.rawValue)”, which does not ask for separate navigation"
    case .notUnique: "nothing but its place tells it from others of its type"
    case .covered(let id): "“\(id.rawValue)” takes touches at its activation point"
    case .emptyFrame: "its frame is empty"
    case .noName: "it has no name that could be said"
    case .sharedName(let name, let count): "“\(name)” is the name of \(count) targets"
    case .hidesControls(let count):
      count == 1 ? "1 control is in it" : "\(count) controls are in it"
    case .hidesIdentifiers(let count):
      count == 1 ? "1 part in it has an identifier" : "\(count) parts in it have identifiers"
    case .unknown: ""
    }
  }

  private var isAboutParts: Bool {
    if case .hidesIdentifiers = cause { true } else { false }
  }

  private var russianCode: String {
    let name = "«\(name)»"
    return switch code {
    case .adjustableHidesControls: "\(name) скрывает свои кнопки от всех, кроме VoiceOver"
    case .switchUnreachable:
      "VoiceOver может нажать \(name), а Виртуальный контроллер на нём не останавливается"
    case .testUnreachable:
      isAboutParts
        ? "UI-тест не находит того, что лежит в \(name)"
        : "UI-тест не может найти или нажать \(name)"
    case .voiceNameDuplicate: "у \(name) общее с другими имя в Управлении голосом"
    case .voiceNameMissing: "Управление голосом показывает для \(name) только номер"
    case .voiceUnreachable:
      "VoiceOver может нажать \(name), а Управление голосом его не предлагает"
    case .voiceOverUnreachable: "палец достаёт до \(name), а VoiceOver — нет"
    }
  }

  private var russianCause: String {
    switch cause {
    case .saysNotResponding: "сказано, что элемент не отвечает на действия людей"
    case .noTrait: "ни один признак не говорит, что это элемент управления"
    case .outsideParent: "он лежит за пределами рамки окружающего вида"
    case .inside(let id): "он лежит внутри элемента доступности «\(id.rawValue)»"
    case .hidden: "он скрыт от вспомогательных технологий"
    case .noElement: "это не элемент доступности"
    case .linkInText(let id):
      "это ссылка в тексте «\(id.rawValue)», который не просит обходить её отдельно"
    case .notUnique: "от других того же типа его отличает только место"
    case .covered(let id): "в его точке активации касания получает «\(id.rawValue)»"
    case .emptyFrame: "его рамка пуста"
    case .noName: "у него нет имени, которое можно сказать"
    case .sharedName(let name, let count): "целей с именем «\(name)»: \(count)"
    case .hidesControls(let count): "элементов управления внутри: \(count)"
    case .hidesIdentifiers(let count): "частей с идентификаторами внутри: \(count)"
    case .unknown: ""
    }
  }
}

import EarshotText

extension AppleAuditKind {
  /// The words for a finding of this kind in a language: Russian, or else English.
  ///
  /// `{name}` stands for the element. A rule that looks itself has other data, hence other words.
  /// `nil` for an unknown kind.
  package func text(in language: String) -> RuleText? {
    AppleAuditKind.texts[language][self]
  }

  private static let texts: Localizations<[AppleAuditKind: RuleText]> = .init([
    "en": english, "ru": russian,
  ])

  private static let english: [AppleAuditKind: RuleText] = [
    .contrastFailed: RuleText(
      "Text stands out too little from its background.",
      what: "Apple's audit: the contrast of “{name}” is too low",
      why: "people with low vision, and anybody in sunlight, cannot read it",
      advice: "use a colour with more contrast; keep the background"),
    .contrastNearlyPassed: RuleText(
      "Text stands out enough for large letters only.",
      what: "Apple's audit: the contrast of “{name}” is enough for large text only",
      why: "people with low vision may not be able to read it",
      advice: "measure the contrast; small text needs 4.5:1"),
    .textClipped: RuleText(
      "Text is cut off.",
      what: "the text “{name}” is cut off",
      why: "who enlarges the text cannot read the rest of it",
      advice: "let it take more lines and let its container grow; numberOfLines = 0"),
    .dynamicTypePartial: RuleText(
      "Text grows less than the user asks for.",
      what: "the text “{name}” does not grow with every text size",
      why: "who needs large text gets it smaller than everything around it",
      advice: "use a text style or UIFontMetrics without a largest size"),
    .dynamicTypeUnsupported: RuleText(
      "Text does not grow with the text size of the user.",
      what: "the text “{name}” does not change with the text size",
      why: "who needs large text cannot read it",
      advice: "use a text style and adjustsFontForContentSizeCategory"),
    .inaccessibleText: RuleText(
      "Text that can be seen may not be heard.",
      what: "Apple's audit: the text at “{name}” may belong to no element",
      why: "what only eyes can find does not exist for a listener",
      advice: "make it an element, or put its words into the label of the one around it"),
    .hitArea: RuleText(
      "What is tapped is small.",
      what: "Apple's audit: the touch area of “{name}” is too small",
      why: "people whose hands tremble miss it",
      advice: "enlarge the area to 44×44 points, not the picture"),
    .notHumanReadable: RuleText(
      "A label is not made of words.",
      what: "Apple's audit: the label “{name}” is not human-readable",
      why: "VoiceOver spells out what means nothing to a listener",
      advice: "set an accessibilityLabel of words"),
    .imageName: RuleText(
      "A label is the name of a picture file.",
      what: "Apple's audit: the label “{name}” is the name of a picture",
      why: "a listener hears the name of a file instead of what the picture means",
      advice: "set an accessibilityLabel of words; hide the picture if it is decoration"),
    .trait: RuleText(
      "Traits do not fit the element or each other.",
      what: "Apple's audit: the traits of “{name}” do not fit",
      why: "VoiceOver announces another kind of thing than it is",
      advice: "keep the trait that says how it is used"),
    .action: RuleText(
      "A control has no action.",
      what: "“{name}” has no action",
      why: "who does not use a pointer cannot press it",
      advice: "implement accessibilityPerformPress or accessibilityActivate"),
    .parentChild: RuleText(
      "Parent and child do not know each other.",
      what: "“{name}” and the element around it disagree about being parent and child",
      why: "focus gets lost or never arrives, as the tree has a gap",
      advice: "return the same elements as children that name it as their parent"),
    .noDescription: RuleText(
      "An element has no description.",
      what: "Apple's audit: the element “{name}” has no description",
      why: "VoiceOver says at most its type, so a listener cannot know what it is",
      advice: "set a short accessibilityLabel; hide the element if it is decoration"),
  ]

  private static let russian: [AppleAuditKind: RuleText] = [
    .contrastFailed: RuleText(
      "Текст мало отличается от фона.",
      what: "аудит Apple: контраст «{name}» слишком мал",
      why: "слабовидящие, да и любой человек на солнце, его не прочтут",
      advice: "возьмите более контрастный цвет, фон оставьте"),
    .contrastNearlyPassed: RuleText(
      "Контраста текста хватает только крупным буквам.",
      what: "аудит Apple: контраста «{name}» хватает только крупному тексту",
      why: "слабовидящие могут его не прочесть",
      advice: "измерьте контраст: мелкому тексту нужно 4,5:1"),
    .textClipped: RuleText(
      "Текст обрезан.",
      what: "текст «{name}» обрезан",
      why: "кто увеличил текст, не прочтет остального",
      advice: "дайте тексту больше строк, а контейнеру расти; numberOfLines = 0"),
    .dynamicTypePartial: RuleText(
      "Текст растет меньше, чем просит пользователь.",
      what: "текст «{name}» растет не при всех размерах текста",
      why: "кому нужен крупный текст, получает его мельче остального",
      advice: "возьмите стиль текста или UIFontMetrics без наибольшего размера"),
    .dynamicTypeUnsupported: RuleText(
      "Текст не растет вместе с размером текста пользователя.",
      what: "текст «{name}» не меняется вместе с размером текста",
      why: "кому нужен крупный текст, его не прочтет",
      advice: "возьмите стиль текста и adjustsFontForContentSizeCategory"),
    .inaccessibleText: RuleText(
      "Видимый текст, возможно, не слышен.",
      what: "аудит Apple: текст «{name}», возможно, не входит ни в один элемент",
      why: "того, что находят только глаза, для слушателя нет",
      advice: "сделайте его элементом или внесите слова в название элемента вокруг"),
    .hitArea: RuleText(
      "То, что нажимают, мало.",
      what: "аудит Apple: область нажатия «{name}» слишком мала",
      why: "люди с дрожью в руках по ней не попадают",
      advice: "увеличьте до 44×44 точек область, а не картинку"),
    .notHumanReadable: RuleText(
      "Название состоит не из слов.",
      what: "аудит Apple: название «{name}» нечитаемо",
      why: "VoiceOver произносит то, что слушателю ничего не говорит",
      advice: "задайте accessibilityLabel словами"),
    .imageName: RuleText(
      "Название — имя файла картинки.",
      what: "аудит Apple: название «{name}» — имя картинки",
      why: "вместо смысла картинки слышно имя файла",
      advice: "задайте accessibilityLabel словами; украшение скройте"),
    .trait: RuleText(
      "Трейты не подходят элементу или друг другу.",
      what: "аудит Apple: трейты «{name}» не подходят",
      why: "VoiceOver называет не тот тип",
      advice: "оставьте трейт, который говорит, как этим пользоваться"),
    .action: RuleText(
      "У элемента управления нет действия.",
      what: "у «{name}» нет действия",
      why: "без указателя его не нажать",
      advice: "реализуйте accessibilityPerformPress или accessibilityActivate"),
    .parentChild: RuleText(
      "Родитель и потомок не знают друг о друге.",
      what: "«{name}» и элемент вокруг по-разному называют родителя и потомка",
      why: "фокус теряется или не приходит: в дереве разрыв",
      advice: "верните потомками те же элементы, что называют его родителем"),
    .noDescription: RuleText(
      "У элемента нет описания.",
      what: "аудит Apple: у элемента «{name}» нет описания",
      why: "VoiceOver назовет разве что тип, и слушатель не узнает, что это",
      advice: "задайте короткий accessibilityLabel; украшение скройте"),
  ]
}

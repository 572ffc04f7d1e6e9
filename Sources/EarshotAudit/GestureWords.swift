/// Phrases that tell a gesture, in English, Russian, German, Portuguese and Arabic.
enum GestureWords {
  /// Phrases that tell a gesture wherever they stand.
  static let anywhere = PhraseList(phrases)

  /// Words with which a hint tells a gesture when it begins with them.
  static let first = PhraseList(
    phrases + [
      "tap", "press", "swipe", "click", "touch", "hold", "push", "drag", "pinch", "flick",
      "нажать", "тап", "клик", "свайп", "потяните", "перетащите", "зажмите",
      "tippen", "wischen", "drücken", "klicken", "ziehen",
      "toque", "pressione", "deslize", "clique", "arraste",
      "اضغط", "انقر", "المس", "اسحب", "مرر",
    ])

  private static let phrases = [
    "double tap", "double-tap", "double click", "double-click", "doubletap", "triple tap",
    "tap to", "tap here", "tap on", "tap for", "tap the", "tap twice", "tap and hold",
    "click to", "click here", "click on", "click for", "click the",
    "press to", "press here", "press and hold", "press the button", "long press", "long-press",
    "touch and hold", "hold to", "hold down", "swipe to", "swipe left", "swipe right", "swipe up",
    "swipe down", "pinch to", "drag to",
    "нажмите", "коснитесь", "дважды коснитесь", "двойное касание", "двойным касанием",
    "двойной тап", "смахните", "проведите пальцем", "удерживайте", "кликните", "тапните",
    "щелкните", "щёлкните", "долгое нажатие", "свайпните",
    "doppeltippen", "tippen sie", "wischen sie", "klicken sie", "drücken sie",
    "gedrückt halten", "hier klicken", "hier tippen",
    "toque duas vezes", "toque para", "toque em", "toque aqui", "toque no", "toque na",
    "clique para", "clique em", "clique aqui", "clique no", "clique na", "deslize para",
    "deslize o dedo", "pressione para", "pressione e segure",
    "اضغط مرتين", "انقر مرتين", "انقر هنا", "اضغط هنا", "اضغط مع الاستمرار",
  ]
}

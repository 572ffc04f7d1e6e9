/// Arabic, as far as its units and short forms are known.
struct Arabic: LanguagePack {
  let code = "ar"
  let unitForms = ["كم": "km", "سم": "cm", "كغ": "kg", "غ": "g", "مل": "ml"]
  let unreadableCurrencyForms = ["د.إ", "ر.س", "ج.م", "د.ك", "ر.ق", "د.ب", "ر.ع"]
}

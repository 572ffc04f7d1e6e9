extension Lexicon {
  /// The words of Italian.
  static let italian = Lexicon(
    [
      .secretCodes: ["codice di sicurezza"],
      .aboutPasswords: ["suggerimento", "lunghezza", "domanda", "nome", "dimenticata", "cerca"],
      .destroying: ["elimina", "cancella"],
      .revealing: ["mostra", "nascondi"],
      .onOff: [
        "attivo", "attivato", "disattivato", "attiva", "attivata", "disattivata", "acceso",
        "spento",
      ],
      .gestures: [
        "tocca due volte", "toccare due volte", "doppio tocco", "tocca per", "toccare per",
        "premi per", "premere per", "tocca qui", "clicca qui", "clicca per", "clicca su",
        "fai clic", "fare clic", "fai doppio clic", "tieni premuto", "tenere premuto",
        "scorri verso", "scorri per",
      ],
      .gestureVerbs: ["tocca", "premi", "clicca", "scorri", "trascina"],
      .start: ["inizio"],
      .search: ["cerca", "ricerca"],
    ],
    roles: [.button: ["pulsante"]])
}

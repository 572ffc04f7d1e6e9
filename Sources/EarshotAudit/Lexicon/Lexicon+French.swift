extension Lexicon {
  /// The words of French.
  static let french = Lexicon(
    [
      .passwords: ["mot de passe"],
      .secretCodes: ["code pin", "code de sécurité", "cryptogramme"],
      .aboutPasswords: ["indice", "longueur", "question", "nom", "oublié", "rechercher"],
      .destroying: ["supprimer", "effacer"],
      .revealing: ["afficher", "masquer", "montrer"],
      .selectedStems: ["sélectionné"],
      .onOff: ["activé", "désactivé", "activée", "désactivée"],
      .gestures: [
        "touchez deux fois", "toucher deux fois", "appuyez deux fois", "appuyer deux fois",
        "tapez deux fois", "touchez pour", "toucher pour", "appuyez pour", "appuyer pour",
        "tapez pour", "cliquez pour", "cliquer pour", "touchez ici", "appuyez ici", "tapez ici",
        "cliquez ici", "appuyez sur", "cliquez sur", "double-cliquez", "double-tapez",
        "touchez et maintenez", "appuyez et maintenez", "maintenez enfoncé", "balayez vers",
        "balayez pour", "glissez vers", "glissez pour",
      ],
      .gestureVerbs: ["touchez", "appuyez", "tapez", "cliquez", "balayez", "faites glisser"],
      .touching: ["appuyez", "appuie", "touchez", "cliquez", "clique"],
      .pointing: ["sur", "le", "la", "bouton", "icône", "symbole"],
      .descriptions: ["affiche", "indique", "conteneur pour"],
      .start: ["accueil"],
      .loading: ["chargement", "veuillez patienter"],
      .search: ["rechercher", "recherche"],
      .copying: ["copier"],
    ],
    roles: [.button: ["bouton"]])
}

extension Phrase {
  /// All phrases without a number or a name in them, in the order of their cases.
  static let fixed: [Phrase] = [
    .selected, .notEnabled, .switchOn, .switchOff, .switchMixed, .isEditing, .expanded, .collapsed,
    .characterMode, .insertionPointAtStart, .insertionPointAtEnd, .possibly, .reorderHint,
    .button, .backButton, .switchButton, .tab, .textField, .secureTextField, .pickerItem, .heading,
    .link, .visited, .adjustable, .image, .searchField, .radioButton, .statusBarItem, .inactive,
    .footer, .draggable, .learning, .popupButton, .maths, .folder, .menuItem, .videoPlayback, .icon,
    .listStart, .listEnd, .landmarkStart, .landmarkEnd, .tabBar, .adjustHint, .toggleHint,
    .editHint, .editingHint, .collapseHint, .expandHint, .popupHint, .actionsAvailable,
    .moreContentAvailable, .back, .activate, .decrement, .increment, .inProgress, .progressHalted,
    .off, .on, .appNotAnswering, .standardTyping, .touchTyping, .directTyping,
    .space, .newLine, .undone,
  ]
}

/// A thing that the system says in its own words, whatever the language.
///
/// The list is that of the public string tables and of the device recordings that the wordings cite.
public enum Phrase: Hashable, Sendable {
  // States.
  /// The element is chosen.
  case selected
  /// The element cannot be operated.
  case notEnabled
  /// A switch is on.
  case switchOn
  /// A switch is off.
  case switchOff
  /// A switch is neither on nor off.
  case switchMixed
  /// The keyboard types into the field.
  case isEditing
  /// The content of the element is shown.
  case expanded
  /// The content of the element is hidden.
  case collapsed

  // Types.
  /// A button.
  case button
  /// A button that leads back.
  case backButton
  /// A switch.
  case switchButton
  /// An item of a tab bar.
  case tab
  /// A text field.
  case textField
  /// A text field that hides its characters.
  case secureTextField
  /// A row of a picker wheel.
  case pickerItem
  /// A heading.
  case heading
  /// A link.
  case link
  /// A link that was visited.
  case visited
  /// An element whose value is changed by vertical swipes.
  case adjustable
  /// An image.
  case image
  /// A search field.
  case searchField
  /// A radio button.
  case radioButton
  /// An item of the status bar.
  case statusBarItem
  /// An inactive element.
  case inactive
  /// A footer.
  case footer
  /// An element that can be dragged.
  case draggable
  /// The region for practising gestures.
  case learning
  /// A button that opens a menu.
  case popupButton
  /// A formula.
  case maths
  /// A folder.
  case folder
  /// An item of a menu.
  case menuItem
  /// A video that plays.
  case videoPlayback
  /// An icon.
  case icon

  // Places.
  /// A place in a series.
  case position(Int, of: Int)
  /// The first element of a list.
  case listStart
  /// The last element of a list.
  case listEnd
  /// The first element of a landmark.
  case landmarkStart
  /// The last element of a landmark.
  case landmarkEnd
  /// A row of a table, from 1.
  case row(Int)
  /// A column of a table, from 1.
  case column(Int)
  /// The number of rows that a cell covers.
  case rowSpan(Int)
  /// The number of columns that a cell covers.
  case columnSpan(Int)
  /// The name of a tab bar, on entry.
  case tabBar

  // After the sentence.
  /// How to change an adjustable value.
  case adjustHint
  /// How to toggle a switch.
  case toggleHint
  /// How to edit a text field.
  case editHint
  /// What the rotor offers in a field that is edited.
  case editingHint
  /// How to close an expanded element.
  case collapseHint
  /// How to open a collapsed element.
  case expandHint
  /// How to open the menu of a pop-up button.
  case popupHint
  /// What a custom rotor is called.
  case rotorHint(String)
  /// The element has custom actions.
  case actionsAvailable
  /// The element has custom content.
  case moreContentAvailable

  // Names that the system gives.
  /// The word that the label of a back button is compared with.
  case back
  /// The implicit first action.
  case activate
  /// The minus button of a stepper.
  case decrement
  /// The plus button of a stepper.
  case increment
  /// An activity indicator that turns.
  case inProgress
  /// An activity indicator that stands.
  case progressHalted
  /// The badge of a tab, a number.
  case items(Int)
  /// The page after scrolling.
  case page(Int, of: Int)
  /// The name of a rotor mode.
  case rotor(RotorName)
  /// The choice of a setting that is off.
  case off
  /// The choice of a setting that is on.
  case on
  /// The app could not be asked.
  case appNotAnswering
  /// Speech was switched off or on.
  case speech(isOn: Bool)
  /// The screen curtain was switched off or on.
  case screenCurtain(isOn: Bool)
  /// The item chooser was opened, with a number of items.
  case itemChooser(Int)
  /// Practising gestures began or ended.
  case gesturePractice(isOn: Bool)
  /// What a gesture is called and does, while gestures are practised.
  case gesture(GestureName)
  /// The name of a language, by its BCP 47 tag.
  case languageName(String)
  /// Keys get focus, and a double tap types them.
  case standardTyping
  /// A finger finds a key, and lifting it types it.
  case touchTyping
  /// Keys are typed as if VoiceOver were off.
  case directTyping
  /// The rows in sight after scrolling.
  case rows(Int, to: Int, of: Int)
}

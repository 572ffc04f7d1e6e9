/// A thing that the system says in its own words, whatever the language.
///
/// The list is that of the public string tables and of the device recordings that the wordings cite.
package enum Phrase: Hashable, Sendable {
  /// A state of an element; the keyboard types into a field that is edited.
  case selected, notEnabled, switchOn, switchOff, switchMixed, isEditing, expanded, collapsed
  /// Where the next character goes in a field that is edited, and the unit that the rotor moves by.
  case characterMode, insertionPointAtStart, insertionPointAtEnd
  /// That what follows is a guess about a picture without a name.
  case possibly
  /// A text that was recognised in a picture, and what a picture shows.
  case possibleText(String), imageDescription(String)
  /// The value of a field that hides its characters.
  case characters(Int)
  /// What is said of web content only.
  case web(WebPhrase)
  /// A type of an element that is activated.
  case button, backButton, switchButton, tab, popupButton, radioButton, link, visited, menuItem
  /// A type of an element that is edited or adjusted.
  case textField, secureTextField, searchField, pickerItem, adjustable, draggable
  /// Another type of an element; `learning` is the region for practising gestures.
  case heading, image, statusBarItem, inactive, footer, learning, maths, folder, videoPlayback, icon

  // Places.
  /// A place in a series.
  case position(Int, of: Int)
  /// The first or the last element of a container.
  case listStart, listEnd, landmarkStart, landmarkEnd
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
  /// How the value is changed, the switch toggled, the field edited.
  case adjustHint, toggleHint, editHint
  /// What the rotor offers in a field that is edited.
  case editingHint
  /// How the element is closed or opened, and the menu of a pop-up button.
  case collapseHint, expandHint, popupHint
  /// How a row is moved by the control for reordering it.
  case reorderHint
  /// What a custom rotor is called.
  case rotorHint(String)
  /// That the element has custom actions, or custom content.
  case actionsAvailable, moreContentAvailable

  // Names that the system gives.
  /// The word that the label of a back button is compared with.
  case back
  /// The implicit first action.
  case activate
  /// The buttons of a stepper: minus and plus.
  case decrement, increment
  /// An activity indicator that turns, or stands.
  case inProgress, progressHalted
  /// The badge of a tab, a number.
  case items(Int)
  /// The page after scrolling.
  case page(Int, of: Int)
  /// The name of a rotor mode.
  case rotor(RotorName)
  /// The choice of a setting.
  case off, on
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
  /// A capital letter among characters, by itself in lower case.
  case capital(String)
  /// Keys get focus, and a double tap types them.
  case standardTyping
  /// A finger finds a key, and lifting it types it.
  case touchTyping
  /// Keys are typed as if VoiceOver were off.
  case directTyping
  /// A character that has no name of its own: a space, the end of a line.
  case space, newLine
  /// What was done last is undone, as after a shake of the phone.
  case undone
  /// The sheet that a triple press opens, a feature in it, and the way out.
  case shortcutSheet, shortcut(ShortcutName), cancel
  /// Words about a chart.
  case chart(ChartPhrase)
  /// The rows in sight after scrolling.
  case rows(Int, to: Int, of: Int)
}

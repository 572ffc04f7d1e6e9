/// The words about requirements in English; names of criteria and clauses stand in their tables.
enum EnglishRequirements {
  /// A key and a name on each line, then what to try, indented, a sentence each.
  static let text = """
    voiceover VoiceOver
      Turn VoiceOver and the screen curtain on and do the task from its first screen to its last.
      Listen whether loading, errors and results are told without looking for them.
    voice-control Voice Control
      Do the task by voice alone: say “Show names”, then tap, type and scroll by what is shown.
      Look for swipes, drags and long presses that no spoken command replaces.
    larger-text Larger Text
      Set the text to at least 200 % and do the task: nothing may be cut off, covered or out of reach.
      Take captures at that size and audit them beside those at the usual one.
    dark-interface Dark Interface
      Turn Dark Mode on and do the task: each screen, menu and sheet is dark, and nothing flashes bright in between.
      Look for texts and pictures that were made for a light background.
    differentiate-without-color Differentiate Without Color Alone
      Turn the grayscale filter on and do the task: states, errors, charts and required fields must still be told apart.
    sufficient-contrast Sufficient Contrast
      Measure text and signs of controls in the light and in the dark appearance, over pictures too.
      Do the task with Increase Contrast, Bold Text and Reduce Transparency on.
    reduced-motion Reduced Motion
      Turn Reduce Motion on and do the task: zooming, sliding, spinning and parallax must be gone or be a fade.
      Look for what moves or plays by itself, and whether it can be stopped.
    captions Captions
      Play each video and each recording of the task: captions hold what is said and the sounds that matter.
      Without video and speech the label does not apply; do not claim it.
    audio-descriptions Audio Descriptions
      Play each video of the task: a description can be turned on that tells what is only seen.
      Without video the label does not apply; do not claim it.
    1.1.1
      Compare the name of each picture and icon with its meaning, and check that decoration is silent.
    1.2.1
      Look for sound or silent video alone: there is a text that tells the same.
    1.2.2
      Play recorded video with sound: captions can be turned on.
    1.2.3
      Play recorded video: a description in sound or a text tells what is only seen.
    1.2.4
      Watch live video with sound: there are captions.
    1.2.5
      Play recorded video: a description in sound can be turned on.
    1.3.1
      Compare headings, groups, lists and pairs of name and value that are seen with what is heard.
    1.3.2
      Listen from top to bottom: the order makes sense, after scrolling too.
    1.3.3
      Look for instructions that name only a shape, a place, a size or a sound.
    1.3.4
      Turn the device: nothing is locked to one orientation without a reason.
    1.3.5
      Check that fields about the user have the content type of what they are for, so that it is filled in.
    1.4.1
      Look with the grayscale filter for what is told by colour alone.
    1.4.2
      Look for sound of more than three seconds that starts by itself: it can be stopped.
    1.4.3
      Measure texts over pictures, placeholders, and all states of controls, light and dark.
    1.4.4
      Set the text to 200 %: nothing is lost.
    1.4.5
      Look for texts that are pictures and could be text.
    1.4.10
      Read at a width of 320 points and with large text: one direction of scrolling is enough.
    1.4.11
      Measure edges, signs and states of controls, and the parts of charts, light and dark.
    1.4.12
      Check that texts with more space between lines, words and letters are not cut, where the platform allows that.
    1.4.13
      Hover and focus with a pointer and a keyboard: what appears can be dismissed, reached and stays.
    2.1.1
      Do the task with a keyboard alone, and with Switch Control.
    2.1.2
      Check with a keyboard that focus can leave each part of the screen.
    2.1.4
      Look for shortcuts of a single letter: they can be turned off or changed.
    2.2.1
      Look for limits of time: they can be turned off or extended.
    2.2.2
      Look for what moves, blinks or renews itself: it can be paused.
    2.3.1
      Look for flashes: no more than three in a second.
    2.4.1
      Check that repeated blocks can be passed, by headings or landmarks.
    2.4.2
      Check that the title of each screen says where one is.
    2.4.3
      Follow focus through sheets, alerts and navigation: it goes where work goes on, and comes back.
    2.4.4
      Listen to each link and button without its surroundings: its purpose is clear.
    2.4.5
      Check that there is more than one way to each screen, such as search and a list.
    2.4.6
      Check that headings and labels describe what follows.
    2.4.7
      Move focus with a keyboard: it is always seen where it is.
    2.4.11
      Move focus with a keyboard: no bar or sheet covers it entirely.
    2.5.1
      Look for gestures with several fingers or along a path: one tap can do the same.
    2.5.2
      Press, move away and lift: nothing happens.
    2.5.3
      Compare the words seen on each control with its name.
    2.5.4
      Look for what shaking or tilting does: a control does it too, and it can be turned off.
    2.5.7
      Look for dragging: taps can do the same.
    2.5.8
      Measure touch areas that are drawn by the app, and those in web views.
    3.1.1
      Check that the app is spoken in the language of its texts.
    3.1.2
      Check that passages in other languages are spoken in those.
    3.2.1
      Move focus: nothing opens or changes by that alone.
    3.2.2
      Change fields and switches: no new screen comes without a warning.
    3.2.3
      Compare screens: what is repeated stands in the same order.
    3.2.4
      Compare screens: what does the same has the same name.
    3.2.6
      Compare screens: help stands at the same place.
    3.3.1
      Make mistakes in forms: each is told in words and names its field.
    3.3.2
      Check that fields say what is wanted, with format and what is required.
    3.3.3
      Make mistakes in forms: it is told how to mend them.
    3.3.4
      Order, pay, delete: it can be checked, corrected or taken back.
    3.3.7
      Go through a process: nothing has to be entered twice.
    3.3.8
      Sign in: it works with a password manager, paste or biometrics, without a puzzle.
    4.1.1
      Nothing has to be tried in an app without documents in markup.
    4.1.2
      Operate each control with VoiceOver: name, kind, value and state are told, and change when it does.
    4.1.3
      Wait for messages of success, error and progress: they are told without moving focus.
    11.5.2.5
      Compare kind, state, place, name and description of each element with what is seen.
    11.5.2.6
      Move through tables by rows and columns: headers are told.
    11.5.2.7
      Change each slider, picker and stepper: the value and its limits are told.
    11.5.2.8
      Focus each field: the text beside it that names it is told.
    11.5.2.9
      Check in an inspector that parts belong to their wholes.
    11.5.2.10
      Read texts by lines, words and characters with VoiceOver, and check their attributes.
    11.5.2.11
      Check that VoiceOver lists all actions of each element.
    11.5.2.12
      Perform each action with VoiceOver and with Switch Control.
    11.5.2.13
      Move focus and selection: both are told.
    11.5.2.14
      Move focus and selection with VoiceOver: the app follows.
    11.5.2.15
      Change the screen, the selection and values: each change is told.
    11.5.2.16
      Change states with VoiceOver where a user can change them.
    11.5.2.17
      Change values and texts with VoiceOver where a user can change them.
    11.6.2
      Check that the app turns off no setting of the system, such as VoiceOver, captions or zoom.
    11.7
      Set text size, contrast, dark mode, colours and motion in the system: the app follows.
    """
}

package import EarshotSpeech

extension RotorName {
  /// The effect of vertical swipes in the mode, for the page that lists all modes.
  package var summary: String {
    switch self {
    case .characters:
      "walk the element in focus by characters; so do swipes before any mode is chosen"
    case .words: "walk the element in focus by words"
    case .lines: "walk the element in focus by lines"
    case .headings: "go from heading to heading"
    case .links: "go from link to link"
    case .visitedLinks: "go to links that were visited"
    case .unvisitedLinks: "go to links that were not visited"
    case .inPageLinks: "go to links that lead to another place of the page"
    case .formControls: "go to buttons, fields, switches and adjustable elements"
    case .buttons: "go from button to button"
    case .textFields: "go from text field to text field"
    case .searchFields: "go from search field to search field"
    case .images: "go from picture to picture"
    case .tables: "go to the first cell of each data table"
    case .lists: "go to the first element of each list"
    case .landmarks: "go to the first element of each landmark"
    case .containers: "go to the first element of each container of any kind"
    case .staticText: "go to texts that do not change"
    case .sameItem: "go to elements with the same traits as the one in focus"
    case .verticalNavigation: "go to what lies above or below the element in focus"
    case .adjustValue: "change the value of an adjustable element"
    case .actions: "choose an action, which a double tap does"
    case .moreContent: "read the custom content"
    case .audioGraph:
      "describe the chart, play its audio graph, tell its data, each by a double tap"
    case .speechRate: "change the speech rate by 5 %"
    case .volume: "change the volume by 5 %"
    case .punctuation: "switch spoken punctuation off or on"
    case .language: "change the language of speech"
    case .hints: "switch hints off or on"
    case .verbosity: "say nothing but names and values, or everything"
    case .typingMode: "change how keys are typed: standard, touch, direct touch"
    case .sounds: "switch sounds off or on; vibrations stay"
    case .audioDucking: "switch the lowering of other audio during speech off or on"
    case .brailleInput: "write braille with fingers on the screen; another mode ends it"
    case .imageDescriptions: "switch descriptions of pictures off or on"
    }
  }
}

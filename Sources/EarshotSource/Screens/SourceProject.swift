package import EarshotStrings
package import EarshotTree

/// The Swift files of a project, and the screens that they describe.
package struct SourceProject: Sendable {
  /// The files.
  package let files: [SwiftFile]
  /// BCP 47 tag of the language of the phone.
  package let language: String
  /// The screens that the code describes: what previews show, then views that no other view uses and
  /// view controllers, in the order of the code.
  package private(set) var entries: [Entry] = []
  let index: SourceIndex
  private let texts: LocalizedTexts

  /// Makes a project.
  ///
  /// - Parameters:
  ///   - files: its Swift files.
  ///   - catalogs: its tables of texts.
  ///   - language: BCP 47 tag of the language of the phone.
  package init(_ files: [SwiftFile], _ catalogs: [StringCatalog] = [], language: String) {
    self.files = files
    self.language = language
    index = SourceIndex(files)
    texts = LocalizedTexts(catalogs, language: language)
    entries = foundEntries()
  }

  /// A screen that the code describes.
  package struct Entry: Sendable {
    /// The kinds of screens.
    package enum Kind: Sendable {
      /// A preview.
      case preview
      /// A view of SwiftUI that no other view uses.
      case view
      /// A view controller of UIKit.
      case controller
      /// A view or a cell of UIKit that no controller shows.
      case component
    }

    /// The name of the type, or of the preview.
    package let name: String
    /// The kind of screen.
    package let kind: Kind
    /// Where it stands.
    package let range: CodeRange
    /// The views of a preview.
    let preview: Expression?
  }

  /// A screen, and what of it only runs will tell.
  package struct SourceScreen: Sendable {
    /// The screen; its elements have places in the file of the entry.
    package var screen: Screen
    /// The conditions that were not known, of which one branch was read.
    package var decisions: [(condition: CodeRange, isTaken: Bool)]
    /// The number of parts that were left out because they are too large or go round in circles.
    package var cuts: Int
    /// The elements that a storyboard or a xib makes, which may have given them a label.
    package var outlets: Set<Element.ID> = []
  }

  /// The screen of an entry.
  package func screen(of entry: Entry) -> SourceScreen {
    let interpreter = Interpreter(index: index, texts: texts, stepLimit: stepLimit)
    var ids = SourceIDs(file: entry.range.file.path)
    var elements: [Element] = []
    var outlets: Set<Element.ID> = []
    switch entry.kind {
    case .preview, .view:
      let tree = SwiftUITree(interpreter: interpreter)
      elements = tree.screen(of: views(of: entry, interpreter)).elements(&ids)
    case .controller, .component:
      let screen = UIKitScreen(interpreter: interpreter, entry: entry, language: language)
      (elements, outlets) = screen.read()
    }
    var screen = Screen(title: entry.name, elements: elements, language: language)
    if language.hasPrefix("ar") || language.hasPrefix("he") { screen.direction = .rightToLeft }
    return SourceScreen(
      screen: screen, decisions: interpreter.decisions.map { ($0.condition, $0.isTaken) },
      cuts: interpreter.cuts, outlets: outlets)
  }

  /// The number of steps that the evaluation of one screen may take: less where there are very many, so
  /// that the work on a project has an end.
  private var stepLimit: Int {
    max(20_000, min(Interpreter.stepLimit, 80_000_000 / max(1, entries.count)))
  }

  private func views(of entry: Entry, _ interpreter: Interpreter) -> [ViewValue] {
    if let preview = entry.preview, case .closure(let closure) = preview.kind {
      return interpreter.builtViews(closure.body, in: Scope())
    }
    let expression = Expression(.unknown, entry.range)
    guard case .object(let object) = interpreter.construct(entry.name, [], expression) else {
      return []
    }
    return [ViewValue(kind: .custom(object), range: entry.range)]
  }
}

package import EarshotAudit
package import EarshotCaptures
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
  /// The types that the code of an app leads to.
  let app: AppTypes
  let nibs: NibIndex
  /// The members that some code names.
  let members: UsedMembers
  /// The types that other types make values of.
  private(set) var used: Set<String> = []
  /// The types that code makes values of, that of views which the app does not lead to left out.
  private(set) var usedInApp: Set<String> = []
  /// The types of which all values are made on buttons and links.
  private(set) var onControls: Set<String> = []
  /// The classes of views that no focus gets into.
  private(set) var elementViews = ElementViews()
  /// Whether it is known to be an app in one language: an app begins in it, and it has no texts in another.
  let hasOneLanguage: Bool
  private var settings = ViewSettings()
  /// Whether its code chooses dark colours, so that those of the system are not those of a light screen.
  package var choosesColors: Bool { settings.choosesColors }
  private let texts: LocalizedTexts
  private let assets: AssetNames

  /// Makes a project.
  ///
  /// - Parameters:
  ///   - files: its Swift files.
  ///   - catalogs: its tables of texts.
  ///   - tables: the names of its tables; fewer leave the others without.
  ///   - nibs: its storyboards and xibs.
  ///   - assets: the names of the pictures in its asset catalogues.
  ///   - language: BCP 47 tag of the language of the phone.
  ///   - others: files in another language that may use its types.
  ///   - isTranslated: whether it has texts in several languages; `nil` where its tables tell.
  package init(
    _ files: [SwiftFile], _ catalogs: [StringCatalog] = [], tables: [String] = [],
    nibs: [InterfaceBuilderNib] = [], assets: [String] = [], language: String,
    others: [[UInt8]] = [], isTranslated: Bool? = nil
  ) {
    let names = TypeNames(files)
    let resolved = files.map(names.resolved)
    self.language = language
    index = SourceIndex(resolved, names: names)
    // Who uses the views of a package, nobody knows.
    let isApp = resolved.contains { $0.types.contains(where: \.beginsApp) }
    self.files = isApp ? resolved.map(UnsetFlags(resolved, index).resolved) : resolved
    texts = LocalizedTexts(catalogs, names: tables, language: language)
    hasOneLanguage = isApp && !(isTranslated ?? !catalogs.isEmpty)
    self.nibs = NibIndex(nibs)
    self.assets = AssetNames(assets)
    members = UsedMembers(self.files)
    app = AppTypes(self.files, documents: self.nibs.classes, others: others)
    (used, usedInApp) = usedTypes()
    onControls = typesOnControls()
    elementViews = foundElementViews()
    entries = foundEntries()
    if entries.contains(where: { $0.framework == .uiKit }) { settings = ViewSettings(index) }
  }

  /// A screen, and what of it only runs will tell.
  package struct SourceScreen: Sendable {
    /// The screen; its elements have places in the file of the entry.
    package var screen: Screen
    /// The conditions that were not known, of which one branch was read.
    package var decisions: [(condition: CodeRange, isTaken: Bool)]
    /// The number of parts that were left out because they are too large or go round in circles.
    package var cuts: Int
    /// The elements of a storyboard or xib that is not in the project; it may give them a label.
    package var outlets: Set<Element.ID> = []
    /// The properties that code sets on its elements where the reading did not come along.
    package var unfollowed: [Element.ID: UnfollowedSettings] = [:]
    /// The views of the project that it shows.
    package var shown: Set<String> = []
    /// The places of its elements.
    package var places: [Element.ID: CodePlace] = [:]
    /// The places at which a class makes its own views, or those of its subclasses, elements.
    package var elementCauses: [Element.ID: CodePlace] = [:]
    /// The places of elements that a storyboard or a xib describes, and those of words that code gives
    /// them.
    package var documentPlaces: [Element.ID: ElementPlaces] = [:]
    /// The places of pictures whose file names stand in the labels of its elements.
    package var pictures: [Element.ID: Capture.NamedPicture] = [:]
    /// The controls that show several texts.
    package var severalTexts: Set<Element.ID> = []
    /// Whether it has rows of which only runs will tell how many there are.
    package var hasOpenRows = false
  }

  /// The screen of an entry.
  package func screen(of entry: Entry) -> SourceScreen { screen(of: entry, turning: nil) }

  /// Whether a screen is heard otherwise where the other branch of a condition is taken.
  package func isHeard(_ condition: CodeRange, in screen: Screen, of entry: Entry) -> Bool {
    self.screen(of: entry, turning: condition).screen.asHeard != screen.asHeard
  }

  private func screen(of entry: Entry, turning condition: CodeRange?) -> SourceScreen {
    let interpreter = Interpreter(
      index: index, texts: texts, nibs: nibs, assets: assets, stepLimit: stepLimit)
    interpreter.given = settings.given
    if let condition { interpreter.turned = [interpreter.place(of: condition)] }
    let reading = EntryReading(
      entry: entry, interpreter: interpreter, settings: settings, language: language,
      isOfApp: app.isApp)
    let found = reading.read()
    var screen = Screen(title: entry.name, elements: found.elements, language: language)
    if language.hasPrefix("ar") || language.hasPrefix("he") { screen.direction = .rightToLeft }
    return SourceScreen(
      screen: screen, decisions: interpreter.decisions.map { ($0.condition, $0.isTaken) },
      cuts: interpreter.cuts, outlets: found.outlets, unfollowed: found.unfollowed,
      shown: interpreter.shown, places: found.places, elementCauses: found.elementCauses,
      documentPlaces: found.documentPlaces, pictures: found.pictures,
      severalTexts: found.severalTexts,
      hasOpenRows: interpreter.hasOpenRows)
  }

  /// The number of steps that the evaluation of one screen may take: less where there are very many, so
  /// that the work on a project has an end.
  private var stepLimit: Int {
    max(20_000, min(Interpreter.stepLimit, 80_000_000 / max(1, entries.count)))
  }
}

extension Screen {
  /// The screen without places and looks.
  fileprivate var asHeard: Screen {
    var screen = self
    screen.updateAll { element in
      element.source = nil
      element.appearance = .notCaptured
    }
    return screen
  }
}

package import EarshotAudit

extension SourceProject {
  /// A screen that the code describes.
  package struct Entry: Sendable {
    /// The kinds of screens.
    package enum Kind: Hashable, Sendable {
      /// A preview.
      case preview
      /// A view of SwiftUI that no other view uses.
      case view
      /// A view controller of UIKit.
      case controller
      /// A cell of UIKit that no controller shows.
      case cell
      /// Another view of UIKit that no controller shows.
      case component
      /// What a type shows over or behind its own screen.
      case shown(Presentation, by: String)
    }

    /// The ways in which one screen shows another.
    package enum Presentation: String, Hashable, Sendable {
      /// `sheet`.
      case sheet
      /// `fullScreenCover`.
      case cover = "full-screen cover"
      /// `popover`.
      case popover
      /// `alert`, and an alert controller.
      case alert
      /// `confirmationDialog`, and an alert controller that is an action sheet.
      case dialog = "confirmation dialog"
      /// `NavigationLink` and `navigationDestination`.
      case destination
      /// A tab that is not the first.
      case tab
      /// A view of SwiftUI that a view controller presents or pushes.
      case hosted = "view"
    }

    /// What is evaluated.
    enum Content: Sendable {
      /// A value of the type that the entry is named after.
      case type
      /// A controller of the type, in one of its scenes.
      case scene(Int)
      /// The views that statements give, inside of a type where they see its members.
      case views([Statement], of: String?, seeing: [Seen])
      /// An alert or a dialog of SwiftUI: the arguments of the modifier.
      case dialog([Expression.Argument], of: String)
      /// An alert controller: the method that makes it, the statements around it, and its place.
      case alertController(Function, [Statement], at: CodeRange, of: String)
    }

    /// A parameter of a closure, with its type where that is written.
    struct Seen: Sendable {
      let name: String
      let type: TypeName?
    }

    /// The name of the type, or of the preview.
    package let name: String
    /// The kind of screen.
    package let kind: Kind
    /// Where it stands.
    package let range: CodeRange
    /// What is evaluated.
    let content: Content

    /// The framework that it is written with.
    package var framework: CodePlace.Framework {
      switch content {
      case .views, .dialog: .swiftUI
      case .scene, .alertController: .uiKit
      case .type: kind == .view || kind == .preview ? .swiftUI : .uiKit
      }
    }

    /// The same screen by another name.
    func named(_ name: String) -> Entry {
      Entry(name: name, kind: kind, range: range, content: content)
    }
  }
}

extension SourceProject.Entry.Kind {
  /// The kind in words, such as `sheet of MenuView`.
  package var words: String {
    switch self {
    case .preview: "preview"
    case .view: "view"
    case .controller: "view controller"
    case .cell: "cell"
    case .component: "custom view"
    case .shown(.hosted, let host): "view shown by \(host)"
    case .shown(let presentation, let host): "\(presentation.rawValue) of \(host)"
    }
  }

  /// Whether it is a view of UIKit that is no screen by itself.
  package var isPart: Bool { self == .cell || self == .component }
}

import EarshotTree

/// The losses of a capture, counted, in the order in which they were met.
struct Losses {
  private var entries: [Capture.Loss] = []
  private var places: [String: Int] = [:]

  /// The losses that concern something.
  var list: [Capture.Loss] { entries.filter { $0.count > 0 } }

  /// Counts parts of the input that lack a property and are no elements of the screen.
  mutating func note(_ what: Element.Field, _ why: String, count: Int = 1) {
    guard count > 0 else { return }
    add(what, why, count)
  }

  /// Adds the losses of another capture.
  mutating func add(_ losses: [Capture.Loss]) {
    for loss in losses { note(loss.what, loss.why, count: loss.count) }
  }

  /// The nodes of a screen among which losses are counted.
  enum Scope {
    /// The accessibility elements.
    case elements
    /// The accessibility elements outside of hidden branches.
    case shownElements
    /// The elements that focus stops at.
    case stops
  }

  /// Counts the nodes of a screen that each reason concerns.
  ///
  /// Reasons keep their order over several screens, also those that concern nothing yet.
  mutating func count(_ screen: Screen, _ reasons: [LossReason], among scope: Scope = .elements) {
    let ordered = scope == .stops ? OrderedScreen(screen) : nil
    let nodes = ordered?.nodes ?? ScreenNodes(of: screen)
    let elements = ordered?.placesOfStops ?? nodes.elements(inHidden: scope == .elements)
    for reason in reasons {
      let count =
        switch reason.subjects {
        case .everyElement: elements.count
        case .elements(let isConcerned): elements.count { isConcerned(nodes[$0]) }
        case .nodes(let isConcerned): nodes.count(where: isConcerned)
        }
      for field in reason.fields { add(field, reason.why, count) }
    }
  }

  private mutating func add(_ what: Element.Field, _ why: String, _ count: Int) {
    let key = "\(what.rawValue) \(why)"
    if let place = places[key] {
      entries[place].count += count
    } else {
      places[key] = entries.count
      entries.append(Capture.Loss(what: what, why: why, count: count))
    }
  }
}

/// A reason of a format for the loss of properties, and which nodes of a screen it concerns.
///
/// Conditions take a node, as passing an element would copy it.
struct LossReason {
  let fields: [Element.Field]
  let why: String
  let subjects: Subjects

  /// The nodes that a reason concerns.
  enum Subjects {
    case everyElement
    case elements((ScreenNode) -> Bool)
    /// Containers as well as elements.
    case nodes((ScreenNode) -> Bool)
  }

  /// Properties that are lost in every element, if they are lost at all.
  static func never(
    _ fields: [Element.Field], _ why: String, if isLost: Bool = true
  ) -> LossReason {
    LossReason(
      fields: fields, why: why, subjects: isLost ? .everyElement : .elements { _ in false })
  }

  /// A property that is lost in every element, if it is lost at all.
  static func never(_ field: Element.Field, _ why: String, if isLost: Bool = true) -> LossReason {
    never([field], why, if: isLost)
  }

  /// A property that is lost where it is not captured.
  static func missing(_ field: Element.Field, _ why: String) -> LossReason {
    lost(field, why) { !$0.element.isCaptured(field) }
  }

  /// A property that is uncertain where it was concluded from others.
  static func concluded(_ field: Element.Field, _ why: String) -> LossReason {
    lost(field, why) { $0.element.derived.contains(Element.Fields(field)) }
  }

  /// A property that is lost in some elements.
  static func lost(
    _ field: Element.Field, _ why: String, _ isConcerned: @escaping (ScreenNode) -> Bool
  ) -> LossReason {
    LossReason(fields: [field], why: why, subjects: .elements(isConcerned))
  }

  /// A property that is lost in some nodes, elements or containers.
  static func nodes(
    _ field: Element.Field, _ why: String, where isConcerned: @escaping (ScreenNode) -> Bool
  ) -> LossReason {
    LossReason(fields: [field], why: why, subjects: .nodes(isConcerned))
  }
}

extension ScreenNodes {
  /// The places of the accessibility elements, those in hidden branches too if wanted.
  fileprivate func elements(inHidden isWanted: Bool) -> [Int] {
    var places: [Int] = []
    var place = 0
    while place < count {
      if !isWanted, self[place].element.isHidden == .given(true) {
        place = self[place].end
        continue
      }
      if self[place].element.isAccessibilityElement { places.append(place) }
      place += 1
    }
    return places
  }
}

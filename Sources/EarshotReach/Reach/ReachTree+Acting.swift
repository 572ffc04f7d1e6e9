import EarshotTree

extension ReachTree {
  /// Whether a finger that touches a node would do something, as far as the source tells.
  func isActedOn(_ index: Int) -> Bool {
    if let stop = stop(index), stop.saysNothingOfResponding.isInteractive { return true }
    return self[index].element.isActedOn
  }

  /// Whether nothing but its reaction to a tap says that people can act on a node.
  ///
  /// An item that can be selected and is neither a text nor a heading is taken for one of a choice:
  /// a report tells that Voice Control names it. Android has no such traits: there, that a view can
  /// be clicked is what says it.
  func lacksTrait(_ index: Int) -> Bool {
    let element = self[index].element
    guard element.respondsToUserInteraction.value == nil, element.traits.isCaptured,
      element.systemContainer != .cell, !element.isOfAndroid,
      element.customActions.value?.isEmpty != false
    else { return false }
    var bare = element
    bare.isTappable = .notCaptured
    bare.handlers = .notCaptured
    guard !bare.isInteractive else { return false }
    if let stop = stop(index) {
      var plain = stop
      plain.element = bare
      if plain.isInteractive { return false }
    }
    return !element.has(.selected) || element.has(.staticText) || element.has(.header)
  }

  /// Whether the element around a node may have a custom action for it, which the source does not
  /// tell.
  func mayBeAnAction(_ index: Int) -> Bool {
    guard let enclosing = self[index].enclosing, place(enclosing) != nil else { return false }
    return !self[enclosing].element.isCaptured(.customActions)
  }

  /// Whether a node is a link in a text at which VoiceOver stops, which offers it by its rotor.
  func isLinkInText(_ index: Int) -> Bool {
    let node = self[index]
    guard node.element.isAccessibilityElement, node.element.has(.link),
      let enclosing = node.enclosing, place(enclosing) != nil, !node.isHidden
    else { return false }
    return self[enclosing].element.has(.staticText)
  }

  /// Whether a node in an element does what the element does: it is a part of it, not a control.
  func isPart(_ index: Int, of enclosing: Int) -> Bool {
    let (node, outer) = (self[index].element, self[enclosing].element)
    guard !outer.isSystemControl else { return true }
    guard isActedOn(enclosing) else { return false }
    if !node.isControlByTrait { return true }
    if let label = node.label.value, !label.isEmpty, label == outer.label.value { return true }
    guard let inner = node.effectiveFrame, let frame = outer.effectiveFrame, !frame.isEmpty else {
      return false
    }
    let shared = inner.intersection(frame)
    return shared.width * shared.height >= frame.width * frame.height * ReachTree.partShare
  }

  /// The share of an element that a node covers when it is taken for the element itself; assumed.
  private static let partShare = 0.8
}

extension ReadingOrder.Stop {
  /// The stop, as if the app said nothing about responding to people.
  fileprivate var saysNothingOfResponding: ReadingOrder.Stop {
    var stop = self
    stop.element.respondsToUserInteraction = .notCaptured
    return stop
  }
}

extension Element {
  /// Whether a touch does something, whatever the app says about responding to people.
  fileprivate var isActedOn: Bool {
    var bare = self
    bare.respondsToUserInteraction = .notCaptured
    return bare.isInteractive || dragSources.value?.isEmpty == false
  }

  /// Whether its class is one of Android.
  fileprivate var isOfAndroid: Bool {
    type.map { $0.hasPrefix("android.") || $0.hasPrefix("androidx.") } ?? false
  }

  /// Whether its traits say that it is a control.
  fileprivate var isControlByTrait: Bool {
    var bare = self
    bare.respondsToUserInteraction = .notCaptured
    bare.isTappable = .notCaptured
    bare.handlers = .notCaptured
    return bare.isInteractive
  }

  /// Whether UIKit draws the parts in it.
  var isSystemControl: Bool {
    guard let type else { return false }
    return Element.systemControls.contains { type.hasSuffix($0) }
  }

  private static let systemControls = [
    "Slider", "Switch", "Stepper", "DatePicker", "PickerView", "PageControl", "PageIndicator",
    "UISegment", "UITabBarButton", "PickerWheel", "ColorWell",
  ]
}

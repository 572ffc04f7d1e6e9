extension Screen {
  /// The screen as it is while VoiceOver is off: what is an element only for it is a plain view, and
  /// what lies inside can be reached.
  package var withoutVoiceOver: Screen {
    let isOther = ScreenNodes(elements).contains {
      $0.element.isOnlyWhileVoiceOverRuns.value == true
    }
    guard isOther else { return self }
    var screen = self
    screen.updateAll { element in
      if element.isOnlyWhileVoiceOverRuns.value == true { element.isAccessibilityElement = false }
    }
    return screen
  }
}

extension OrderedScreen {
  /// The screen as it is while VoiceOver is off; its nodes stand at the same places.
  package var withoutVoiceOver: OrderedScreen {
    let isOther = nodes.contains { $0.element.isOnlyWhileVoiceOverRuns.value == true }
    return isOther ? OrderedScreen(screen.withoutVoiceOver) : self
  }
}

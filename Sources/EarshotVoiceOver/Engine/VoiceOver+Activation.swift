import EarshotSession
import EarshotSpeech
import EarshotTree

extension VoiceOver {
  /// A double tap: the action that was chosen, or activation.
  mutating func activate(on screen: Transcript.OrderedScreen) -> [Response] {
    guard stop(on: screen) != nil else { return [.sound(.boundary)] }
    if let answer = answerInChart(on: screen) { return answer }
    let actions = customActions(on: screen, in: choice.folders)
    if choice.action > 0, actions.indices.contains(choice.action - 1) {
      return perform(actions[choice.action - 1], on: screen)
    }
    if !choice.folders.isEmpty {
      choice.folders.removeLast()
      choice.action = 0
      return speakAgain(on: screen)
    }
    return ask(.activate, .activate, on: screen)
  }

  /// A custom action, or the folder of actions that it is.
  private mutating func perform(
    _ action: CustomAction, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard action.actions.isEmpty else {
      choice.folders.append(action.name)
      choice.action = 1
      return [speakText(action.actions[0].name)]
    }
    let names = choice.folders + [action.name]
    let provider = cursor.flatMap { screen.provider(ofAction: names[0], for: $0) }
    return ask(.custom(names), .custom, of: provider?.id ?? cursor, on: screen)
  }

  /// Taps at the activation point a number of times.
  ///
  /// - Parameter kind: what is said of it: of an activation the name again, else only what changed.
  mutating func tap(
    on screen: Transcript.OrderedScreen, count: Int, as kind: Attempt.Kind = .other
  ) -> [Response] {
    touch(on: screen, as: kind) { .tap($0, count: count) }
  }

  /// A long press at the activation point.
  mutating func hold(on screen: Transcript.OrderedScreen) -> [Response] {
    let shown = largeContent(on: screen).map { [Response.show($0)] } ?? []
    return shown + touch(on: screen) { .longPress($0) }
  }

  /// A stronger press at the activation point.
  mutating func preview(on screen: Transcript.OrderedScreen) -> [Response] {
    touch(on: screen) { .preview($0) }
  }

  /// What the large content viewer shows of the element in focus at a text size of accessibility; `nil`
  /// when it shows nothing.
  ///
  /// Bars of the system have the viewer by themselves, other views when the app says so:
  /// <https://developer.apple.com/documentation/uikit/uilargecontentvieweritem>.
  private func largeContent(on screen: Transcript.OrderedScreen) -> String? {
    guard visual.contentSizeCategory.isAccessibilityCategory, let stop = stop(on: screen) else {
      return nil
    }
    let views = screen.responderChain(from: stop.id)
    let told = views.lazy.compactMap(\.largeContent.value).first
    guard told != nil || views.contains(where: { $0.systemContainer?.isBar == true }) else {
      return nil
    }
    let texts = [told?.title, stop.element.appearance.value?.text, stop.element.label.value]
    return texts.lazy.compactMap(\.self).first { !$0.isEmpty }
  }

  /// A shake: the field that is edited takes back what was typed, else the app what was done; nothing
  /// where shaking is switched off.
  mutating func undo(on screen: Transcript.OrderedScreen) -> [Response] {
    guard visual.shakeToUndo else { return [] }
    return ask(.undo, .undo, of: screen.editedField?.id, on: screen)
  }

  /// Asks what lies at the activation point.
  private mutating func touch(
    on screen: Transcript.OrderedScreen, as kind: Attempt.Kind = .other,
    _ action: (Point) -> ElementAction
  ) -> [Response] {
    guard let point = stop(on: screen)?.element.effectiveActivationPoint else {
      return [.sound(.boundary)]
    }
    return ask(action(point), kind, of: screen.topmostElement(at: point)?.id, on: screen)
  }

  /// A drag on the element itself, as on the thumb of a slider.
  mutating func drag(
    _ dx: Double, _ dy: Double, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard let stop = stop(on: screen), let start = stop.element.effectiveActivationPoint else {
      return [.sound(.boundary)]
    }
    let end = Point(x: start.x + dx, y: start.y + dy)
    return ask(.drag(from: start, to: end), .adjust, of: stop.id, on: screen)
  }

  /// The main function of the screen; in a text field, dictation.
  mutating func magicTap(on screen: Transcript.OrderedScreen) -> [Response] {
    if let stop = stop(on: screen), stop.element.isTextField {
      return ask(.startDictation, .other, of: stop.id, on: screen)
    }
    return ask(.magicTap, .magicTap, on: screen)
  }

  /// Back; while a field is edited, the end of typing.
  mutating func scrub(on screen: Transcript.OrderedScreen) -> [Response] {
    let focused = stop(on: screen).flatMap { $0.element.isEdited ? $0.id : nil }
    if let field = focused ?? screen.editedField?.id {
      return ask(.endEditing, .other, of: field, on: screen)
    }
    return ask(.escape, .escape, on: screen)
  }

  /// One page on or back.
  mutating func scroll(
    _ direction: ScrollDirection, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    ask(.scroll(direction), .scroll, on: screen)
  }

  /// Asks the element in focus, and then those around it, from the inside out.
  mutating func ask(
    _ action: ElementAction, _ kind: Attempt.Kind, on screen: Transcript.OrderedScreen
  ) -> [Response] {
    let element = stop(on: screen)?.element
    let dispatch = ActionDispatch(action, of: element, on: screen)
    attempt = Attempt(kind: kind, before: element, dispatch: dispatch)
    return [dispatch.first]
  }

  /// Asks one element, or the app as a whole.
  mutating func ask(
    _ action: ElementAction, _ kind: Attempt.Kind, of id: Element.ID?,
    on screen: Transcript.OrderedScreen
  ) -> [Response] {
    attempt = Attempt(kind: kind, before: stop(on: screen)?.element)
    return [.perform(action, id)]
  }

  /// A phrase of the system.
  func say(_ phrase: Phrase, cause: Transcript.Cause = .asked) -> Response {
    .speak(composer.utterance(for: phrase), Speech(.system, cause: cause))
  }

  /// A text without type words.
  func speakText(_ text: String, cause: Transcript.Cause = .asked) -> Response {
    .speak(.announcement(text), Speech(.system, cause: cause, element: cursor))
  }
}

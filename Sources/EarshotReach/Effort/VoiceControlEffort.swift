package import EarshotSession
import EarshotSpeech
import EarshotText
import EarshotTree
package import EarshotVoiceControl

/// Finds the words that lead to a goal soonest.
///
/// A target is called by the fewest words of a name that nothing else answers to, by a name and the
/// number that tells it from others, or by its number after "show numbers". Numbers that are not
/// shown are not said, because nobody knows them. What answers to nothing and yet takes taps is
/// found by the grid.
package struct VoiceControlEffort {
  let technology: VoiceControl
  let screen: Transcript.OrderedScreen
  private let pace: EffortPace
  let sentences: any ReachWords

  /// Prepares a screen.
  package init(_ technology: VoiceControl, on screen: Transcript.OrderedScreen, pace: EffortPace) {
    self.technology = technology
    self.screen = screen
    self.pace = pace
    sentences = ReachLocales.words(in: technology.settings.language)
  }

  /// The shortest way to a goal in seconds, or why there is none.
  package func path(to goal: EffortGoal) -> EffortOutcome {
    guard let place = screen.order.index(of: goal.element) else {
      return .obstacle(EffortObstacle(missing: goal.element, on: screen))
    }
    guard !screen.order.stops[place].isOffscreen else {
      guard let plan = OffscreenPlan(for: goal.element, on: screen) else {
        return .obstacle(.offScreen)
      }
      let scrolled = VoiceControlEffort(technology, on: plan.screen, pace: pace)
      let scrolling = (0..<plan.pages).map { _ in
        step(sentences.scroll(plan.direction), on: goal.element)
      }
      guard case .path(let path) = scrolled.path(to: goal) else { return scrolled.path(to: goal) }
      return .path(
        EffortPath(technology: .voiceControl, goal: goal, steps: scrolling + path.steps))
    }
    let targets = technology.targets(on: screen)
    guard let target = targets[goal.element] else {
      let element = screen.order.stops[place].element
      if goal.aim == .activate, let steps = gridSteps(to: element) {
        return path(goal, steps: steps)
      }
      return .obstacle(element.isInteractive ? .unreached : .notActedOn)
    }
    return outcome(goal, Calls(target, among: targets, screen.order.stops[place].element))
  }

  private func outcome(_ goal: EffortGoal, _ calls: Calls) -> EffortOutcome {
    let element = calls.element
    switch goal.aim {
    case .activate:
      return path(goal, steps: call(calls) { sentences.tap($0) })
    case .value(let wanted):
      guard let adjustment = AdjustmentSteps(of: element, to: wanted) else {
        return .obstacle(.noValue)
      }
      guard adjustment.count != 0 else { return path(goal, steps: []) }
      return path(goal, steps: call(calls) { sentences.adjust($0, by: adjustment.count) })
    case .action(let names):
      var actions = element.customActions.value ?? []
      var steps = call(calls) { sentences.showActions(of: $0) }
      for (depth, name) in names.enumerated() {
        guard let action = actions.first(where: { $0.name == name }),
          action.actions.isEmpty == (depth == names.count - 1)
        else { return .obstacle(.noAction) }
        steps.append(step(choice(of: name, among: actions.map(\.name)), on: element.id))
        actions = action.actions
      }
      return names.isEmpty ? .obstacle(.noAction) : path(goal, steps: steps)
    }
  }

  private func path(_ goal: EffortGoal, steps: [EffortStep]) -> EffortOutcome {
    .path(EffortPath(technology: .voiceControl, goal: goal, steps: steps))
  }

  /// The cheapest of the ways in which a command names its item.
  private func call(_ calls: Calls, _ sentence: (String) -> String) -> [EffortStep] {
    let id = calls.element.id
    var paths: [[EffortStep]] = []
    if let phrase = calls.unique { paths.append([step(sentence(phrase), on: id)]) }
    if let (phrase, number) = calls.ambiguous {
      paths.append([step(sentence(phrase), on: id), step(sentences.number(number), on: id)])
    }
    let number = sentences.number(calls.target.number)
    let isTap = sentence("") == sentences.tap("")
    paths.append([
      step(sentences.showNumbers, on: nil), step(isTap ? number : sentence(number), on: id),
    ])
    // Of equal ways the one by what is shown comes first: its name, or the numbers.
    if calls.target.name == nil { paths.reverse() }
    return paths.min { total($0) < total($1) } ?? []
  }

  private func total(_ steps: [EffortStep]) -> Double { steps.reduce(0) { $0 + $1.seconds } }

  /// What is said for one of some actions: its number, or a word of its name when that is shorter.
  private func choice(of name: String, among names: [String]) -> String {
    let number = sentences.number((names.firstIndex(of: name) ?? 0) + 1)
    let language = sentences.commands.tag
    let words = NormalizedPhrase(name, language: language)
    let isShort = words.spelledWords.count <= sentences.count(number)
    let isAlone = names.filter { NormalizedPhrase($0, language: language) == words }.count == 1
    return isShort && isAlone && !words.words.isEmpty ? words.words.joined(separator: " ") : number
  }

  func step(_ text: String, on id: Element.ID?) -> EffortStep {
    EffortStep(
      .say(text), element: id,
      seconds: pace.recognition + Double(sentences.count(text)) / pace.wordsPerSecond)
  }
}

extension ReachWords {
  /// The command for a number of steps more, or less when it is negative.
  func adjust(_ item: String, by count: Int) -> String {
    let command = "\(adjust(isMore: count > 0)) \(item)"
    return abs(count) > 1 ? "\(command) \(by) \(number(abs(count)))" : command
  }

  /// A number in the words of a command.
  func number(_ number: Int) -> String {
    NormalizedPhrase.spelling(of: number, language: commands.tag)?.joined(separator: " ")
      ?? String(number)
  }

  /// How many words a command has as it is spoken.
  func count(_ text: String) -> Int {
    max(1, NormalizedPhrase(text, language: commands.tag).spelledWords.count)
  }
}

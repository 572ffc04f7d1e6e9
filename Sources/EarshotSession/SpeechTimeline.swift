package import EarshotSpeech
package import EarshotTree

/// The one channel of speech: what is started, cut, queued and dropped, and when.
///
/// The rules are those of section 5 of the specification: moving focus cancels everything but an
/// announcement of high priority; a default announcement cancels what is said, unless it is posted
/// within 100 ms of an activation or a move, when it is lost; a low one waits and gives way. Times
/// are estimated from the length of the text, so the same inputs give the same timeline everywhere.
package struct SpeechTimeline: Hashable, Sendable {
  /// How long words and pauses take.
  package var pace: SpeechPace
  /// Whether speech can be heard, rather than only read as captions.
  package var isAudible = true
  /// The lines that began, in order; the end of a running line is where it will be if nothing
  /// interrupts it.
  package private(set) var lines: [Transcript.Line] = []
  /// Number of lines that were dropped from the front of ``lines``.
  package private(set) var forgottenCount = 0
  /// Lines of earlier turns that were cut since the turn began.
  package private(set) var interrupted: [Transcript.Line] = []

  /// Place in ``lines`` of the first line of the turn.
  private var turnStart = 0
  private var running: Item?
  private var queue: [Item] = []
  /// How many items began.
  private var beginnings = 0
  private var pausedAt: Double?
  /// When the user last moved focus or activated something.
  private var lastTurn = -Double.infinity

  private struct Item: Hashable, Sendable {
    var line: Transcript.Line
    var kind: Speech.Kind
    var priority: ScreenChange.Priority
    /// The last pause in it.
    var pause: Range<Double>?

    var isFirm: Bool { kind == .announcement && priority == .high }
    var isLow: Bool { kind == .announcement && priority == .low }
  }

  /// Makes a silent channel.
  package init(pace: SpeechPace = SpeechPace()) {
    self.pace = pace
  }

  /// Whether speech was stopped and can go on; whatever is said anew lets it go on.
  package var isPaused: Bool { pausedAt != nil }

  /// The line that is being spoken, with its number among all lines; `nil` in silence and while
  /// paused.
  package var speaking: (number: Int, line: Transcript.Line)? {
    pausedAt == nil ? running.map { (beginnings, $0.line) } : nil
  }

  /// The lines that began since the turn began.
  package var turnLines: ArraySlice<Transcript.Line> { lines[turnStart...] }

  /// Begins a turn: what follows is heard in it.
  package mutating func beginTurn() {
    turnStart = lines.count
    interrupted = []
  }

  /// When everything that is being said or waits will have ended; `nil` while speech is paused.
  package func quietTime(from time: Double) -> Double? {
    guard pausedAt == nil else { return running == nil && queue.isEmpty ? time : nil }
    let end = running.map { max(time, $0.line.end) } ?? time
    return queue.reduce(end) { $0 + ($1.line.end - $1.line.start) }
  }

  /// Lets time pass: what ends makes room for what waits.
  package mutating func advance(to time: Double) {
    guard pausedAt == nil else { return }
    while let item = running, item.line.end <= time {
      running = nil
      startNext(at: item.line.end)
    }
  }

  /// Says something.
  ///
  /// What follows in the same turn waits for what the turn has said so far.
  ///
  /// - Parameter duration: how many seconds it takes; `nil` estimates them.
  package mutating func say(
    _ utterance: Utterance, _ speech: Speech, screen: Int, at time: Double, isFollowing: Bool,
    duration: Double? = nil
  ) {
    resume(at: time)
    advance(to: time)
    let duration = duration ?? pace.duration(of: utterance)
    let item = Item(
      line: Transcript.Line(
        screen: screen, element: speech.element, cause: speech.cause, utterance: utterance,
        start: time, end: time + duration, isAudible: isAudible),
      kind: speech.kind, priority: speech.priority)
    if isFollowing {
      append(item, at: time)
    } else if speech.kind == .announcement {
      announce(item, at: time)
    } else {
      if speech.kind == .focus { lastTurn = time }
      interrupt(with: item, at: time)
    }
  }

  /// Whether saying something cuts what is being said.
  package func cuts(_ speech: Speech, at time: Double, isFollowing: Bool) -> Bool {
    guard let running, !running.isFirm, !isFollowing else { return false }
    return speech.kind != .announcement
      || speech.priority == .high || speech.priority == .default && !isLost(at: time)
  }

  /// Makes a sound, which interrupts nothing.
  package mutating func play(_ sound: Sound, element: Element.ID?, at time: Double) {
    advance(to: time)
    lines.append(
      Transcript.Line(sound: sound, element: element, cause: .moved, at: time))
  }

  /// Plays the tones of a chart, in the place of words.
  package mutating func play(
    _ graph: AudioGraph, element: Element.ID?, at time: Double, isFollowing: Bool
  ) {
    resume(at: time)
    advance(to: time)
    let item = Item(
      line: Transcript.Line(graph, element: element, at: time), kind: .system, priority: .default)
    if isFollowing { append(item, at: time) } else { interrupt(with: item, at: time) }
  }

  /// Notes that the user activated something or moved focus, which loses announcements.
  package mutating func noteTurn(at time: Double) { lastTurn = time }

  /// Lets what began just now begin later, because the app makes a sound of its own.
  package mutating func hold(_ seconds: Double, at time: Double) {
    guard var item = running, item.line.start == time, seconds > 0,
      let index = lines.lastIndex(where: { $0.takesTime && $0.start == time })
    else { return }
    item.line.start += seconds
    item.line.end += seconds
    lines[index] = item.line
    running = item
  }

  /// Lets what should have ended by now go on for some seconds, because the voice needs them.
  package mutating func extend(by seconds: Double, at time: Double) {
    guard var item = running, item.line.end <= time, seconds > 0,
      let index = lines.lastIndex(where: { $0.takesTime && $0.start == item.line.start })
    else { return }
    item.line.end = time + seconds
    lines[index].end = item.line.end
    running = item
  }

  /// Cuts what is being said and drops what waits, except what is of high priority.
  package mutating func silence(at time: Double) {
    resume(at: time)
    advance(to: time)
    queue.removeAll { !$0.isFirm }
    if running?.isFirm != true {
      cut(at: time)
      startNext(at: time)
    }
  }

  /// Stops speech where it is, or lets it go on from there.
  package mutating func setPaused(_ isPaused: Bool, at time: Double) {
    if isPaused {
      advance(to: time)
      pausedAt = pausedAt ?? time
    } else {
      resume(at: time)
    }
  }

  /// Forgets all lines but the last ones.
  package mutating func forget(keeping count: Int) {
    // In large steps, because each one moves all lines that stay.
    guard lines.count > count * 2 else { return }
    let surplus = lines.count - count
    forgottenCount += surplus
    turnStart = max(0, turnStart - surplus)
    lines.removeFirst(surplus)
  }
}

extension SpeechTimeline {
  private mutating func announce(_ item: Item, at time: Double) {
    if item.priority == .low { return append(item, at: time) }
    guard item.priority == .high || !isLost(at: time) else { return }
    queue.removeAll(where: \.isLow)
    if running?.isFirm == true {
      append(item, at: time)
    } else {
      cut(at: time)
      start(item, at: time)
    }
  }

  /// Whether a default announcement comes too soon after the user did something.
  private func isLost(at time: Double) -> Bool {
    // Times are sums of many; what is posted 100 ms later must not be lost to rounding.
    time - lastTurn < 0.1 - 1e-9
  }

  private mutating func interrupt(with item: Item, at time: Double) {
    queue.removeAll { !$0.isFirm }
    if running?.isFirm == true {
      queue.append(item)
    } else {
      cut(at: time)
      append(item, at: time)
    }
  }

  private mutating func append(_ item: Item, at time: Double) {
    queue.append(item)
    if running == nil { startNext(at: time) }
  }

  private mutating func startNext(at time: Double) {
    guard running == nil, !queue.isEmpty else { return }
    start(queue.removeFirst(), at: time)
  }

  private mutating func start(_ item: Item, at time: Double) {
    var item = item
    item.line.end += time - item.line.start
    item.line.start = time
    running = item
    beginnings += 1
    lines.append(item.line)
  }

  /// Ends what is being said; what had no time at all was never said.
  private mutating func cut(at time: Double) {
    guard let item = running else { return }
    running = nil
    guard let index = lines.lastIndex(where: { $0.takesTime && $0.start == item.line.start })
    else { return }
    // What is cut while it is paused was heard up to the pause.
    let time = item.pause?.upperBound == time ? item.pause?.lowerBound ?? time : time
    if time <= item.line.start {
      lines.remove(at: index)
      if index < turnStart { turnStart -= 1 }
    } else {
      lines[index].end = time
      lines[index].completion = .cut
      // A sound that ends is no news; words that were cut are.
      if index < turnStart, item.line.sound == nil { interrupted.append(lines[index]) }
    }
  }

  private mutating func resume(at time: Double) {
    guard let since = pausedAt else { return }
    pausedAt = nil
    guard var item = running else { return }
    item.line.end += time - since
    item.pause = since..<max(since, time)
    running = item
    if let index = lines.lastIndex(where: { $0.takesTime && $0.start == item.line.start }) {
      lines[index].end = item.line.end
    }
  }
}

package import EarshotTree

/// Tells the gestures of VoiceOver from the touches of fingers.
///
/// 1. All that happens from the first finger down to the last one up is one contact, and it begins
///    undecided.
/// 2. While it lasts it may find its role: one finger explores once it is too slow for a flick,
/// holds
///    if it rests as the second of two taps, or leaves the bottom edge; two fingers turn.
/// 3. A contact that is undecided when the last finger leaves is a tap, a flick, a zigzag or a
/// quick
///    turn by its shape, or nothing: what is not understood is dropped rather than guessed.
/// 4. A tap waits in a sequence for the next tap of as many fingers, and the sequence is reported
/// when
///    its time is over, when no longer one exists, or when the fingers do anything else.
/// 5. Time passes only with the times of events and with ``flush(at:)``; a driver flushes at
///    ``deadline``.
///
/// ```swift
/// var recognizer = GestureRecognizer(screen: Size(width: 375, height: 812))
/// let gestures = recognizer.feed(touch) + recognizer.flush(at: touch.time + 1)
/// ```
package struct GestureRecognizer: Hashable, Sendable {
  /// The size of the screen in points; the bottom edge and the halves are told from it.
  package let screen: Size
  /// The numbers by which gestures are told apart.
  package let timing: GestureTiming

  var contact: Contact?
  var taps = TapSequence()
  private var now = -Double.infinity

  /// More fingers than any gesture has.
  private static let crowd = 5
  /// More fingers than two people have; the events of further ones are left out.
  private static let most = 20

  /// Makes a recognizer that no finger has touched yet.
  package init(screen: Size, timing: GestureTiming = GestureTiming()) {
    self.screen = screen
    self.timing = timing
  }

  /// The gestures of a whole trace; the waits after its last event are over.
  package static func gestures(
    in trace: [TouchEvent], screen: Size, timing: GestureTiming = GestureTiming()
  ) -> [Gesture] {
    var recognizer = GestureRecognizer(screen: screen, timing: timing)
    return trace.flatMap { recognizer.feed($0) } + recognizer.flush(at: .infinity)
  }

  /// Takes an event and returns the gestures that are certain with it.
  ///
  /// Events come in the order of their times; one that claims to be earlier counts as of now.
  /// Events of unknown fingers and with numbers that are not finite are left out.
  package mutating func feed(_ event: TouchEvent) -> [Gesture] {
    guard event.isFinite else { return [] }
    var event = event
    event.time = max(event.time, now)
    let before = flush(at: event.time)
    switch event.phase {
    case .began: return before + begin(event)
    case .moved: return before + move(event)
    case .ended: return before + end(event)
    case .cancelled: return before + cancel(event)
    }
  }

  /// Lets the time pass without an event and returns the gestures that are certain by then.
  ///
  /// - Parameter time: In seconds, on the scale of the events; infinity ends every wait.
  package mutating func flush(at time: Double) -> [Gesture] {
    if time.isFinite { now = max(now, time) }
    if contact != nil {
      contact?.compare(before: time)
      return decide(at: time)
    }
    guard let deadline = taps.deadline, time >= deadline else { return [] }
    return taps.settle()
  }

  /// When ``flush(at:)`` can next change anything without an event, in seconds.
  package var deadline: Double? {
    guard let contact else { return taps.deadline }
    guard contact.role == .undecided else { return nil }
    if contact.strokes.count == 1 { return contact.start + waitTime(with: contact) }
    return taps.deadline == nil ? nil : contact.start + timing.holdTime
  }

  /// Forgets all fingers and waits, as when the glass is replaced; an exploring finger is lifted.
  package mutating func reset() -> [Gesture] {
    let gestures = taps.settle() + (contact?.role == .exploring ? [.lift] : [])
    contact = nil
    return gestures
  }

  private mutating func begin(_ event: TouchEvent) -> [Gesture] {
    guard var contact else {
      self.contact = Contact(event, leg: timing.scrubLeg)
      return []
    }
    var gestures: [Gesture] = []
    if let lost = contact.index(of: event.finger) {
      // Its end was lost: neither what it drew nor its number can be trusted any more.
      gestures = spend()
      contact = self.contact ?? contact
      contact.lift(lost)
    } else if contact.role == .undecided
      && (event.time > contact.start + timing.simultaneity
        || contact.strokes.count == Self.crowd)
    {
      gestures = contact.strokes.count == 1 ? explore() : spend()
      contact = self.contact ?? contact
    }
    if contact.strokes.count < Self.most { contact.add(event, leg: timing.scrubLeg) }
    self.contact = contact
    return gestures
  }

  private mutating func move(_ event: TouchEvent) -> [Gesture] {
    guard let index = contact?.index(of: event.finger) else { return [] }
    let isElsewhere = contact?.strokes[index].point != event.point
    contact?.move(index, to: event, keeping: timing.holdTime)
    guard contact?.role == .exploring else { return decide(at: event.time) }
    return index == 0 && isElsewhere ? [.touch(event.point)] : []
  }

  private mutating func end(_ event: TouchEvent) -> [Gesture] {
    var gestures = move(event)
    guard let index = contact?.index(of: event.finger) else { return gestures }
    if let stroke = contact?.strokes[index], contact?.role == .exploring, index > 0,
      stroke.reach <= timing.tapSlop, event.time < stroke.began + timing.holdTime
    {
      gestures.append(.splitTap)
    }
    contact?.lift(index)
    if contact?.isOver == true { contact?.compare(before: .infinity) }
    guard let contact, contact.isOver else { return gestures }
    gestures += conclude(contact, at: event.time)
    self.contact = nil
    return gestures
  }

  private mutating func cancel(_ event: TouchEvent) -> [Gesture] {
    guard let index = contact?.index(of: event.finger) else { return [] }
    let gestures = spend()
    contact?.lift(index)
    if contact?.isOver == true { contact = nil }
    return gestures
  }
}

import EarshotTree

/// How a contact finds its role, and what it was when it is over.
extension GestureRecognizer {
  /// Gives an undecided contact the role that it must have by now.
  mutating func decide(at time: Double) -> [Gesture] {
    guard let contact else { return [] }
    if case .turning = contact.role { return steps() }
    guard contact.role == .undecided else { return [] }
    let isHeld = time >= contact.start + timing.holdTime
    let isMoved = contact.isMoved(beyond: timing.tapSlop)
    if isHeld && !isMoved && taps.awaitsSecond(of: contact.strokes.count) {
      if let gestures = hold(contact) { return gestures }
    }
    // Neither a movement nor a long rest can be one more tap.
    let settled = isHeld || isMoved ? taps.settle() : []
    switch contact.strokes.count {
    case 1: return settled + decideOneFinger(contact, at: time)
    case 2:
      // A flick whose fingers come one after the other looks like a turn before it is over.
      guard time >= contact.start + timing.flickDuration, contact.isTurning(timing) else { break }
      self.contact?.role = .turning(reported: 0)
      return settled + steps()
    default: break
    }
    return settled
  }

  private mutating func decideOneFinger(_ contact: Contact, at time: Double) -> [Gesture] {
    // Near the slop noise could turn the way out of the edge into one along it.
    let isClear = time >= contact.start + waitTime(with: contact)
    if contact.isFromEdge(screen, timing) && (isClear || contact.first.reach >= timing.flickLength)
    {
      self.contact?.role = .leavingEdge
      return []
    }
    return isClear ? explore() : []
  }

  /// Seconds after which the only finger of a contact explores.
  func waitTime(with contact: Contact) -> Double {
    // A finger that rests may be about to hold, one that lingers at the edge about to leave it.
    let mayHold = taps.awaitsSecond(of: 1) && !contact.isMoved(beyond: timing.tapSlop)
    let mayLeave =
      contact.startsAtEdge(screen, timing) && contact.first.reach < timing.flickLength
    return mayHold || mayLeave ? timing.holdTime : timing.flickDuration
  }

  /// The second of two taps rests on the glass.
  private mutating func hold(_ contact: Contact) -> [Gesture]? {
    switch contact.strokes.count {
    case 1:
      _ = taps.settle()
      self.contact?.role = .holding
      return []
    case 2:
      _ = taps.settle()
      self.contact?.role = .spent
      return [.twoFingerDoubleTapAndHold]
    default: return nil
    }
  }

  /// Makes the first finger explore, from where it came down.
  mutating func explore() -> [Gesture] {
    let path = contact?.path.map(\.point) ?? []
    contact?.role = .exploring
    contact?.forgetPath()
    var touches: [Gesture] = []
    for point in path where touches.last != .touch(point) { touches.append(.touch(point)) }
    return taps.settle() + touches
  }

  /// Gives a contact up; an exploring finger counts as lifted.
  mutating func spend() -> [Gesture] {
    let gestures = taps.settle() + (contact?.role == .exploring ? [.lift] : [])
    contact?.role = .spent
    contact?.forgetPath()
    return gestures
  }

  /// The steps of a turn that are not reported yet.
  private mutating func steps() -> [Gesture] {
    guard let contact, case .turning(var reported) = contact.role else { return [] }
    var gestures: [Gesture] = []
    // A step of nothing would never end.
    let step = max(timing.rotationStep, 1)
    while abs(contact.turned - reported) >= step {
      let isClockwise = contact.turned > reported
      reported += isClockwise ? step : -step
      gestures.append(isClockwise ? .rotateClockwise : .rotateCounterclockwise)
    }
    self.contact?.role = .turning(reported: reported)
    return gestures
  }

  /// What a contact was whose last finger has left.
  mutating func conclude(_ contact: Contact, at time: Double) -> [Gesture] {
    switch contact.role {
    case .turning: return steps()
    case .spent: return []
    case .exploring: return [.lift]
    case .holding:
      guard contact.isMoved(beyond: timing.tapSlop) else { return [.doubleTapAndHold] }
      let shift = contact.first.shift
      return [.doubleTapAndDrag(dx: shift.dx, dy: shift.dy)]
    case .leavingEdge:
      guard contact.flick(timing) == .up else { return [] }
      let isResting = contact.isResting(since: time - timing.holdTime, within: timing.tapSlop)
      return [isResting ? .appSwitcher : .home]
    case .undecided: return concludeUndecided(contact, at: time)
    }
  }

  private mutating func concludeUndecided(_ contact: Contact, at time: Double) -> [Gesture] {
    let isMoved = contact.isMoved(beyond: timing.tapSlop)
    if !isMoved && time < contact.start + timing.holdTime {
      let middle = contact.strokes.map(\.start.y).reduce(0, +) / Double(contact.strokes.count)
      return taps.add(
        fingers: contact.strokes.count, at: contact.first.start,
        isAtTop: middle < screen.height / 2,
        next: time + timing.doubleTapTimeout)
    }
    let settled = taps.settle()
    guard contact.strokes.count > 1 else {
      if let direction = contact.flick(timing) { return settled + [oneFinger(direction)] }
      // Too far for a tap, too short for a flick: the finger felt a place.
      return settled + explore() + [.lift]
    }
    if contact.strokes.count == 2 && contact.hasTurned(timing) && !contact.isZigzag {
      self.contact?.role = .turning(reported: 0)
      return settled + steps()
    }
    guard isMoved, time < contact.start + timing.strokeDuration else { return settled }
    return settled + severalFingers(contact)
  }

  private func oneFinger(_ direction: ScrollDirection) -> Gesture {
    switch direction {
    case .left: .swipeLeft
    case .up: .swipeUp
    case .down: .swipeDown
    default: .swipeRight
    }
  }

  private func severalFingers(_ contact: Contact) -> [Gesture] {
    if contact.strokes.count == 2 && contact.isZigzag { return [.scrub] }
    guard let direction = contact.flick(timing) else { return [] }
    switch (contact.strokes.count, direction) {
    case (2, .up): return [.twoFingerSwipeUp]
    case (2, .down): return [.twoFingerSwipeDown]
    case (2, .left) where !contact.isBent: return [.twoFingerSwipeLeft]
    case (2, .right) where !contact.isBent: return [.twoFingerSwipeRight]
    case (3, _): return [.threeFingerSwipe(direction)]
    case (4, .left): return [.fourFingerSwipeLeft]
    case (4, .right): return [.fourFingerSwipeRight]
    default: return []
    }
  }
}

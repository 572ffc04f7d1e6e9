import EarshotTree

/// All fingers from the first one that comes down to the last one that leaves.
struct Contact: Hashable, Sendable {
  /// What a contact has turned out to be so far.
  enum Role: Hashable, Sendable {
    /// Too early to tell.
    case undecided
    /// The first finger explores; others may tap beside it.
    case exploring
    /// The second tap of two is held.
    case holding
    /// A swipe from the bottom edge.
    case leavingEdge
    /// Two fingers turn; steps are reported up to this many degrees.
    case turning(reported: Double)
    /// Nothing more will come of it.
    case spent
  }

  var role = Role.undecided
  let start: Double
  private(set) var strokes: [Stroke]
  /// Where the only finger has been, for the elements that it passed before it was known to explore.
  private(set) var path: [Point]
  /// How far two fingers have turned around each other, in degrees, over whole circles too.
  private(set) var turned = 0.0
  /// The greatest common movement of two fingers so far.
  private(set) var common = 0.0
  /// The greatest difference of two fingers from their common movement so far.
  private(set) var apart = 0.0
  /// The highest place of the first finger.
  private var peak: Double
  /// When the first finger came up there.
  private(set) var peakTime: Double
  /// From the first to the second finger.
  private var bearing = Shift.zero

  init(_ event: TouchEvent, leg: Double) {
    start = event.time
    strokes = [Stroke(event, leg: leg)]
    path = [event.point]
    peak = event.point.y
    peakTime = event.time
  }

  var first: Stroke { strokes[0] }
  var isOver: Bool { !strokes.contains(where: \.isDown) }
  /// The mean movement of the fingers.
  var shift: Shift { strokes.map(\.shift).reduce(.zero, +) / Double(strokes.count) }

  func isMoved(beyond slop: Double) -> Bool { strokes.contains { $0.reach > slop } }

  func index(of finger: Int) -> Int? {
    strokes.firstIndex { $0.finger == finger && $0.isDown }
  }

  mutating func add(_ event: TouchEvent, leg: Double) {
    strokes.append(Stroke(event, leg: leg))
    path = []
    guard strokes.count == 2 else { return }
    // The first finger may have gone on already; both are measured from where they came down.
    bearing = Shift(from: strokes[0].start, to: strokes[1].start)
    compare()
  }

  /// Moves a finger; steps of less than the slop upwards do not count as going on.
  mutating func move(_ index: Int, to event: TouchEvent, slop: Double) {
    strokes[index].move(to: event.point)
    if index == 0 && event.point.y < peak - slop {
      peak = event.point.y
      peakTime = event.time
    }
    if strokes.count == 1 && role == .undecided { path.append(event.point) }
    if strokes.count == 2 { compare() }
  }

  /// Takes a finger from the glass; what it drew counts until the contact has a role.
  mutating func lift(_ index: Int) {
    strokes[index].isDown = false
    // Fingers may come and go for hours beside one that explores.
    if role != .undecided && index > 0 { strokes.remove(at: index) }
  }

  mutating func forgetPath() { path = [] }

  private mutating func compare() {
    let now = Shift(from: strokes[0].point, to: strokes[1].point)
    turned += bearing.turn(to: now)
    bearing = now
    common = max(common, shift.length)
    apart = max(apart, (strokes[1].shift - strokes[0].shift).length / 2)
  }
}

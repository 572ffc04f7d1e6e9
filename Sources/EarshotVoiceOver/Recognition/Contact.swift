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

  /// Where a finger was.
  struct Place: Hashable, Sendable {
    var point: Point
    var time: Double
  }

  var role = Role.undecided
  let start: Double
  private(set) var strokes: [Stroke]
  /// Where the only finger has been, and when: all of it until it has a role, then the end of it.
  private(set) var path: [Place]
  /// How far two fingers have turned around each other, in degrees, over whole circles too.
  private(set) var turned = 0.0
  /// The greatest common movement of two fingers so far.
  private(set) var common = 0.0
  /// The greatest difference of two fingers from their common movement so far.
  private(set) var apart = 0.0
  /// From the first to the second finger.
  private var bearing = Shift.zero
  /// When a finger moved that is not compared with the other yet.
  ///
  /// What fingers do at one time is one event of the glass, but comes finger by finger: compared in
  /// between, fingers that go together would seem to turn around each other.
  private var uncompared: Double?

  init(_ event: TouchEvent, leg: Double) {
    start = event.time
    strokes = [Stroke(event, leg: leg)]
    path = [Place(point: event.point, time: event.time)]
  }

  var first: Stroke { strokes[0] }
  var isOver: Bool { !strokes.contains(where: \.isDown) }
  /// The mean movement of the fingers.
  var shift: Shift { strokes.map(\.shift).reduce(.zero, +) / Double(strokes.count) }

  /// Whether a finger has strayed too far for a tap.
  func isMoved(beyond slop: Double) -> Bool { strokes.contains { $0.reach > slop } }

  /// The stroke of a finger that is on the glass.
  func index(of finger: Int) -> Int? {
    strokes.firstIndex { $0.finger == finger && $0.isDown }
  }

  /// Compares two fingers if one of them moved earlier than a time.
  mutating func compare(before time: Double) {
    guard let moment = uncompared, moment < time else { return }
    uncompared = nil
    // One of the two may have left the glass since.
    guard strokes.count == 2 else { return }
    compare()
  }

  mutating func add(_ event: TouchEvent, leg: Double) {
    compare(before: .infinity)
    strokes.append(Stroke(event, leg: leg))
    path = []
    guard strokes.count == 2 else { return }
    // The first finger may have gone on already; both are measured from where they came down.
    bearing = Shift(from: strokes[0].start, to: strokes[1].start)
    compare()
  }

  /// Moves a finger; of the way from the edge only the last seconds matter.
  mutating func move(_ index: Int, to event: TouchEvent, keeping seconds: Double) {
    compare(before: event.time)
    strokes[index].move(to: event.point)
    if strokes.count == 2 {
      strokes[index].followZigzag()
      uncompared = event.time
    }
    guard strokes.count == 1, role == .undecided || role == .leavingEdge else { return }
    path.append(Place(point: event.point, time: event.time))
    // The last place before these seconds is where the finger was when they began.
    while role == .leavingEdge, path.count > 1, path[1].time <= event.time - seconds {
      path.removeFirst()
    }
  }

  /// Whether the only finger has been where it is for some seconds.
  func isResting(since start: Double, within slop: Double) -> Bool {
    guard let oldest = path.first, oldest.time <= start else { return false }
    return path.allSatisfy { Shift(from: $0.point, to: first.point).length <= slop }
  }

  /// Takes a finger from the glass; what it drew counts until the contact has a role.
  mutating func lift(_ index: Int) {
    compare(before: .infinity)
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

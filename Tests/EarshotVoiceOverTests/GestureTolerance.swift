/// How far hands may differ and still be understood with the default `GestureTiming`.
///
/// Within these limits each gesture of the chart is recognised and never taken for another one; the
/// tests draw their perturbations from these numbers, and from their ends. Outside them a gesture may
/// also be recognised. A gesture begins anywhere on the screen; one of one finger not within
/// `GestureTiming.edgeHeight` of the bottom, a tap of four fingers not across the middle.
enum GestureTolerance {
  /// Points by which every sample of a finger may be off, along each axis.
  static let positionNoise = 3.0
  /// Seconds by which each finger of several may come and go later than the first.
  static let fingerOffset = 0.05
  /// Seconds that a finger of a tap rests on the glass.
  static let tapDuration = 0.06...0.2
  /// Seconds from the end of a tap to the beginning of the next one that counts with it.
  static let tapGap = 0.06...0.2
  /// Seconds of a flick of one finger.
  static let flickDuration = 0.06...0.25
  /// Seconds of a flick of several fingers.
  static let wideFlickDuration = 0.08...0.8
  /// Points of a flick.
  static let flickLength = 60.0...240.0
  /// Degrees by which a flick may miss its direction.
  static let flickError = 30.0
  /// Seconds of a drag of one finger that explores.
  static let exploration = 0.4...4.0
  /// Seconds of a hold.
  static let hold = 0.6...3.0
  /// Points of a drag after a double tap and hold.
  static let dragLength = 40.0...300.0
  /// Seconds of each leg of a zigzag; those of one zigzag last equally long.
  static let scrubLegDuration = 0.15...0.5
  /// Points of each leg of a zigzag.
  static let scrubLeg = 70.0...200.0
  /// Degrees of each turn of a zigzag; 180 comes back on the same line.
  static let scrubTurn = 130.0...180.0
  /// The number of legs of a zigzag.
  static let scrubLegs = 3...5
  /// Seconds of one step of a rotation.
  static let rotationDuration = 0.15...1.5
  /// Degrees by which the fingers turn for one step.
  static let rotation = 60.0...75.0
  /// Points between two fingers that turn.
  static let rotationSpan = 90.0...180.0
  /// Points between neighbouring fingers of other gestures.
  static let fingerSpacing = 50.0...80.0
  /// Points of a swipe from the bottom edge.
  static let edgeLength = 100.0...300.0
  /// Seconds of the movement of a swipe from the bottom edge.
  static let edgeDuration = 0.1...1.2
}

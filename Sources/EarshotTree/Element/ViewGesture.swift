/// A gesture besides taps that a view recognizes, as the `UIGestureRecognizer` that it has tells.
package enum ViewGesture: String, Hashable, Sendable, CaseIterable {
  /// `UISwipeGestureRecognizer`, or a swipe that uncovers buttons of a row.
  case swipe
  /// `UIPanGestureRecognizer`: dragging.
  case pan
  /// `UILongPressGestureRecognizer`, or a long click of Android.
  case longPress
  /// `UIPinchGestureRecognizer`.
  case pinch
  /// `UIRotationGestureRecognizer`.
  case rotation
}

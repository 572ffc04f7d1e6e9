public import EarshotSpeech

/// The mode of vertical swipes, as the rotor chose it.
public enum RotorMode: Hashable, Sendable {
  /// A mode of the system.
  case system(RotorName)
  /// A rotor of the app, by its name.
  case custom(String)
}

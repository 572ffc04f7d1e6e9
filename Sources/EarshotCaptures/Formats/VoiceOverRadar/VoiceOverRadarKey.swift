import EarshotTree

/// The names in a snapshot, for reading and for writing.
enum VoiceOverRadarKey {
  /// The names of the snapshot itself.
  enum Snapshot: String, CaseIterable {
    case appName, screenSize, roots, modalPresented, modalLabel
  }

  /// The names of a node.
  enum Node: String, CaseIterable {
    case id, label, value, hint, identifier, traits, isElement, isContainer, containerType, frame
    case voiceOver, customActions, customContent, children
  }

  /// The kinds of containers.
  enum Container: String, CaseIterable {
    case list, table, landmark, group, window

    /// What a container tells of its elements; a window tells nothing.
    var type: ContainerType? {
      switch self {
      case .list: .list
      case .table: .dataTable(DataTable())
      case .landmark: .landmark
      case .group: .semanticGroup
      case .window: nil
      }
    }
  }

  /// Tops that differ by less than this are one row for the tool.
  static let rowTolerance = 10.0
}

extension Traits {
  /// Makes the trait of a name that was public before iOS 17; `nil` for any other.
  init?(nameBeforeIOS17 name: String) {
    guard let trait = Traits(name: name), trait.rawValue <= 0x1_FFFF else { return nil }
    self = trait
  }
}

import Foundation

/// A folder of this user for what a program keeps, which nobody else can read.
enum UserFolder {
  /// What can be made again.
  case cache
  /// What is there from one time to the next.
  case state

  /// The path: that of `EARSHOT_CACHE` or `EARSHOT_STATE`, else the one of the system; `nil` where
  /// there is none, or the variable is empty or `off`.
  func path(_ environment: [String: String]) -> String? {
    if let named = environment["EARSHOT_\(name)"] {
      return named.isEmpty || named == "off" ? nil : named
    }
    if let base = environment["XDG_\(name)_HOME"], base.hasPrefix("/") { return base + "/earshot" }
    return environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/\(inHome)/earshot" : nil }
  }

  private var name: String {
    switch self {
    case .cache: "CACHE"
    case .state: "STATE"
    }
  }

  private var inHome: String {
    #if os(macOS)
      switch self {
      case .cache: "Library/Caches"
      case .state: "Library/Application Support"
      }
    #else
      switch self {
      case .cache: ".cache"
      case .state: ".local/state"
      }
    #endif
  }

  /// Makes a folder with those around it, if it is not there.
  static func make(_ path: String) {
    guard FileKind(of: path) == nil else { return }
    let around = AbsolutePath(path).folder.text
    if around != path { make(around) }
    mkdir(path, 0o700)
  }
}

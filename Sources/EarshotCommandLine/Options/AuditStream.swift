import EarshotProject

/// The reports of a run that are written as its results come.
struct AuditStream {
  /// Their places.
  let destinations: [Destination]
  /// Whether another report needs all results at the end.
  let keepsFiles: Bool

  /// Writes what came.
  func write(_ bytes: [UInt8]) throws(RunFailure) {
    for destination in destinations { try destination.write(bytes) }
  }

  /// Writes the end.
  func end(_ bytes: [UInt8]) throws(RunFailure) {
    for destination in destinations {
      try destination.write(bytes)
      try destination.close()
    }
  }
}

extension Finding {
  /// The kind of problem that Apple's audit found, if the finding was imported from it.
  package var importedKind: AppleAuditKind? {
    guard case .text(let id)? = arguments[Finding.importedArgument] else { return nil }
    return AppleAuditKind(id: id)
  }

  /// The name of the argument that holds the id of the kind.
  static var importedArgument: String { "apple" }
}

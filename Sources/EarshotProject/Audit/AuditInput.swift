/// The input of one task of an audit.
package enum AuditInput: Sendable {
  /// A capture; `-` is standard input.
  case capture(String)
  /// The strings files of one table, in all its languages.
  case strings([StringsInput])

  /// The path of its first file.
  var path: String {
    switch self {
    case .capture(let path): path
    case .strings(let files): files.first?.path ?? "-"
    }
  }
}

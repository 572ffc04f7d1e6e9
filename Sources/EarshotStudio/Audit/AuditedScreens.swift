import EarshotAudit
import EarshotHost
import EarshotTree

/// The screens of the library that an audit is of.
struct AuditedScreens: Sendable {
  /// The inputs by the paths that the document of an audit has for them.
  private let inputs: [String: LibraryInput]

  init(_ inputs: [LibraryInput]) {
    self.inputs = Dictionary(
      inputs.map { (AbsolutePath.reported($0.path), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The screen that a result is of; `nil` if the library does not have it.
  func screen(
    of result: AuditDocument.ScreenResult, in file: AuditDocument.File
  ) -> LibraryScreen? {
    let input = inputs[file.path] ?? inputs[AbsolutePath.reported(file.path)]
    guard let screens = input?.screens, screens.indices.contains(result.number - 1) else {
      return nil
    }
    return screens[result.number - 1]
  }

  /// The name of the screen that a result is of; of one that the library does not have the path.
  func name(of result: AuditDocument.ScreenResult, in file: AuditDocument.File) -> String {
    screen(of: result, in: file)?.id ?? file.path
  }
}

import Foundation

/// The functions of liblouis that are used, found in the library at run time.
///
/// There is no link to it and there are no headers of it, so that everything else works where it is
/// not installed.
struct LouisLibrary: Sendable {
  /// `lou_translate` and `lou_backTranslate`, which take the same arguments: tables, input and its
  /// length, output and its length, typeforms, spacing, places both ways, the caret, the mode.
  typealias Translation =
    @convention(c) @Sendable (
      UnsafePointer<CChar>, UnsafeRawPointer, UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer,
      UnsafeMutablePointer<CInt>, UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?,
      UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<CInt>?, CInt
    ) -> CInt
  typealias TableCheck = @convention(c) @Sendable (UnsafePointer<CChar>) -> CInt

  /// The modes `dotsIO` and `ucBrl`: cells come as characters of the block Braille Patterns.
  static let dotsAsUnicode: CInt = 4 | 64

  let version: String
  /// Bytes of a character: 4 in the packages of Debian, 2 in others.
  let characterSize: Int
  let translate: Translation
  let backTranslate: Translation
  let checkTable: TableCheck

  /// Loads the first library that there is; `nil` if there is none with all these functions.
  init?(names: [String]) {
    // The library stays loaded: its functions are used until the process ends.
    guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
      let version = dlsym(handle, "lou_version"),
      let characterSize = dlsym(handle, "lou_charSize"),
      let translate = dlsym(handle, "lou_translate"),
      let backTranslate = dlsym(handle, "lou_backTranslate"),
      let checkTable = dlsym(handle, "lou_checkTable"),
      let registerLog = dlsym(handle, "lou_registerLogCallback")
    else { return nil }
    // Without it, the library writes to the standard error of whoever uses it.
    unsafeBitCast(registerLog, to: Register.self)({ _, _ in })
    typealias Text = @convention(c) () -> UnsafePointer<CChar>
    typealias Number = @convention(c) () -> CInt
    typealias Log = @convention(c) (CInt, UnsafePointer<CChar>?) -> Void
    typealias Register = @convention(c) (Log) -> Void
    self.version = String(cString: unsafeBitCast(version, to: Text.self)())
    self.characterSize = Int(unsafeBitCast(characterSize, to: Number.self)())
    self.translate = unsafeBitCast(translate, to: Translation.self)
    self.backTranslate = unsafeBitCast(backTranslate, to: Translation.self)
    self.checkTable = unsafeBitCast(checkTable, to: TableCheck.self)
  }
}

import EarshotCaptures
import Foundation
import TestSupport
import Testing

/// The data sets that state what must be exposed, or none in a checkout that stands alone.
enum SharedData {
  /// Tests of a data set are skipped without it, except where it is required.
  static let isExpected = SharedFolder.data != nil

  static func document(_ name: String) throws -> JSONObject {
    let folder = try #require(SharedFolder.data, "the folder of the data sets is missing")
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    return try JSONDocument.parse(bytes).object(name)
  }
}

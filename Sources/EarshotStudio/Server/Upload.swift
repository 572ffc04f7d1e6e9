import EarshotHost
import EarshotWriting
import Foundation

/// A file that a client sends into the library.
struct Upload: Sendable {
  private let name: String
  private let studio: Studio

  /// Takes a request; `nil` if it is none to upload a file.
  init?(_ request: HTTPRequest, studio: Studio) {
    guard request.path == "/upload", let name = request.query["name"] else { return nil }
    self.name = name
    self.studio = studio
  }

  /// Puts the file into the first folder that was opened, and answers under which name.
  func answer(_ bytes: [UInt8]) async -> HTTPResponse {
    do throws(StudioError) {
      guard let folder = studio.library.writable else {
        throw StudioError(
          .cannotWrite, "no folder is open that takes files; start with: earshot serve FOLDER")
      }
      let path = try folder.place(forNew: name)
      do throws(InputError) {
        try OutputFile.write(Data(bytes), to: path)
      } catch {
        throw StudioError(error, as: .cannotWrite)
      }
      let input = LibraryInput(name: folder.name(of: path), path: path, studio.options)
      if let problem = input.problem {
        // What nobody can read is not left in somebody's folder.
        try? FileManager.default.removeItem(atPath: path)
        throw StudioError(.cannotRead, "\(problem.message); \(problem.help)")
      }
      return response(200) { $0.fields(["id": input.name, "screens": input.screens.map(\.id)]) }
    } catch {
      return response(400) { json in
        json.object("error") { $0.fields(["code": error.code.rawValue, "message": error.message]) }
      }
    }
  }

  private func response(_ status: Int, _ write: (inout JSONWriter) -> Void) -> HTTPResponse {
    HTTPResponse(
      status, type: "application/json", JSONWriter.document(isPretty: false, write))
  }
}

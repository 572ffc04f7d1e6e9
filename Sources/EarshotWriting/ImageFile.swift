/// A picture as the bytes of its file.
package struct ImageFile: Hashable, Sendable, Codable {
  /// `image/png` or `image/jpeg`.
  package var mediaType: String
  /// The bytes of the file.
  package var bytes: [UInt8]

  package init(mediaType: String, bytes: [UInt8]) {
    self.mediaType = mediaType
    self.bytes = bytes
  }

  /// The picture as an address that holds all of it.
  package var dataURI: String { "data:\(mediaType);base64,\(Base64.text(of: bytes))" }
}

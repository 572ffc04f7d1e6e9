package import EarshotWriting

/// The members of a result or of an event, written when the message is.
package struct Reply: Sendable {
  /// Writes the members into the object that is open.
  package let write: @Sendable (inout JSONWriter) -> Void

  /// Makes a reply of what writes its members.
  package init(_ write: @escaping @Sendable (inout JSONWriter) -> Void) { self.write = write }

  /// Nothing but that it was done.
  package static let done = Reply { _ in }

  /// The message that answers a request.
  package func message(to id: Int) -> [UInt8] {
    JSONWriter.document(isPretty: false) { json in
      json.field("reply", id)
      json.object("result") { write(&$0) }
    }
  }

  /// The message of an event.
  package func message(event: String) -> [UInt8] {
    JSONWriter.document(isPretty: false) { json in
      json.field("event", event)
      write(&json)
    }
  }
}

extension StudioError {
  /// The message that refuses a request; one without an id is answered as 0.
  func message(to id: Int) -> [UInt8] {
    JSONWriter.document(isPretty: false) { json in
      json.field("reply", id)
      json.object("error") { json in
        json.fields(["code": code.rawValue, "message": message])
      }
    }
  }
}

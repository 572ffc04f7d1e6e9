import EarshotCaptures
import EarshotTree

/// What the members of an item say: they are read once, however often the design is.
struct DesignItemFacts: Sendable {
  /// The members; the items in it are not looked at.
  let object: JSONObject
  /// The item without its place.
  let state: DesignItemState
  /// The frame in the numbers of the document; `nil` if it has none.
  let frame: Rect?
}

extension DesignItem {
  /// Reads the members, if they are not read; throws ``CaptureError`` if that is not possible.
  fileprivate mutating func understand(
    _ known: JSONObject?, _ dialect: VODesignDialect
  ) throws(CaptureError) {
    guard facts == nil else { return }
    let object: JSONObject
    if let known {
      object = known
    } else {
      var bytes: [UInt8] = []
      withoutList.write(to: &bytes)
      object = try JSONDocument.parse(bytes).object("an item")
    }
    let type = (try? object.string("type")) ?? nil
    var state = DesignItemState(
      key: key, kind: type ?? "element" == "element" ? .element : .container)
    state.read(object, dialect)
    facts = DesignItemFacts(object: object, state: state, frame: readFrame)
  }

  /// The item with those in it, as the reader of captures takes it.
  fileprivate var value: JSONValue {
    guard let object = facts?.object else {
      return JSONValue(.null, at: SourceLocation(line: 1, column: 1))
    }
    guard let list else { return JSONValue(.object(object), at: object.location) }
    let members = object.members.map { member in
      var member = member
      if member.name == "elements" { member.value.content = .array(list.values) }
      return member
    }
    return JSONValue(.object(JSONObject(members, at: object.location)), at: object.location)
  }
}

extension DesignList {
  /// The items as the reader of captures takes them.
  fileprivate var values: [JSONValue] { items.map(\.value) }
}

extension DesignText {
  /// Reads the members of all items that changed.
  ///
  /// Throws ``CaptureError`` for members that cannot be read.
  ///
  /// - Parameters:
  ///   - objects: the members of all items where they are known, each before those in it.
  ///   - dialect: who numbered the traits.
  mutating func understand(
    _ objects: [JSONObject]? = nil, numberedBy dialect: VODesignDialect
  ) throws(CaptureError) {
    var rest = objects?[...]
    var failure: CaptureError?
    list.updateAll { item, _ in
      let known = rest?.popFirst()
      do throws(CaptureError) { try item.understand(known, dialect) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// The items as the reader of captures takes them; all have to be understood.
  var values: [JSONValue] { list.values }
}

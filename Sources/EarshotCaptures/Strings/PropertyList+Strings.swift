import EarshotTree

extension PropertyList {
  /// The entries of a `.strings` file that is a dictionary of texts, as they stand.
  func strings() throws(CaptureError) -> [LocalizedStrings.Entry] {
    var entries: [LocalizedStrings.Entry] = []
    var key: XMLNode?
    for node in try dictionary().children {
      switch (key, node.name) {
      case (nil, "key"): key = node
      case (nil, _):
        throw error("'\(node.name.prefix(40))' stands without a key", at: node.location)
      case (let name?, "string"):
        entries.append(
          LocalizedStrings.Entry(key: name.text, value: node.text, location: name.location))
        key = nil
      case (let name?, _):
        throw error("the value of '\(name.text.prefix(80))' is no text", at: node.location)
      }
    }
    if let key { throw error("'\(key.text.prefix(80))' has no value", at: key.location) }
    return entries
  }
}

import EarshotCaptures
import EarshotHost
import EarshotWriting

/// A line of the journal of a design.
struct DesignRecord {
  /// How many steps there are before it; those that were behind are gone.
  var place: Int
  var step: DesignStep

  init(place: Int, step: DesignStep) {
    self.place = place
    self.step = step
  }

  /// Reads a line; `nil` for one that is not whole.
  init?(_ line: some Collection<UInt8>) {
    guard let object = try? JSONDocument.parse(Array(line)).object("a step"),
      let place = try? object.integer("step"), let at = try? object.integer("at"), place >= 0,
      at >= 0, let name = try? object.string("name"), let old = try? object.string("old"),
      let new = try? object.string("new"), let before = DesignRecord.hash(object, "before"),
      let after = DesignRecord.hash(object, "after")
    else { return nil }
    self.place = place
    step = DesignStep(
      name: name, group: (try? object.string("group")) ?? nil, place: at, old: Array(old.utf8),
      new: Array(new.utf8), before: before, after: after)
  }

  private static func hash(_ object: JSONObject, _ name: String) -> ContentHash? {
    guard let text = (try? object.string(name)) ?? nil else { return nil }
    let halves = text.split(separator: "-").compactMap { UInt64($0, radix: 16) }
    return halves.count == 2 ? ContentHash(high: halves[0], low: halves[1]) : nil
  }

  private static func text(of hash: ContentHash) -> String {
    String(hash.high, radix: 16) + "-" + String(hash.low, radix: 16)
  }

  /// The line with its end.
  var line: [UInt8] {
    JSONWriter.document(isPretty: false) { json in
      json.field("step", place)
      json.field("name", step.name)
      json.present("group", step.group)
      json.field("at", step.place)
      json.field("old", String(decoding: step.old, as: UTF8.self))
      json.field("new", String(decoding: step.new, as: UTF8.self))
      json.field("before", DesignRecord.text(of: step.before))
      json.field("after", DesignRecord.text(of: step.after))
    }
  }
}

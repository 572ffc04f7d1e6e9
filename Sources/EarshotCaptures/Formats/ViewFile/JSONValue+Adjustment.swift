import EarshotTree

extension JSONValue {
  /// The model of increment and decrement: a choice among options, or a number within limits.
  func adjustment() throws(CaptureError) -> Adjustment {
    let adjust = try object("adjust")
    return adjust["options"] == nil
      ? .range(try range(adjust)) : .options(try options(adjust))
  }

  private func options(_ adjust: JSONObject) throws(CaptureError) -> Adjustment.Options {
    try adjust.allowOnly(
      ["options", "index", "enumerated", "selectionFollowsFocus"], in: "'adjust' with options")
    let what = "'adjust'"
    let names = try adjust.required("options", in: what).strings("options")
    let place = try adjust.required("index", in: what)
    let index = try place.integer("index")
    guard names.indices.contains(index) else {
      throw place.invalid(
        "'index' \(index) is not an option",
        help: names.isEmpty
          ? "'options' needs at least one" : "write a number from 0 to \(names.count - 1)")
    }
    return Adjustment.Options(
      names: names, index: index, isEnumerated: try adjust.bool("enumerated") ?? true,
      selectionFollowsFocus: try adjust.bool("selectionFollowsFocus") ?? false)
  }

  private func range(_ adjust: JSONObject) throws(CaptureError) -> Adjustment.Range {
    try adjust.allowOnly(
      ["options", "min", "max", "step", "value", "template", "zero"], in: "'adjust' with a range")
    let what = "'adjust'"
    let range = Adjustment.Range(
      minimum: try adjust.required("min", in: what).number("min"),
      maximum: try adjust.required("max", in: what).number("max"),
      step: try adjust.required("step", in: what).number("step"),
      value: try adjust.required("value", in: what).number("value"),
      template: try adjust["template"]?.template("template"), zero: try adjust.string("zero"))
    guard range.holdsItsValue else {
      throw (adjust["value"] ?? self).invalid(
        "'value' lies outside of 'min' and 'max'",
        help: "write numbers so that min <= value <= max")
    }
    guard range.step > 0 else {
      throw (adjust["step"] ?? self).invalid(
        "'step' must be greater than 0", help: "it is what one swipe adds")
    }
    return range
  }

  func template(_ name: String) throws(CaptureError) -> String {
    let template = try string(name)
    if let unknown = AdjustmentTemplate(template).firstUnknown {
      throw invalid(
        "'\(unknown)' means nothing in a template",
        help: "use {n}, {n*575} or {plural:one|few|many}")
    }
    return template
  }
}

import EarshotTree
import EarshotUIKit

extension ViewReader {
  /// The keys of `ax`.
  package static let overrideKeys = [
    "isElement", "label", "value", "hint", "identifier", "traits", "frame", "path",
    "activationPoint", "elements", "containerType", "shouldGroup", "viewIsModal", "elementsHidden",
    "language", "userInputLabels", "customActions", "customContent", "customRotors", "expanded",
    "adjust", "respondsTo", "respondsToUserInteraction", "navigationStyle", "chart",
    "whileVoiceOverRuns", "frameInContainerSpace", "storedFrame",
  ]

  mutating func overrides(_ value: JSONValue) throws(CaptureError) -> AccessibilityOverrides {
    let ax = try value.object("ax")
    try ax.allowOnly(ViewReader.overrideKeys, in: "'ax'")
    var overrides = AccessibilityOverrides()
    try readWords(of: ax, into: &overrides)
    try readPlace(of: ax, into: &overrides)
    try readLists(of: ax, into: &overrides)
    overrides.elements = try members(of: ax)
    overrides.adjustment = try ax["adjust"]?.adjustment()
    return overrides
  }

  private func readWords(
    of ax: JSONObject, into overrides: inout AccessibilityOverrides
  ) throws(CaptureError) {
    overrides.isElement = try ax.bool("isElement")
    overrides.isOnlyWhileVoiceOverRuns = try ax.bool("whileVoiceOverRuns")
    overrides.label = try ax.string("label")
    overrides.value = try ax.string("value")
    overrides.hint = try ax.string("hint")
    overrides.identifier = try ax.string("identifier")
    overrides.traits = try ax["traits"]?.traits("traits")
    overrides.language = try ax.read("language", ViewDocument.language)
    overrides.expandedStatus = try ax.bool("expanded").map { $0 ? .expanded : .collapsed }
  }

  private func readPlace(
    of ax: JSONObject, into overrides: inout AccessibilityOverrides
  ) throws(CaptureError) {
    overrides.frame = try ax["frame"]?.frame("frame")
    overrides.frameInContainerSpace = try ax["frameInContainerSpace"]?.frame(
      "frameInContainerSpace")
    overrides.isFrameStored = try ax.bool("storedFrame")
    overrides.path = try ax["path"]?.path("path")
    overrides.activationPoint = try ax["activationPoint"]?.point("activationPoint")
    overrides.containerType = try ax["containerType"]?.containerType()
    overrides.groupsChildren = try ax.bool("shouldGroup")
    overrides.isModal = try ax.bool("viewIsModal")
    overrides.elementsHidden = try ax.bool("elementsHidden")
    overrides.respondsToUserInteraction = try ax.bool("respondsToUserInteraction")
    overrides.navigationStyle = try ax["navigationStyle"]?.choice("navigationStyle")
  }

  private func readLists(
    of ax: JSONObject, into overrides: inout AccessibilityOverrides
  ) throws(CaptureError) {
    overrides.userInputLabels = try ax.strings("userInputLabels")
    overrides.customActions = try ax["customActions"]?.actions("customActions")
    overrides.customContent = try ax["customContent"]?.customContent("customContent")
    overrides.customRotors = try ax.strings("customRotors")?.map { CustomRotor($0) }
    overrides.chart = try ax["chart"]?.chart("chart")
    overrides.handlers = try ax["respondsTo"]?.choices("respondsTo")
  }

  /// The explicit order: names of nodes, and nodes in place.
  private mutating func members(
    of ax: JSONObject
  ) throws(CaptureError) -> [AccessibilityOverrides.Member]? {
    guard let values = try ax["elements"]?.array("elements") else { return nil }
    var members: [AccessibilityOverrides.Member] = []
    for value in values {
      switch value.content {
      case .string(let id):
        refer(to: id, value)
        members.append(.id(id))
      case .object: members.append(.view(try node(value)))
      default:
        throw value.mismatch("elements", expected: "an array of ids and nodes")
      }
    }
    return members
  }
}

/// The facts of an element, by the keys of `describe-all`, of `--format complete` and of 2019.
enum IDBKey {
  case label, value, identifier, title, hint, role, subrole, frame, frameText, enabled, actions
  case traits, processID, children, expanded, placeholder, hidden, focused, interactable
  case occludedBy
  /// Understood, and of no use to a listener.
  case ignored

  /// The facts by key.
  static let byName: [String: IDBKey] = [
    "AXLabel": .label, "label": .label,
    "AXValue": .value, "value": .value,
    "AXUniqueId": .identifier, "identifier": .identifier,
    "title": .title,
    "help": .hint, "AXHint": .hint,
    "type": .role, "role": .role,
    "subrole": .subrole,
    "frame": .frame, "AXFrame": .frameText,
    "enabled": .enabled,
    "custom_actions": .actions,
    "traits": .traits,
    "pid": .processID, "AXPid": .processID,
    "children": .children,
    "expanded": .expanded, "placeholder": .placeholder, "hidden": .hidden, "focused": .focused,
    "interactable": .interactable, "occluded_by": .occludedBy,
    // The description is in the language of the process that answered: no logic may use it.
    "role_description": .ignored, "content_required": .ignored, "is_remote": .ignored,
    "synthesized": .ignored,
  ]
}

import EarshotTree
import EarshotVoiceControl

/// How many targets answer to a whole name, in time that grows with their number.
struct NameIndex {
  private var counts: [[String]: Int] = [:]
  private let language: String

  init(_ targets: VoiceControlTargets, _ tree: ReachTree) {
    language = targets.language
    for target in targets {
      let authored =
        tree.index(of: target.id).flatMap { tree[$0].element.userInputLabels.value } ?? []
      var forms: Set<[String]> = []
      for name in [target.name].compactMap(\.self) + authored {
        forms.insert(NormalizedPhrase(name, language: language).words)
      }
      for form in forms where !form.isEmpty { counts[form, default: 0] += 1 }
    }
  }

  /// How many targets answer to the displayed name of one, itself included.
  func count(of target: VoiceControlTarget) -> Int {
    guard let name = target.name else { return 1 }
    return counts[NormalizedPhrase(name, language: language).words] ?? 1
  }
}

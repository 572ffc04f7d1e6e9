import UIKit

final class EditorViewController: UIViewController {
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "f", modifierFlags: [.command, .shift], action: #selector(find)),
      UIKeyCommand(input: "f", modifierFlags: [.shift, .command], action: #selector(filter)),
    ]
  }
  @objc private func find() {}
  @objc private func filter() {}
}

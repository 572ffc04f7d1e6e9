import ArgumentParser
import EarshotProject

/// The option of every verb that says more than its document.
struct QuietArgument: ParsableArguments {
  @Flag(name: .customLong("quiet"), help: "No notes and no warnings on standard error.")
  var isOn = false

  /// The place for messages.
  var messages: Messages { Messages(isQuiet: isOn) }
}

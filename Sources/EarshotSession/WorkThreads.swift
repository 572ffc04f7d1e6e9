/// The threads that a program gives to the work that it waits for.
///
/// A task that is started apart from the one that waits for it does not take them over by itself.
package enum WorkThreads {
  /// The executor of such tasks; `nil` is that of the system.
  @TaskLocal package static var executor: (any TaskExecutor)?
}

/// The properties that few elements of a capture have, kept apart so that an element stays small.
///
/// Elements are copied into orders and transcripts; without this each copy would be three times as
/// large. An array of at most one member is a box that is copied on write.
struct RareProperties: Hashable, Sendable {
  private var box: [Values] = []

  /// A property; it is not captured until it is set.
  subscript<Value>(property: WritableKeyPath<Values, Property<Value>>) -> Property<Value> {
    get { box.isEmpty ? .notCaptured : box[0][keyPath: property] }
    set {
      if box.isEmpty {
        guard newValue.isCaptured else { return }
        box.append(Values())
      }
      // Only a property that is taken away may leave none, which takes time to find out.
      guard newValue.isCaptured || box[0][keyPath: property].isCaptured else { return }
      box[0][keyPath: property] = newValue
      // Equal elements must be stored alike.
      if !newValue.isCaptured, box[0] == Values() { box = [] }
    }
  }
}

extension RareProperties {
  /// The properties by name, as ``Element`` has them.
  struct Values: Hashable, Sendable {
    var attributedLabel: Property<AttributedText> = .notCaptured
    var attributedValue: Property<AttributedText> = .notCaptured
    var attributedHint: Property<AttributedText> = .notCaptured
    var path: Property<Path> = .notCaptured
    var activationPoint: Property<Point> = .notCaptured
    var tableCell: Property<TableCell> = .notCaptured
    var navigationStyle: Property<NavigationStyle> = .notCaptured
    var customRotors: Property<[CustomRotor]> = .notCaptured
    var chart: Property<Chart> = .notCaptured
    var userInputLabels: Property<[String]> = .notCaptured
    var dragSources: Property<[LocationDescriptor]> = .notCaptured
    var dropPoints: Property<[LocationDescriptor]> = .notCaptured
    var textInput: Property<TextInput> = .notCaptured
    var adjustment: Property<Adjustment> = .notCaptured
    var position: Property<SeriesPosition> = .notCaptured
    var headingLevel: Property<Int> = .notCaptured
    var handlers: Property<[Handler]> = .notCaptured
    var isTappable: Property<Bool> = .notCaptured
    var gestures: Property<[ViewGesture]> = .notCaptured
    var isOnlyWhileVoiceOverRuns: Property<Bool> = .notCaptured
    var isFrameStored: Property<Bool> = .notCaptured
    var respondsToUserInteraction: Property<Bool> = .notCaptured
    var appearance: Property<Appearance> = .notCaptured
    var largeContent: Property<LargeContent> = .notCaptured
    var web: Property<WebContent> = .notCaptured
    var recognition: Property<PictureRecognition> = .notCaptured
    var document: Property<DocumentObject> = .notCaptured
  }
}

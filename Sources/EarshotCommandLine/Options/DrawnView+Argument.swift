import ArgumentParser
import EarshotProject

// The choices that options name by words.

extension DrawnView: ExpressibleByArgument {}
extension DriveTechnology: ExpressibleByArgument {}
extension DrawnTechnology.Overlay: ExpressibleByArgument {}
extension ReadTechnology: ExpressibleByArgument {}
extension SpeakVoice: ExpressibleByArgument {}

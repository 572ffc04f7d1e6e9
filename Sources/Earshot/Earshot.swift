// The face of the package: what a screen says, what technologies do on it, and what is wrong with it.

@_exported public import EarshotAudit
@_exported public import EarshotCaptures
@_exported public import EarshotSession
@_exported public import EarshotSpeech
@_exported public import EarshotSwitchControl
@_exported public import EarshotText
@_exported public import EarshotTree
@_exported public import EarshotVoiceControl
@_exported public import EarshotVoiceOver

/// The words of web content in each language: what VoiceOver says in Safari and in web views.
///
/// `Documentation/VoiceOver/Web.md` tells where they were recorded. A language without words for a
/// phrase says the English ones, marked as such.
enum WebPhrasebook {}

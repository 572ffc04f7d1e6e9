// The files of the page as bytes, so that the one program serves them. A test compares this list
// with the folder.

#include "EarshotStudioPage.h"

#if defined(__clang__)
#pragma clang diagnostic ignored "-Wc23-extensions"
#endif

static const unsigned char design_design_css[] = {
#embed "page/design/design.css"
};
static const unsigned char design_form_js[] = {
#embed "page/design/form.js"
};
static const unsigned char design_model_js[] = {
#embed "page/design/model.js"
};
static const unsigned char design_outline_js[] = {
#embed "page/design/outline.js"
};
static const unsigned char design_sketch_js[] = {
#embed "page/design/sketch.js"
};
static const unsigned char design_words_en_json[] = {
#embed "page/design/words.en.json"
};
static const unsigned char design_words_ru_json[] = {
#embed "page/design/words.ru.json"
};
static const unsigned char dom_js[] = {
#embed "page/dom.js"
};
static const unsigned char icon_svg[] = {
#embed "page/icon.svg"
};
static const unsigned char index_html[] = {
#embed "page/index.html"
};
static const unsigned char main_js[] = {
#embed "page/main.js"
};
static const unsigned char parts_changes_js[] = {
#embed "page/parts/changes.js"
};
static const unsigned char parts_copy_js[] = {
#embed "page/parts/copy.js"
};
static const unsigned char parts_dialogs_js[] = {
#embed "page/parts/dialogs.js"
};
static const unsigned char parts_findings_js[] = {
#embed "page/parts/findings.js"
};
static const unsigned char parts_gestures_js[] = {
#embed "page/parts/gestures.js"
};
static const unsigned char parts_glass_js[] = {
#embed "page/parts/glass.js"
};
static const unsigned char parts_microphone_js[] = {
#embed "page/parts/microphone.js"
};
static const unsigned char parts_phone_js[] = {
#embed "page/parts/phone.js"
};
static const unsigned char parts_presentation_js[] = {
#embed "page/parts/presentation.js"
};
static const unsigned char parts_readings_js[] = {
#embed "page/parts/readings.js"
};
static const unsigned char parts_screens_js[] = {
#embed "page/parts/screens.js"
};
static const unsigned char parts_scripts_js[] = {
#embed "page/parts/scripts.js"
};
static const unsigned char parts_switches_js[] = {
#embed "page/parts/switches.js"
};
static const unsigned char parts_transcript_js[] = {
#embed "page/parts/transcript.js"
};
static const unsigned char parts_typing_js[] = {
#embed "page/parts/typing.js"
};
static const unsigned char parts_voice_control_js[] = {
#embed "page/parts/voice-control.js"
};
static const unsigned char parts_voice_js[] = {
#embed "page/parts/voice.js"
};
static const unsigned char parts_wheel_js[] = {
#embed "page/parts/wheel.js"
};
static const unsigned char rooms_css[] = {
#embed "page/rooms.css"
};
static const unsigned char rooms_audit_js[] = {
#embed "page/rooms/audit.js"
};
static const unsigned char rooms_compare_js[] = {
#embed "page/rooms/compare.js"
};
static const unsigned char rooms_design_js[] = {
#embed "page/rooms/design.js"
};
static const unsigned char rooms_inspect_js[] = {
#embed "page/rooms/inspect.js"
};
static const unsigned char rooms_library_js[] = {
#embed "page/rooms/library.js"
};
static const unsigned char rooms_listen_js[] = {
#embed "page/rooms/listen.js"
};
static const unsigned char rooms_technologies_js[] = {
#embed "page/rooms/technologies.js"
};
static const unsigned char socket_js[] = {
#embed "page/socket.js"
};
static const unsigned char style_css[] = {
#embed "page/style.css"
};
static const unsigned char words_en_json[] = {
#embed "page/words.en.json"
};
static const unsigned char words_js[] = {
#embed "page/words.js"
};
static const unsigned char words_ru_json[] = {
#embed "page/words.ru.json"
};

#define FILE_OF(path, bytes) {path, bytes, sizeof bytes}

static const struct EarshotPageFile files[] = {
    FILE_OF("design/design.css", design_design_css),
    FILE_OF("design/form.js", design_form_js),
    FILE_OF("design/model.js", design_model_js),
    FILE_OF("design/outline.js", design_outline_js),
    FILE_OF("design/sketch.js", design_sketch_js),
    FILE_OF("design/words.en.json", design_words_en_json),
    FILE_OF("design/words.ru.json", design_words_ru_json),
    FILE_OF("dom.js", dom_js),
    FILE_OF("icon.svg", icon_svg),
    FILE_OF("index.html", index_html),
    FILE_OF("main.js", main_js),
    FILE_OF("parts/changes.js", parts_changes_js),
    FILE_OF("parts/copy.js", parts_copy_js),
    FILE_OF("parts/dialogs.js", parts_dialogs_js),
    FILE_OF("parts/findings.js", parts_findings_js),
    FILE_OF("parts/gestures.js", parts_gestures_js),
    FILE_OF("parts/glass.js", parts_glass_js),
    FILE_OF("parts/microphone.js", parts_microphone_js),
    FILE_OF("parts/phone.js", parts_phone_js),
    FILE_OF("parts/presentation.js", parts_presentation_js),
    FILE_OF("parts/readings.js", parts_readings_js),
    FILE_OF("parts/screens.js", parts_screens_js),
    FILE_OF("parts/scripts.js", parts_scripts_js),
    FILE_OF("parts/switches.js", parts_switches_js),
    FILE_OF("parts/transcript.js", parts_transcript_js),
    FILE_OF("parts/typing.js", parts_typing_js),
    FILE_OF("parts/voice-control.js", parts_voice_control_js),
    FILE_OF("parts/voice.js", parts_voice_js),
    FILE_OF("parts/wheel.js", parts_wheel_js),
    FILE_OF("rooms.css", rooms_css),
    FILE_OF("rooms/audit.js", rooms_audit_js),
    FILE_OF("rooms/compare.js", rooms_compare_js),
    FILE_OF("rooms/design.js", rooms_design_js),
    FILE_OF("rooms/inspect.js", rooms_inspect_js),
    FILE_OF("rooms/library.js", rooms_library_js),
    FILE_OF("rooms/listen.js", rooms_listen_js),
    FILE_OF("rooms/technologies.js", rooms_technologies_js),
    FILE_OF("socket.js", socket_js),
    FILE_OF("style.css", style_css),
    FILE_OF("words.en.json", words_en_json),
    FILE_OF("words.js", words_js),
    FILE_OF("words.ru.json", words_ru_json),
};

static const size_t count = sizeof files / sizeof files[0];

size_t earshotPageFileCount(void) { return count; }

const struct EarshotPageFile *earshotPageFile(size_t place) {
  return place < count ? &files[place] : NULL;
}

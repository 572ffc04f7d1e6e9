extension Lexicon {
  /// The words of English.
  static let english: Lexicon = {
    var words = Lexicon()
    words.leaving = ["close", "back", "cancel", "dismiss", "go back", "exit", "×", "✕", "x", "✖️"]
    words.answering = [
      "ok", "okay", "done", "skip", "not now", "later", "maybe later", "no", "no, thanks",
      "no thanks", "got it", "i understand", "understood", "allow", "don't allow", "don’t allow",
      "continue", "agree", "accept",
    ]
    words.leavingStems = ["close ", "dismiss ", "cancel ", "back to "]
    words.actions = [
      "action", "actions", "more", "custom action", "button", "item", "click", "tap", "activate",
    ]
    words.mistakes = [
      "error", "invalid", "incorrect", "is wrong", "not valid", "too short", "too long",
      "is required", "can't be", "can’t be", "cannot be", "doesn't match", "don't match",
      "do not match", "does not match", "already taken", "must be", "must contain",
      "not recognized",
    ]
    words.forms = [" fields", "the form"]
    words.targets = [
      "click here", "tap here", "press here", "here", "more", "more…", "more...", "read more",
      "learn more", "see more", "view more", "show more", "find out more", "tap", "click", "link",
      "go", "this", "page", "details", "view details", "more info", "more information", "info",
      "continue reading",
    ]
    words.templates = [
      "label", "button", "title", "subtitle", "text", "item", "view", "placeholder", "test",
      "test test", "test1", "test 1", "asdf", "asdfasdf", "qwerty", "foo", "bar", "foobar", "xxx",
      "hello, world!", "hello world", "title here", "your text here", "text here", "label text",
      "button text", "new item", "fixme", "tbd",
    ]
    words.fillers = ["lorem ipsum", "fixme:", "todo:"]
    words.templateVerbs = ["view", "test", "text", "bar", "item"]
    words.templateCaptions = ["title", "subtitle", "label", "text", "item"]
    words.interface = [
      "new", "sale", "hit", "top", "free", "best", "hot", "popular", "menu", "cart", "back",
      "close", "search", "settings", "profile", "next", "cancel", "done", "save", "share", "home",
      "add", "edit", "delete", "buy", "discount", "promo",
    ]
    words.gestures = [
      "double tap", "double-tap", "double click", "double-click", "doubletap", "triple tap",
      "tap to", "tap here", "tap on", "tap for", "tap the", "tap twice", "tap and hold", "click to",
      "click here", "click on", "click for", "click the", "press to", "press here",
      "press and hold", "press the button", "long press", "long-press", "touch and hold", "hold to",
      "hold down", "swipe to", "swipe left", "swipe right", "swipe up", "swipe down", "pinch to",
      "drag to",
    ]
    words.gestureVerbs = [
      "tap", "press", "swipe", "click", "touch", "hold", "push", "drag", "pinch", "flick",
    ]
    words.money = ["usd", "eur", "rub", "gbp", "dollar", "euro", "pound", "cent"]
    words.onOff = ["on", "off"]
    words.images = ["image", "icon", "picture", "photo", "graphic", "img"]
    words.headings = ["heading", "header"]
    words.contents = ["photo"]
    words.roles = [
      .button: ["button", "btn"],
      .link: ["link", "hyperlink"],
      .toggle: ["switch", "toggle", "checkbox", "button"],
      .slider: ["slider"],
      .adjustable: ["slider"],
      .stepper: ["stepper"],
      .picker: ["picker"],
      .segment: ["segment", "tab"],
      .tab: ["tab", "button"],
      .field: ["field", "textfield"],
      .searchField: ["field", "textfield"],
      .progress: ["progressbar"],
    ]
    words.decrease = [
      "-", "−", "–", "minus", "decrement", "decrease", "less", "fewer", "subtract", "remove",
    ]
    words.increase = ["+", "plus", "increment", "increase", "more", "add"]
    words.rating = ["star", "stars", "heart", "hearts", "starfill", "rating"]
    words.decoration = [
      "chevron", "divider", "separator", "line", "disclosure", "bullet", "dot", "caret",
    ]
    words.backdrop = [
      "background", "bg", "backdrop", "blur", "blurred", "gradient", "shadow", "overlay",
    ]
    words.selected = ["selected", "checked", "chosen"]
    words.disabled = ["disabled", "dimmed", "unavailable", "inactive"]
    words.expanded = ["expanded"]
    words.collapsed = ["collapsed"]
    words.on = ["on", "enabled", "checked"]
    words.off = ["off", "disabled", "unchecked"]
    words.onValues = ["1", "on", "true", "yes"]
    words.offValues = ["0", "off", "false", "no"]
    words.selectedStems = ["selected", "chosen"]
    words.loading = ["loading", "please wait", "in progress"]
    words.search = ["search", "find"]
    words.copying = ["copy"]
    words.badges = [
      "new": ["New"],
      "sale": ["Sale", "discount", "off"],
      "hot": ["Hot", "popular", "spicy"],
    ]
    words.commands = [
      "go back", "go home", "go to sleep", "wake up", "open", "open app switcher",
      "open control center", "open notification center", "tap", "double tap", "long press",
      "scroll up", "scroll down", "scroll left", "scroll right", "scroll to top",
      "scroll to bottom", "swipe up", "swipe down", "swipe left", "swipe right", "zoom in",
      "zoom out", "show names", "hide names", "show numbers", "hide numbers", "show grid",
      "hide grid", "show commands", "undo that", "redo that", "copy that", "cut that", "paste that",
      "delete that", "select all", "select that", "take screenshot", "lock screen",
      "turn up volume", "turn down volume", "search web for",
    ]
    words.acronyms = [
      "nasa", "ikea", "visa", "asos", "html", "http", "https", "json", "jpeg", "heic", "gdpr",
      "covid", "usb", "nfc", "gps", "pin", "sim", "esim", "sms", "faq", "url", "pdf", "api", "vip",
      "bmw", "eur", "usd", "rub", "gbp", "iban", "swift", "cvc", "cvv", "otp", "vpn", "wlan",
      "wifi", "hdmi", "oled", "unesco", "unicef", "nato", "fifa", "uefa", "lego", "mini", "line",
      "hbo", "abba", "aids", "asap", "diy", "ecg", "ekg", "imei", "isbn", "iata", "imax", "ios",
      "aol", "puma", "asus", "ebay", "zara", "dota", "utc", "gmt", "atm", "ceo", "cto", "rgb",
      "cmyk", "isdn", "voip", "rfid", "ocr", "ssid", "uuid", "guid", "arkit", "carplay", "nhl",
      "nba", "ip", "usaf", "euro", "captcha", "ansi", "ascii", "laser", "radar", "scuba", "esg",
      "spqr", "maps", "ring", "tiff", "bios", "raid", "aria", "wcag", "epub",
    ]
    words.abbreviations = [
      "inc", "ltd", "co", "corp", "st", "ave", "rd", "dr", "mr", "mrs", "ms", "jr", "sr", "etc",
      "min", "mins", "sec", "hr", "hrs", "no", "vs", "approx", "dept", "est", "fig", "vol", "pp",
      "a.m", "p.m", "e.g", "i.e", "u.s", "u.k", "jan", "feb", "mar", "apr", "jun", "jul", "aug",
      "sep", "sept", "oct", "nov", "dec", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "llc",
    ]
    return words
  }()
}

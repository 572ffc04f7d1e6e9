/// Labels that tell nothing, and those that a template leaves behind, in lower case.
enum GenericWords {
  /// Names of a control that do not tell where it leads.
  static let targets: Set<String> = [
    "click here", "tap here", "press here", "here", "more", "more…", "more...", "read more",
    "learn more", "see more", "view more", "show more", "find out more", "tap", "click", "link",
    "go", "this", "page", "details", "view details", "more info", "more information", "info",
    "continue reading",
    "нажмите здесь", "нажмите сюда", "здесь", "тут", "сюда", "ещё", "еще", "больше", "подробнее",
    "подробности", "детали", "читать далее", "читать дальше", "узнать больше",
    "узнать подробнее", "смотреть ещё", "смотреть еще", "показать ещё", "показать еще",
    "ссылка", "страница", "перейти", "инфо",
    "hier klicken", "hier tippen", "hier", "mehr", "mehr lesen", "weiterlesen", "mehr erfahren",
    "mehr anzeigen", "seite",
    "clique aqui", "toque aqui", "aqui", "mais", "leia mais", "ler mais", "saiba mais",
    "ver mais", "mostrar mais", "detalhes", "página", "ir",
    "اضغط هنا", "انقر هنا", "هنا", "المزيد", "اقرأ المزيد", "تفاصيل", "رابط", "صفحة",
  ]

  /// Texts with which design tools fill a new view.
  static let templates: Set<String> = [
    "label", "button", "title", "subtitle", "text", "item", "view", "placeholder", "test",
    "test test", "test1", "test 1", "asdf", "asdfasdf", "qwerty", "foo", "bar", "foobar", "xxx",
    "hello, world!", "hello world", "title here", "your text here", "text here", "label text",
    "button text", "new item", "fixme", "tbd",
    "тест", "тест тест", "тест 1", "кнопка", "текст", "заголовок", "подзаголовок",
    "текст кнопки", "название кнопки", "рыба", "йцукен",
    "schaltfläche", "titel", "untertitel", "platzhalter", "botão", "título", "subtítulo",
    "espaço reservado", "زر", "عنوان", "نص",
  ]

  /// Beginnings of texts that fill space.
  static let fillers = ["lorem ipsum", "fixme:", "todo:", "рыбатекст", "рыба-текст"]

  /// Templates that are also real names: a verb on a button, a caption of a field.
  static let verbs: Set<String> = ["view", "test", "text", "тест", "текст", "bar", "item", "نص"]
  static let captions: Set<String> = [
    "title", "subtitle", "label", "text", "item", "заголовок", "подзаголовок", "текст",
    "titel", "título", "subtítulo", "عنوان", "نص",
  ]

  /// One word of an interface, in a language of another script than the app's.
  static let english: Set<String> = [
    "new", "sale", "hit", "top", "free", "best", "hot", "popular", "menu", "cart", "back",
    "close", "search", "settings", "profile", "next", "cancel", "done", "save", "share", "home",
    "add", "edit", "delete", "buy", "discount", "promo",
  ]
  static let russian: Set<String> = [
    "новинка", "хит", "скидка", "акция", "бесплатно", "меню", "корзина", "назад", "закрыть",
    "поиск", "настройки", "профиль", "далее", "отмена", "готово", "сохранить", "поделиться",
    "добавить", "изменить", "удалить", "купить",
  ]
}

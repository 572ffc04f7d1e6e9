/// What gestures are called in Russian, and what they do; the words are ours.
func gestureRussian(_ name: GestureName) -> Wording {
  .sentence(words(name), isVerified: false)
}

private func words(_ name: GestureName) -> String {
  switch name {
  case .touch: "Касание одним пальцем, переход к объекту под ним"
  case .lift: "Палец поднят"
  case .singleTap: "Одно касание, объект читается снова"
  case .doubleTap: "Двойное касание, активировать"
  case .tripleTap: "Тройное касание, двойное касание объекта"
  case .doubleTapAndHold: "Двойное касание с удержанием, долгое нажатие"
  case .doubleTapAndDrag: "Двойное касание с перетягиванием, перетянуть объект"
  case .splitTap: "Касание вторым пальцем, активировать"
  case .swipeRight: "Смахивание вправо, следующий объект"
  case .swipeLeft: "Смахивание влево, предыдущий объект"
  case .swipeUp: "Смахивание вверх, изменить значение или использовать ротор"
  case .swipeDown: "Смахивание вниз, изменить значение или использовать ротор"
  case .twoFingerTap: "Касание двумя пальцами, приостановить или продолжить речь"
  case .magicTap: "Двойное касание двумя пальцами, главная функция"
  case .twoFingerTripleTap: "Тройное касание двумя пальцами, выбор объекта"
  case .twoFingerDoubleTapAndHold: "Двойное касание двумя пальцами с удержанием, назвать объект"
  case .twoFingerSwipeUp: "Смахивание двумя пальцами вверх, прочитать все с начала"
  case .twoFingerSwipeDown: "Смахивание двумя пальцами вниз, прочитать все отсюда"
  case .scrub: "Зигзаг двумя пальцами, назад"
  case .rotateClockwise: "Поворот двух пальцев по часовой стрелке, следующий режим ротора"
  case .rotateCounterclockwise:
    "Поворот двух пальцев против часовой стрелки, предыдущий режим ротора"
  case .threeFingerTap: "Касание тремя пальцами, текущее место"
  case .threeFingerDoubleTap: "Двойное касание тремя пальцами, выключить или включить речь"
  case .threeFingerTripleTap: "Тройное касание тремя пальцами, выключить или включить шторку экрана"
  case .threeFingerSwipeLeft: "Смахивание тремя пальцами влево, прокрутка вправо"
  case .threeFingerSwipeRight: "Смахивание тремя пальцами вправо, прокрутка влево"
  case .threeFingerSwipeUp: "Смахивание тремя пальцами вверх, прокрутка вниз"
  case .threeFingerSwipeDown: "Смахивание тремя пальцами вниз, прокрутка вверх"
  case .fourFingerTapTop: "Касание четырьмя пальцами вверху, первый объект"
  case .fourFingerTapBottom: "Касание четырьмя пальцами внизу, последний объект"
  case .fourFingerDoubleTap: "Двойное касание четырьмя пальцами, тренировка жестов"
  case .fourFingerSwipeLeft: "Смахивание четырьмя пальцами влево, следующее приложение"
  case .fourFingerSwipeRight: "Смахивание четырьмя пальцами вправо, предыдущее приложение"
  case .home: "От нижнего края вверх, экран «Домой»"
  case .appSwitcher: "От нижнего края дальше вверх, переключатель приложений"
  }
}

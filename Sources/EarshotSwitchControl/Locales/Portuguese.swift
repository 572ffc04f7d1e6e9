import EarshotTree

extension SwitchPhrasebook {
  /// Portuguese of Brazil; no public source shows the menu, so the words are proposed.
  static let portuguese = SwitchPhrasebook(language: "pt") { phrase in
    switch phrase {
    case .tap: .proposed("Tocar")
    case .increment: .proposed("Aumentar")
    case .decrement: .proposed("Diminuir")
    case .scroll: .proposed("Rolar")
    case .back: .proposed("Voltar")
    case .gestures: .proposed("Gestos")
    case .doubleTap: .proposed("Tocar duas vezes")
    case .longPress: .proposed("Tocar e segurar")
    case .drag(let name): .proposed("Arrastar: \(name)")
    case .scrollDirection(let direction): .proposed("Rolar \(word(of: direction.opposite))")
    case .flick(let direction): .proposed("Deslizar \(word(of: direction))")
    case .editing: .proposed("Edição")
    case .deleteBackward: .proposed("Apagar caractere")
    case .clear: .proposed("Apagar tudo")
    case .dictate: .proposed("Ditado")
    case .endEditing: .proposed("Concluído")
    case .refine: .proposed("Refinar seleção")
    case .device: .proposed("Dispositivo")
    case .home: .proposed("Início")
    case .appSwitcher: .proposed("Seletor de apps")
    case .settings: .proposed("Ajustes")
    case .pointMode: .proposed("Modo de ponto")
    case .itemMode: .proposed("Modo de item")
    case .faster: .proposed("Mais rápido")
    case .slower: .proposed("Mais devagar")
    case .groups(true): .proposed("Ativar grupos")
    case .groups(false): .proposed("Desativar grupos")
    case .more: .proposed("Mais")
    case .leaveMenu: .proposed("Sair do menu")
    case .exitGroup: .proposed("Sair do grupo")
    case .menuIcon: .proposed("Menu de varredura")
    case .nothingHappened: .proposed("Nada aconteceu")
    case .appNotAnswering: .proposed("O app não responde")
    case .scanningStopped: .proposed("Varredura interrompida")
    case .wait(let seconds, let name):
      .proposed("esperar \(seconds) s" + (name.isEmpty ? "" : " por “\(name)”"))
    case .press(let pressed, let times):
      .proposed("pressionar “\(word(of: pressed))”" + (times > 1 ? " \(times) vezes" : ""))
    }
  }

  private static func word(of direction: ScrollDirection) -> String {
    switch direction {
    case .left: "para a esquerda"
    case .right: "para a direita"
    case .up: "para cima"
    case .down: "para baixo"
    case .next: "para a frente"
    case .previous: "para trás"
    }
  }

  private static func word(of pressed: Switch) -> String {
    switch pressed {
    case .select: "selecionar"
    case .next: "próximo"
    case .previous: "anterior"
    case .scannerMenu: "menu"
    case .tap: "tocar"
    case .stopScanning: "parar"
    case .startScanning: "começar"
    }
  }
}

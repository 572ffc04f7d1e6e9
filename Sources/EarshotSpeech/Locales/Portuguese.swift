import EarshotText

extension Phrasebook {
  /// Portuguese of Brazil; no public source lists the words, so all of them are proposed.
  static let portuguese = Phrasebook(language: "pt", status: .unverified) { phrase in
    switch phrase {
    case .selected: .lowercased("Selecionado.", isVerified: false)
    case .notEnabled: .lowercased("Esmaecido.", isVerified: false)
    case .switchOn: .lowercased("Ativado.", isVerified: false)
    case .switchOff: .lowercased("Desativado.", isVerified: false)
    case .switchMixed: .lowercased("Misto.", isVerified: false)
    case .isEditing: .lowercased("Editando.", isVerified: false)
    case .characterMode: .lowercased("Modo de caractere.", isVerified: false)
    case .insertionPointAtStart:
      .lowercased("Ponto de inserção no início.", isVerified: false)
    case .insertionPointAtEnd: .lowercased("Ponto de inserção no fim.", isVerified: false)
    case .possibly: .lowercased("Possivelmente", isVerified: false)
    case .possibleText(let text): .lowercased("Texto possível: \(text)", isVerified: false)
    case .imageDescription(let text): .lowercased("Descrição da imagem: \(text)", isVerified: false)
    case .characters(let count):
      .sentence(
        "\(count) \(PluralRules(.portuguese).form(of: ["caractere", "caracteres"], for: count))",
        isVerified: false)
    case .web: nil
    case .expanded: .lowercased("Expandido.", isVerified: false)
    case .collapsed: .lowercased("Recolhido.", isVerified: false)
    case .button: .lowercased("Botão.", isVerified: false)
    case .backButton: Wording("Botão Voltar.", caption: "botão Voltar", isVerified: false)
    case .switchButton: .lowercased("Botão de alternância.", isVerified: false)
    case .tab: .lowercased("Aba.", isVerified: false)
    case .textField: .lowercased("Campo de texto.", isVerified: false)
    case .secureTextField: .lowercased("Campo de texto seguro.", isVerified: false)
    case .pickerItem: .lowercased("Item do seletor.", isVerified: false)
    case .heading: .lowercased("Cabeçalho.", isVerified: false)
    case .link: .lowercased("Link.", isVerified: false)
    case .visited: .lowercased("Visitado.", isVerified: false)
    case .adjustable: .lowercased("Ajustável.", isVerified: false)
    case .image: .lowercased("Imagem.", isVerified: false)
    case .searchField: .lowercased("Campo de busca.", isVerified: false)
    case .radioButton: .lowercased("Botão de opção.", isVerified: false)
    case .statusBarItem: .lowercased("Item da barra de estado.", isVerified: false)
    case .inactive: .lowercased("Inativo.", isVerified: false)
    case .footer: .lowercased("Rodapé.", isVerified: false)
    case .draggable: .lowercased("Arrastável.", isVerified: false)
    case .learning: .lowercased("Aprendizado.", isVerified: false)
    case .popupButton: .lowercased("Botão de menu local.", isVerified: false)
    case .maths: .lowercased("Matemática.", isVerified: false)
    case .folder: .lowercased("Pasta.", isVerified: false)
    case .menuItem: .lowercased("Item de menu.", isVerified: false)
    case .videoPlayback: .lowercased("Reprodução de vídeo.", isVerified: false)
    case .icon: .lowercased("Ícone.", isVerified: false)
    case .listStart: .lowercased("Início da lista.", isVerified: false)
    case .listEnd: .lowercased("Fim da lista.", isVerified: false)
    case .landmarkStart: .lowercased("Ponto de referência.", isVerified: false)
    case .tabBar: .lowercased("Barra de abas.", isVerified: false)
    case .landmarkEnd:
      Wording("Fim.", caption: "fim do ponto de referência", isVerified: false)
    case .position(let index, let count): .sentence("\(index) de \(count).", isVerified: false)
    case .row(let row): .lowercased("Linha \(row).", isVerified: false)
    case .column(let column): .lowercased("Coluna \(column).", isVerified: false)
    case .rowSpan(let rows): .lowercased("Ocupa \(rows) linhas.", isVerified: false)
    case .columnSpan(let columns): .lowercased("Ocupa \(columns) colunas.", isVerified: false)
    case .adjustHint:
      .sentence("Deslize um dedo para cima ou para baixo para ajustar o valor.", isVerified: false)
    case .toggleHint: .sentence("Toque duas vezes para alternar o ajuste.", isVerified: false)
    case .editHint: .sentence("Toque duas vezes para editar.", isVerified: false)
    case .editingHint:
      .sentence("Use o rotor para acessar Palavras com Erros Ortográficos", isVerified: false)
    case .collapseHint: .sentence("Toque duas vezes para recolher.", isVerified: false)
    case .expandHint: .sentence("Toque duas vezes para expandir.", isVerified: false)
    case .popupHint: .sentence("Toque duas vezes para ativar o seletor.", isVerified: false)
    case .reorderHint:
      .sentence(
        "Toque duas vezes e mantenha pressionado, espere o som e arraste para reorganizar",
        isVerified: false)
    case .rotorHint(let name): .sentence("Use o rotor para acessar \(name)", isVerified: false)
    case .actionsAvailable: .sentence("Ações disponíveis", isVerified: false)
    case .moreContentAvailable: .sentence("Mais conteúdo disponível", isVerified: false)
    case .back: .sentence("Voltar", isVerified: false)
    case .activate: .sentence("Ativar", isVerified: false)
    case .decrement: .sentence("Diminuir", isVerified: false)
    case .increment: .sentence("Aumentar", isVerified: false)
    case .inProgress: .sentence("Em andamento", isVerified: false)
    case .progressHalted: .sentence("Progresso interrompido", isVerified: false)
    case .items(let count): .sentence(items(count), isVerified: false)
    case .page(let page, let count): .sentence("Página \(page) de \(count)", isVerified: false)
    case .rows(let first, let last, let count):
      .sentence("Linhas \(first) a \(last) de \(count)", isVerified: false)
    case .undone: .sentence("Desfeito", isVerified: false)
    case .shortcutSheet: .sentence("Atalhos de acessibilidade", isVerified: false)
    case .shortcut(let name): .sentence(shortcut(name), isVerified: false)
    case .cancel: .sentence("Cancelar", isVerified: false)
    case .chart(let phrase): .sentence(chart(phrase), isVerified: false)
    case .rotor(let name): .sentence(rotor(name), isVerified: false)
    case .gesture(let name): .sentence(gesture(name), isVerified: false)
    case .languageName(let tag): .sentence(languageName(tag), isVerified: false)
    case .capital(let letter): .sentence("\(letter) maiúsculo", isVerified: false)
    case .standardTyping: .sentence("Digitação padrão", isVerified: false)
    case .touchTyping: .sentence("Digitação por toque", isVerified: false)
    case .directTyping: .sentence("Digitação por toque direto", isVerified: false)
    case .space: .sentence("Espaço", isVerified: false)
    case .newLine: .sentence("Nova linha", isVerified: false)
    case .off: .sentence("Desativado", isVerified: false)
    case .on: .sentence("Ativado", isVerified: false)
    case .appNotAnswering: .sentence("O app não responde", isVerified: false)
    case .speech(let isOn):
      .sentence(isOn ? "Fala ativada" : "Fala desativada", isVerified: false)
    case .screenCurtain(let isOn):
      .sentence(isOn ? "Cortina de tela ativada" : "Cortina de tela desativada", isVerified: false)
    case .itemChooser(let count):
      .sentence("Seletor de itens, \(items(count))", isVerified: false)
    case .gesturePractice(let isOn):
      .sentence(
        isOn ? "Prática de gestos ativada" : "Prática de gestos desativada", isVerified: false)
    }
  }
}

/// A number of items.
private func items(_ count: Int) -> String {
  "\(count) \(PluralRules(.portuguese).form(of: ["item", "itens"], for: count))"
}

/// The features of the sheet of shortcuts in Portuguese.
private func shortcut(_ name: ShortcutName) -> String {
  switch name {
  case .voiceOver: "VoiceOver"
  case .voiceControl: "Controle por voz"
  case .switchControl: "Controle assistivo"
  case .zoom: "Zoom"
  case .magnifier: "Lupa"
  case .assistiveTouch: "AssistiveTouch"
  case .colorFilters: "Filtros de cor"
  }
}

/// Words about charts in Portuguese.
private func chart(_ phrase: ChartPhrase) -> String {
  switch phrase {
  case .describe: "Descrever gráfico"
  case .playAudioGraph: "Reproduzir gráfico de áudio"
  case .details: "Detalhes do gráfico"
  case .xAxis: "Eixo X"
  case .yAxis: "Eixo Y"
  case .span(let first, let last): "de \(first) a \(last)"
  case .series(let count): count == 1 ? "1 série de dados" : "\(count) séries de dados"
  case .points(let count): count == 1 ? "1 ponto de dados" : "\(count) pontos de dados"
  case .lowest: "Menor valor"
  case .highest: "Maior valor"
  }
}

/// The names of rotor modes in Portuguese.
private func rotor(_ name: RotorName) -> String {
  switch name {
  case .characters: "Caracteres"
  case .words: "Palavras"
  case .lines: "Linhas"
  case .headings: "Cabeçalhos"
  case .links: "Links"
  case .visitedLinks: "Links visitados"
  case .unvisitedLinks: "Links não visitados"
  case .inPageLinks: "Links nesta página"
  case .formControls: "Controles de formulário"
  case .buttons: "Botões"
  case .textFields: "Campos de texto"
  case .searchFields: "Campos de busca"
  case .images: "Imagens"
  case .tables: "Tabelas"
  case .lists: "Listas"
  case .landmarks: "Pontos de referência"
  case .containers: "Contêineres"
  case .staticText: "Texto estático"
  case .sameItem: "Mesmo item"
  case .verticalNavigation: "Navegação vertical"
  case .adjustValue: "Ajustar valor"
  case .actions: "Ações"
  case .moreContent: "Mais conteúdo"
  case .audioGraph: "Gráfico de áudio"
  case .speechRate: "Velocidade da fala"
  case .volume: "Volume"
  case .punctuation: "Pontuação"
  case .language: "Idioma"
  case .hints: "Dicas"
  case .verbosity: "Verbosidade"
  case .typingMode: "Modo de digitação"
  case .sounds: "Sons"
  case .audioDucking: "Redução de áudio"
  case .brailleInput: "Entrada em braille"
  case .imageDescriptions: "Descrições de imagens"
  }
}

/// The names of languages in Portuguese; of others the tag.
private func languageName(_ tag: String) -> String {
  switch tag {
  case "en": "Inglês"
  case "ru": "Russo"
  case "de": "Alemão"
  default: tag
  }
}

/// What gestures are called in Portuguese, and what they do.
private func gesture(_ name: GestureName) -> String {
  switch name {
  case .touch: "Tocar com um dedo, vai para o item sob ele"
  case .lift: "Dedo levantado"
  case .singleTap: "Um toque, lê o item de novo"
  case .doubleTap: "Dois toques, ativar"
  case .tripleTap: "Três toques, dois toques no item"
  case .doubleTapAndHold: "Dois toques e segurar, toque longo no item"
  case .doubleTapAndDrag: "Dois toques e arrastar, arrastar o item"
  case .splitTap: "Toque dividido, ativar"
  case .swipeRight: "Deslizar para a direita, próximo item"
  case .swipeLeft: "Deslizar para a esquerda, item anterior"
  case .swipeUp: "Deslizar para cima, mudar o valor ou usar o rotor"
  case .swipeDown: "Deslizar para baixo, mudar o valor ou usar o rotor"
  case .twoFingerTap: "Um toque com dois dedos, pausar ou continuar a fala"
  case .magicTap: "Dois toques com dois dedos, função principal"
  case .twoFingerTripleTap: "Três toques com dois dedos, seletor de itens"
  case .twoFingerDoubleTapAndHold: "Dois toques com dois dedos e segurar, etiquetar o item"
  case .twoFingerSwipeUp: "Deslizar dois dedos para cima, ler tudo desde o início"
  case .twoFingerSwipeDown: "Deslizar dois dedos para baixo, ler tudo a partir daqui"
  case .twoFingerSwipeLeft: "Deslizar dois dedos para a esquerda"
  case .twoFingerSwipeRight: "Deslizar dois dedos para a direita"
  case .scrub: "Esfregar com dois dedos, voltar"
  case .rotateClockwise: "Girar dois dedos no sentido horário, próximo modo do rotor"
  case .rotateCounterclockwise: "Girar dois dedos no sentido anti-horário, modo anterior do rotor"
  case .threeFingerTap: "Um toque com três dedos, onde você está"
  case .threeFingerDoubleTap: "Dois toques com três dedos, fala desativada ou ativada"
  case .threeFingerTripleTap: "Três toques com três dedos, cortina de tela desativada ou ativada"
  case .threeFingerSwipeLeft: "Deslizar três dedos para a esquerda, rolar para a direita"
  case .threeFingerSwipeRight: "Deslizar três dedos para a direita, rolar para a esquerda"
  case .threeFingerSwipeUp: "Deslizar três dedos para cima, rolar para baixo"
  case .threeFingerSwipeDown: "Deslizar três dedos para baixo, rolar para cima"
  case .fourFingerTapTop: "Um toque com quatro dedos no alto, primeiro item"
  case .fourFingerTapBottom: "Um toque com quatro dedos embaixo, último item"
  case .fourFingerDoubleTap: "Dois toques com quatro dedos, prática de gestos"
  case .fourFingerSwipeLeft: "Deslizar quatro dedos para a esquerda, próximo app"
  case .fourFingerSwipeRight: "Deslizar quatro dedos para a direita, app anterior"
  case .strongPress: "Pressão mais forte, pré-visualizar"
  case .shake: "Agitar, desfazer"
  case .home: "Da borda inferior para cima, tela de início"
  case .appSwitcher: "Da borda inferior mais para cima, seletor de apps"
  }
}

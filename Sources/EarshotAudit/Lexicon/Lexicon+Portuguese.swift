extension Lexicon {
  /// The words of Portuguese.
  static let portuguese: Lexicon = {
    var words = Lexicon()
    words.leaving = ["fechar", "voltar", "cancelar"]
    words.answering = ["concluído", "pular", "agora não", "depois", "não", "entendi"]
    words.leavingStems = ["fechar ", "voltar ", "cancelar "]
    words.actions = ["ação", "mais"]
    words.mistakes = ["erro ", "inválid", "incorret", "obrigatório", "não confere", "muito curt"]
    words.forms = ["campos", "formulário"]
    words.targets = [
      "clique aqui", "toque aqui", "aqui", "mais", "leia mais", "ler mais", "saiba mais",
      "ver mais", "mostrar mais", "detalhes", "página", "ir",
    ]
    words.templates = ["botão", "título", "subtítulo", "espaço reservado"]
    words.templateCaptions = ["título", "subtítulo"]
    words.gestures = [
      "toque duas vezes", "toque para", "toque em", "toque aqui", "toque no", "toque na",
      "clique para", "clique em", "clique aqui", "clique no", "clique na", "deslize para",
      "deslize o dedo", "pressione para", "pressione e segure",
    ]
    words.gestureVerbs = ["toque", "pressione", "deslize", "clique", "arraste"]
    words.money = ["reais", "real", "brl"]
    words.onOff = ["ligado", "desligado", "ativado", "desativado"]
    words.images = ["imagem", "ícone", "fotografia"]
    words.headings = ["cabeçalho"]
    words.contents = ["fotografia"]
    words.roles = [
      .button: ["botão"],
      .toggle: ["interruptor"],
      .segment: ["aba"],
      .tab: ["aba"],
      .field: ["campo"],
      .searchField: ["campo"],
    ]
    words.decrease = ["diminuir", "menos", "reduzir"]
    words.increase = ["aumentar", "mais", "adicionar"]
    words.rating = ["estrela", "estrelas", "coração"]
    words.decoration = ["separador", "linha"]
    words.backdrop = ["fundo"]
    words.selected = ["selecionado", "selecionada", "marcado"]
    words.disabled = ["desativado", "desativada", "indisponível"]
    words.expanded = ["expandido", "expandida"]
    words.collapsed = ["recolhido", "recolhida"]
    words.on = ["ligado", "ativado", "marcado"]
    words.off = ["desligado", "desativado", "desmarcado"]
    words.selectedStems = ["selecionad"]
    words.loading = ["carregando", "aguarde"]
    words.search = ["buscar", "pesquisar", "pesquisa", "procurar", "busca"]
    words.copying = ["copiar"]
    words.badges = [
      "new": ["Novo", "nov"],
      "sale": ["Promoção", "desconto"],
      "hot": ["Popular", "picante"],
    ]
    words.commands = [
      "abrir", "tocar", "rolar para cima", "rolar para baixo", "mostrar nomes", "ocultar nomes",
      "mostrar números", "ocultar números", "mostrar grade", "ocultar grade", "selecionar tudo",
    ]
    words.abbreviations = ["av", "sra", "ltda", "cia", "art", "pág", "núm"]
    return words
  }()
}

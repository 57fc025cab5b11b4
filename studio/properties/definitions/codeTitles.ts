/** What the codes of the vocabulary are called where one is chosen, by the key that takes them. */
export const codeTitles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  open: { inline: 'Na página', modal: 'Em uma janela' },
  errors: { all: 'Todos', first: 'Só o primeiro' },
  navigation: { earlier: 'Só voltar', reached: 'Até onde chegou' },
  account: {
    nickname: 'Apelido',
    name: 'Nome',
    document: 'CPF ou CNPJ',
    birth: 'Nascimento ou constituição',
    email: 'E-mail',
  },
  type: { flag: 'Liga e desliga', choice: 'Uma de várias', number: 'Número', text: 'Texto' },
  icon: {
    bank: 'Banco',
    briefcase: 'Maleta',
    calendar: 'Calendário',
    card: 'Cartão',
    chart: 'Gráfico',
    file: 'Documento',
    folder: 'Pasta',
    globe: 'Globo',
    home: 'Casa',
    info: 'Informação',
    key: 'Chave',
    list: 'Lista',
    mail: 'Carta',
    money: 'Dinheiro',
    phone: 'Telefone',
    pin: 'Lugar',
    shield: 'Escudo',
    signature: 'Assinatura',
    user: 'Pessoa',
    users: 'Pessoas',
  },
};

/** What is chosen once for all, whether a key stands there or not: what a key that is left out means. */
export const whenLeftOut: Readonly<Record<string, boolean | string>> = { dialog: true, errors: 'all', keep: true };

import { toldFormats, toldWidgets } from '../../engine/catalog';
import { blockTitles, codesOfBlocks, titlesOf } from './brought';

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
  format: titlesOf(toldFormats),
  'ui:widget': titlesOf(toldWidgets),
  type: {
    ...{ flag: 'Liga e desliga', choice: 'Uma de várias', number: 'Número', text: 'Texto' },
    ...{ string: 'Texto', integer: 'Número inteiro', boolean: 'Sim ou não', array: 'Lista', object: 'Grupo de campos' },
  },
  hidden: { clear: 'apaga o que foi digitado', keep: 'guarda o valor' },
  moment: { leave: 'ao sair do campo', save: 'também no rascunho', advance: 'só ao avançar' },
  document: { cpf: 'CPF', cnpj: 'CNPJ' },
  from: { end: 'do fim do relacionamento', collection: 'de quando o dado foi informado' },
  block: blockTitles,
  ...codesOfBlocks,
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

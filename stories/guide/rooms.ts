import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A place of this Storybook that the start page leads to. */
export interface Room {
  name: string;
  /** What one finds there. */
  has: string;
  /** The title of the stories, and the export of the one to begin with. */
  title: string;
  story: string;
  /** Where the ids of the stories are not made of their title. */
  id?: string;
}

export const rooms: readonly Room[] = [
  {
    name: 'Como escrevemos',
    has: 'Rótulos, erros, botões, datas e dinheiro: o que o portal diz, e o que evitamos.',
    title: 'Como escrevemos',
    story: 'ComoEscrevemos',
  },
  {
    name: 'Tokens',
    has: 'Cor com contraste, tipografia, espaço, raio, sombra e movimento, de cada instituição e nos dois modos.',
    title: 'Tokens',
    story: 'Cores',
  },
  {
    name: 'Ícones',
    has: 'Cada desenho com o nome pelo qual uma definição o pede.',
    title: 'Pieces/Icon',
    story: 'Gallery',
  },
  {
    name: 'Peças',
    has: 'Botão, ícone, aviso, etiqueta, campo, cartão de escolha, tabela, diálogo: cada peça sozinha, em cada estado.',
    title: 'Pieces/Button',
    story: 'Variants',
  },
  {
    name: 'Widgets',
    has: 'Os campos do formulário: vazio, preenchido, com dica, com erro, desabilitado, só leitura, com texto longo.',
    title: 'Widgets/Text',
    story: 'Default',
  },
  {
    name: 'Como usar cada um',
    has: 'De cada widget e bloco: quando, as chaves que o fazem, os estados, o teclado, o leitor de tela. O JSON se edita ali mesmo.',
    title: 'Como usar/Widgets',
    story: 'MoneyPage',
  },
  {
    name: 'Listas e seções',
    has: 'O que o motor desenha em volta dos campos: cartão de seção, lista de pessoas, linhas editadas no lugar.',
    title: 'Engine/CollectionSection',
    story: 'Default',
  },
  {
    name: 'Blocos',
    has: 'Documentos, produtos, perfil de investidor, assinaturas e token: o que é mais do que campos.',
    title: 'Blocks/documents',
    story: 'Default',
  },
  {
    name: 'Abas',
    has: 'Cada aba dos cadastros, feita da própria definição: vazia, preenchida, com erros, em alteração e em renovação.',
    title: 'Abas/Cadastro de Pessoa Física/Informações',
    id: 'tabs-pf-informacoes',
    story: 'Default',
  },
  {
    name: 'Telas do portal',
    has: 'Cadastro inicial, login, painel, conferência, recibo, assinatura, meus dados e os diálogos.',
    title: 'Portal/Login',
    story: 'Default',
  },
  {
    name: 'Mensagens',
    has: 'Os e-mails e a ficha, como o servidor os faz.',
    title: 'Mensagens/E-mails',
    story: 'Activation',
  },
  {
    name: 'Estúdio',
    has: 'As peças da ferramenta em que os analistas editam as definições.',
    title: 'Estudio/Estrutura',
    story: 'Marcas',
  },
];

/** The ten screens that a customer meets most, in their order. */
export const mainScreens: readonly Omit<Room, 'has'>[] = [
  { name: 'Acesso', title: 'Portal/Login', story: 'Default' },
  { name: 'Cadastro inicial', title: 'Portal/Sign-up', story: 'Start' },
  { name: 'Informações', title: 'Abas/Informações', id: 'tabs-pf-informacoes', story: 'Default' },
  { name: 'Endereços', title: 'Abas/Endereços', id: 'tabs-pf-enderecos', story: 'Filled' },
  { name: 'Documentos', title: 'Blocks/documents', story: 'Queued' },
  { name: 'Declarações', title: 'Blocks/signatures', story: 'Default' },
  { name: 'Confira antes de enviar', title: 'Portal/Review', story: 'Filled' },
  { name: 'Recibo', title: 'Portal/Receipt', story: 'Sent' },
  { name: 'Painel', title: 'Portal/Dashboard', story: 'Approved' },
  { name: 'Renovação', title: 'Portal/Dashboard', story: 'RenewalHalfDone' },
];

/** Where a story is shown, inside the frame of Storybook. */
export const addressOf = ({ title, id = title, story }: Pick<Room, 'title' | 'story' | 'id'>) =>
  `./?path=/story/${toId(id, storyNameFromExport(story))}`;

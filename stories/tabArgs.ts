import { type ToldArgs, typed } from './pieces/shown';
import type { TabStoryProps } from './TabStory';

/** The settings that a story is shown with. */
export const settingsArg = typed(
  'Configurações da instituição, pelo nome, que diferem do padrão; as da barra de ferramentas valem onde faltam aqui.',
  'Record<string, Json>',
  { otherwise: 'as da barra', control: 'object' },
);

/** A tab on a server of samples: what stands around a block of it, and what the block is told. */
export const tabArgs = {
  tab: typed('A definição da aba, como o compilador a dá; em histórias de um bloco só com a seção dele.', 'StoryTab'),
  options: typed(
    'Opções do bloco que diferem das da definição; a página de uso do bloco diz quais há e o que vale sem elas.',
    'object',
    { otherwise: 'as da definição', control: 'object' },
  ),
  data: typed('O que a aba já tem, pelos nomes da API.', 'object', { otherwise: 'vazia', control: 'object' }),
  settings: settingsArg,
  mode: {
    ...typed('Cadastro novo, alteração ou renovação.', 'new, edit ou renewal', { otherwise: 'o da barra' }),
    control: 'select',
    options: [undefined, 'new', 'edit', 'renewal'],
  },
  showErrors: typed('Mostra todos os erros, como depois de Avançar.', 'boolean', {
    otherwise: 'false',
    control: 'boolean',
  }),
  answers: typed('Respostas do servidor, por chamada, no lugar das de exemplo.', 'Answers', {
    otherwise: 'as de exemplo',
  }),
  tabs: typed('Os dados de outras abas, por id.', 'Record<string, object>', {
    otherwise: 'nenhuma',
    control: 'object',
  }),
  user: typed('O que muda na conta de quem preenche.', 'object', { otherwise: 'a de exemplo', control: 'object' }),
  today: typed('O dia de hoje.', 'string', { otherwise: '2026-11-21', control: 'text' }),
  blocks: typed('Como se fazem os modelos dos blocos, pelo nome.', 'Record<string, BlockFactory>', {
    otherwise: 'os do portal',
  }),
  around: typed('O que fica na frente do servidor de exemplo.', '(samples) => Transport', { otherwise: 'nada' }),
  begun: typed('O formulário como estava antes, no lugar dos dados.', 'TabState', { otherwise: 'começa dos dados' }),
} satisfies ToldArgs<TabStoryProps>;

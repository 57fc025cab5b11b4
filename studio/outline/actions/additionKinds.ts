/** What can be added beside or below a row. Fields are chosen in a gallery of their own. */
export type Addition =
  | 'field'
  | 'section'
  | 'note'
  | 'block'
  | 'rule'
  | 'collection'
  | 'part'
  | 'tab'
  | 'sharedTab'
  | 'sharedPart'
  | 'wizard'
  | 'treatment'
  | 'ask'
  | 'lookup'
  | 'setting'
  | 'type';

/** What is asked of something new beside its title: a text, or one of some. */
export interface Detail {
  key: string;
  label: string;
  hint?: string;
  options?: readonly { value: string; label: string }[];
  /** Must be a path of the API. */
  isAddress?: true;
}

export interface AdditionKind {
  title: string;
  /** What its title is called where it is asked for; nothing where it is chosen among those that there are. */
  asks: string;
  hint: string;
  more?: readonly Detail[];
}

const NOTES: Detail = {
  key: 'look',
  label: 'Como aparece',
  options: [
    { value: 'text', label: 'Um parágrafo' },
    { value: 'link', label: 'Um link' },
    { value: 'info', label: 'Um botão que abre uma explicação' },
  ],
};

/** A new type of customers, which a new wizard may bring. */
const CPF_TYPE = { value: 'cpf', label: 'De um tipo novo, que entra com CPF' };
const CNPJ_TYPE = { value: 'cnpj', label: 'De um tipo novo, que entra com CNPJ' };

export const ADDITIONS: Record<Addition, AdditionKind> = {
  field: { title: 'Campo', asks: '', hint: '' },
  section: { title: 'Seção', asks: 'Título da seção', hint: 'Como o cliente a lê: Dados do cônjuge.' },
  note: { title: 'Texto', asks: 'O que o texto diz', hint: 'Fica entre os campos da seção.', more: [NOTES] },
  block: { title: 'Bloco', asks: '', hint: 'Uma peça com telas próprias, na seção escolhida.' },
  rule: { title: 'Regra', asks: 'O que a regra faz', hint: 'O nome dela sai daqui: País de quem nasceu fora.' },
  collection: {
    title: 'Lista',
    asks: 'Título da lista',
    hint: 'No plural: Dependentes.',
    more: [
      {
        key: 'rows',
        label: 'As linhas se preenchem',
        options: [
          { value: 'inPlace', label: 'Na própria aba, gravadas com ela' },
          { value: 'form', label: 'Em um formulário, gravadas uma a uma' },
        ],
      },
    ],
  },
  part: { title: 'Parte', asks: 'Título da parte', hint: 'Ela grava o campo por uma chamada só dele.' },
  tab: {
    title: 'Aba',
    asks: 'Título da aba',
    hint: 'Depois da aba escolhida, com a sua parte.',
    more: [
      {
        key: 'address',
        label: 'Endereço na API',
        hint: 'A parte da aba é carregada e gravada nele, por GET e POST.',
        isAddress: true,
      },
    ],
  },
  sharedTab: { title: 'Aba de todos', asks: '', hint: 'Uma aba que outros cadastros também mostram.' },
  sharedPart: { title: 'Parte de todos', asks: '', hint: 'O que uma chamada grava em vários cadastros.' },
  wizard: {
    title: 'Cadastro',
    asks: 'Título do cadastro',
    hint: 'Como o cliente o lê: Cadastro de Parceiro.',
    more: [{ key: 'for', label: 'De quem é', options: [CPF_TYPE, CNPJ_TYPE] }],
  },
  treatment: {
    title: 'Tratamento de dados',
    asks: 'Título do tratamento',
    hint: 'Como o cliente o lê em Meus dados: Sorteio.',
    more: [
      { key: 'purpose', label: 'Finalidade', hint: 'Para que os dados são usados, em palavras simples.' },
      { key: 'basis', label: 'Base legal', hint: 'Com o artigo: Consentimento (LGPD, art. 7º, I).' },
    ],
  },
  ask: {
    title: 'Pergunta',
    asks: 'Título da pergunta',
    hint: 'As regras a fazem pelo nome, que sai daqui.',
    more: [{ key: 'text', label: 'Pergunta', hint: 'O que o cliente confirma: Deseja continuar?' }],
  },
  lookup: {
    title: 'Consulta',
    asks: 'O que se consulta',
    hint: 'As regras a iniciam pelo nome, que sai daqui: CEP.',
    more: [
      {
        key: 'address',
        label: 'Endereço na API',
        hint: 'Nomes entre chaves são argumentos: /ws/{cep}/json/.',
        isAddress: true,
      },
    ],
  },
  setting: {
    title: 'Configuração',
    asks: 'Título da configuração',
    hint: 'O que ela faz, para quem configura: Pergunta se há filiais.',
  },
  type: {
    title: 'Tipo de cliente',
    asks: 'Nome do tipo',
    hint: 'Como o painel o chama: Fornecedor.',
    more: [
      {
        key: 'document',
        label: 'Documento com que se entra',
        options: [
          { value: 'cpf', label: 'CPF' },
          { value: 'cnpj', label: 'CNPJ' },
        ],
      },
    ],
  },
};

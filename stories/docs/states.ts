/** What every widget and every block shows in a story of its own, or tells why it cannot; by the name of the story. */
export const STATES = {
  Hovered: 'Sob o mouse',
  Focused: 'Com o foco',
  Pressed: 'Pressionado',
  Disabled: 'Desabilitado',
  Loading: 'Carregando',
  WithError: 'Com erro',
  LongText: 'Com texto longo',
} as const;

export type State = keyof typeof STATES;

/** Why something has no such state, in words for designers. */
type Reasons = Partial<Record<State, string>>;

const BOX = 'Pressionar a caixa dá a ela o foco, e não muda mais nada.';
const NATIVE = 'Pressionar abre a lista do aparelho, que é ele quem desenha.';
const ANSWER = 'A resposta é do cliente: nada se busca por ela.';

/** The states that a widget cannot be in, by its name in a definition. */
export const widgetCannot: Readonly<Record<string, Reasons>> = {
  checkbox: { Loading: ANSWER },
  email: { Pressed: BOX },
  integer: { Pressed: BOX },
  masked: { Pressed: BOX },
  money: { Pressed: BOX },
  name: { Pressed: BOX },
  number: { Pressed: BOX },
  percentage: { Pressed: BOX },
  phone: { Pressed: NATIVE },
  readonly: {
    Hovered: 'Só se lê: sob o mouse fica como está, para não parecer que se preenche.',
    Pressed: BOX,
    Loading: 'Mostra o que já chegou: nada se busca por ele.',
  },
  select: { Pressed: NATIVE },
  text: { Pressed: BOX },
  textarea: { Pressed: BOX },
  toggle: { Loading: ANSWER },
  yesno: { Loading: ANSWER },
};

/** A state that the story of another name shows. */
interface Elsewhere {
  story: string;
}

/** Of blocks, by the title of their stories: which story shows a state in place of the one of its name, or why none does. */
export const blockStates: Readonly<Record<string, Partial<Record<State, Elsewhere | string>>>> = {
  'Blocks/documents': { Disabled: { story: 'Sending' } },
  'Blocks/documents/Camera': {
    Disabled: { story: 'Opening' },
    Loading: { story: 'Opening' },
    WithError: { story: 'Refused' },
  },
  'Blocks/products': { Disabled: { story: 'Accepting' }, WithError: { story: 'LoadFailed' } },
  'Blocks/signatures': {
    Disabled:
      'Na lista, o que não vale não aparece: nenhum botão fica desabilitado. Enquanto se assina, é a história Confirming dos diálogos.',
  },
  'Blocks/signatures by signers': { Disabled: { story: 'Choosing' } },
  'Blocks/signatures/dialogs': {
    Disabled: { story: 'Confirming' },
    WithError: { story: 'StatusFailed' },
  },
  'Blocks/suitability': { Disabled: { story: 'Sending' } },
  'Blocks/token': { Disabled: { story: 'Checking' }, WithError: { story: 'Wrong' } },
};

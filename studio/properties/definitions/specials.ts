import type { Control } from './controls';

/** What a field has in its form that is no key of the vocabulary, or more than one. */
export interface Special {
  title: string;
  description: string;
  control: Control;
}

export const specials: Readonly<Record<string, Special>> = {
  kind: {
    title: 'Tipo',
    description: 'O que se responde, e com que controle: escolhe-se na galeria, com a aparência de cada um.',
    control: { block: 'kind' },
  },
  requiredness: {
    title: 'Obrigatório',
    description:
      'Sempre: em todo caso. Se visível: exigido pelas regras que mostram o campo. O que está oculto nunca é obrigatório.',
    control: {
      schema: {
        type: 'string',
        oneOf: [
          { const: 'never', title: 'Não' },
          { const: 'always', title: 'Sempre' },
          { const: 'shown', title: 'Se visível' },
        ],
      },
      ui: { 'ui:widget': 'radio' },
    },
  },
  callDetails: {
    title: 'Ao chamar',
    description: 'Por quanto tempo se espera a resposta de cada chamada, e o que se diz se ela falha.',
    control: { block: 'callDetails' },
  },
  choices: {
    title: 'Opções',
    description:
      'As opções: o código que a API conhece e o texto que o cliente vê. Sem texto, o código é também o texto.',
    control: { block: 'choices' },
  },
};

import type { DoneBy, Told } from './types';

/** A question, before a change is taken or an action goes on. The core puts it at that moment. */
export const doneBy: DoneBy = 'questions';

export const told: Told = {
  ask: {
    of: ['event', 'gate'],
    says: 'ask',
    isEffect: true,
    words: { 'pt-BR': { line: 'Pergunta' } },
    vocabulary: {
      title: 'Perguntar',
      description:
        'Uma pergunta ao cliente: o nome de uma de "asks", ou os seus textos. Quando ele diz que não, nada acontece.',
      type: ['string', 'object'],
      if: { type: 'object' },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: { $ref: '#/definitions/ask' },
      examples: ['confirmar', { title: 'Confirma?', text: 'Deseja continuar?', yes: 'Confirmar', no: 'Cancelar' }],
    },
  },
};

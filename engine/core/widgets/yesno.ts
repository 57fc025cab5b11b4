import type { Widget } from './types';

/** Yes or no, both in sight. */
export const yesno: Widget = {
  shape: { types: ['boolean', 'string'], choiceOf: ['string'] },
  frame: 'radiogroup',
  isQuestion: true,
  isAnswer: true,
  sample: {
    group: 'answer',
    schema: { type: 'boolean' },
    value: true,
    words: { 'pt-BR': { title: 'Sim ou não', help: 'Uma pergunta com as duas respostas à vista.' } },
  },
  words: { 'pt-BR': { title: 'Sim ou não', shows: 'sim ou não' } },
};

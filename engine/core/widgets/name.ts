import type { Widget } from './types';

/** A name, with a counter of what is left. */
export const name: Widget = {
  shape: { types: ['string'], choice: 'never' },
  words: { 'pt-BR': { title: 'Nome com contador', shows: 'nome com contador' } },
};

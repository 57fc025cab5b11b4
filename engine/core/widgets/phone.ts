import type { Widget } from './types';

/** A telephone number with its country. */
export const phone: Widget = {
  shape: { types: ['string'], choice: 'never', ownFormats: [] },
  words: { 'pt-BR': { title: 'Telefone com país', shows: 'telefone com país' } },
};

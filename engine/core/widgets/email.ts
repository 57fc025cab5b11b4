import type { Widget } from './types';

/** An e-mail address, with domains to pick. */
export const email: Widget = {
  shape: { types: ['string'], choice: 'never', ownFormats: [] },
  words: { 'pt-BR': { title: 'E-mail', shows: 'e-mail' } },
};

import type { Widget } from './types';

/** A day, typed or picked. */
export const date: Widget = {
  shape: { types: ['string'], choice: 'never', ownFormats: [], needsFormat: true },
  words: { 'pt-BR': { title: 'Data', shows: 'data' } },
};

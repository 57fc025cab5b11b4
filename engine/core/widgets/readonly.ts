import type { Widget } from './types';

/** A value to read. */
export const readonly: Widget = {
  shape: {},
  words: { 'pt-BR': { title: 'Só leitura', shows: 'só leitura' } },
};

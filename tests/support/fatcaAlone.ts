import type { FormModule } from '../../engine/definition';
import * as fatca from '../../schemas/fundo/fatca.json?tab';

const { wizard } = fatca as unknown as FormModule;

/** The tab as the only one of its wizard. */
export const fatcaAlone = {
  ...fatca,
  wizard: {
    ...wizard,
    tabs: wizard.tabs.filter(({ id }) => id === 'fatca'),
    parts: [{ id: 'fatca', data: ['fatca'], load: 'GET /fatca', save: 'POST /fatca' }],
  },
} as unknown as FormModule;

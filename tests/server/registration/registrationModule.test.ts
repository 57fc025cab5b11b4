import { expect, it } from 'vitest';
import { STATUS } from '../../../contract/lifeCycle';
import { registrationModule } from '../../../server/registration/registrationModule';
import type { Client } from '../../../server/storage/client';
import type { DefinitionFiles } from '../../../server/storage/definitions/types';

const NOW = new Date('2026-11-27T12:00:00Z');
const tab = 'export const definition = {};\nexport default function (require) {\nreturn {};\n}\n';
const files = {
  index: {
    wizards: [
      { id: 'visita', type: 1, route: '/Visita', url: './visita.0a1b2c3d.js' },
      { id: 'pf', type: 1, registration: true, route: '/CadastroPF_Passo_1', url: './pf.0a1b2c3d.js' },
      { id: 'pj', type: 2, registration: true, route: '/CadastroPJ_Passo_1', url: './pj.0a1b2c3d.js' },
    ],
  },
  modules: {
    'pf.0a1b2c3d.js': 'export const tabs = {"dados":"./dados.0a1b2c3d.js"};\n',
    'dados.0a1b2c3d.js': tab,
    'pj.0a1b2c3d.js': 'export default function () {}\n',
  },
} as unknown as DefinitionFiles;
const client = (type: number, status: number) => ({ type, status, expiresOn: null }) as unknown as Client;

it('is the whole wizard of the registration until that is sent, then the wizard alone, and none for a type without', () => {
  expect(registrationModule(files, client(1, STATUS.notStarted), NOW)).toBe('/definitions/pf.all.0a1b2c3d.js');
  expect(registrationModule(files, client(1, STATUS.approved), NOW)).toBe('/definitions/pf.0a1b2c3d.js');
  // It cannot be put together.
  expect(registrationModule(files, client(2, STATUS.notStarted), NOW)).toBe('/definitions/pj.0a1b2c3d.js');
  expect(registrationModule(files, client(9, STATUS.notStarted), NOW)).toBeUndefined();
});

import { beforeEach, expect, it } from 'vitest';
import type { Json } from '../../../engine/core/json';
import type { LoadedWizard } from '../../../engine/core/mapping/wizard';
import { serverForTests } from '../serverForTests';
import { addClient, NO_WIZARDS, tokenOf } from '../testServer';

const text = { type: 'string' as const, title: 'Nome' };
const LIST = {
  type: 'array' as const,
  title: 'Lista',
  items: { type: 'object' as const, properties: { Guid: text, Nome: text } },
};
const REFUSES = {
  id: 'ruim',
  when: { Nome: { const: 'ruim' } },
  moment: 'save' as const,
  error: { at: 'Nome', text: 'Não.' },
};
const part = (field: string) => ({
  id: field,
  data: [`notas/${field}`],
  load: `GET /Fundo/${field}`,
  save: `POST /Fundo/${field}`,
  each: true,
});

/** A tab with two lists whose rows go one by one: by themselves, and below a name. */
const wizard: LoadedWizard = {
  settings: {},
  tabs: {
    notas: {
      validators: {},
      definition: {
        id: 'notas',
        title: 'Notas',
        schema: { type: 'object', properties: { pessoas: LIST, papeis: LIST } },
        uiSchema: { 'ui:sections': [{ id: 'todos', title: 'Todos', fields: ['pessoas', 'papeis'] }] },
        collections: { pessoas: { rules: [REFUSES] }, papeis: { rules: [REFUSES] } },
      },
    },
  },
  wizard: {
    id: 'fundo',
    title: 'Fundo',
    type: 3,
    route: '/CadastroFI_Passo_1',
    key: 'Guid',
    navigation: 'reached',
    tabs: [{ id: 'notas' }],
    parts: [part('pessoas'), { ...part('papeis'), wrap: 'papeis' }],
    complete: { call: 'POST /Fundo/ConcluirCadastro' },
    version: '1',
    messages: {},
    formats: {},
    lookups: {},
    asks: {},
  },
};

const { store, server } = serverForTests(() => ({ definitions: { ...NO_WIZARDS, wizards: [wizard] } }));
let token: string;

beforeEach(async () => {
  token = await tokenOf(store.database, await addClient(store.database, { type: 3, document: '11222333000181' }));
});

const save = (field: string, body: Json) => server.call(`POST /api/Fundo/${field}`, { token, body });

it.each<[field: string, good: Json, bad: Json, place: string]>([
  ['pessoas', { Nome: 'Ada' }, { Nome: 'ruim' }, '/Nome'],
  ['papeis', { papeis: [{ Nome: 'Ada' }] }, { papeis: [{ Nome: 'ruim' }] }, '/papeis/0/Nome'],
  ['papeis', { papeis: [{ Nome: 'Ada' }] }, { papeis: [{ Nome: 'Bia' }, { Nome: 'ruim' }] }, '/papeis/1/Nome'],
])(
  'a row that is refused behind others is told by its place in the body that was sent: %s',
  async (field, good, bad, place) => {
    expect((await save(field, good)).status).toBe(200);
    const { status, body } = await save(field, bad);
    expect(status).toBe(400);
    expect(body).toMatchObject({ data: ['Não.'], campo: place });
  },
);

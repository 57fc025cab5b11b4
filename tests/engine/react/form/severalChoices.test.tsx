import { createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formats } from '../../../../engine/brazil';
import type { FieldSchema, FieldUi, FormModule } from '../../../../engine/definition';
import { createBrowserSession, plainSurface, TabView } from '../../../../engine/react';
import { fromRjsf, registerWidget } from '../../../../engine/rjsf';
import type { WizardSession } from '../../../../engine/session';
import * as fatca from '../../../../schemas/fundo/fatca.json?tab';

const options: FieldSchema = {
  ...{ type: 'array', title: 'Documentos' },
  items: {
    type: 'string',
    oneOf: [
      { const: 'rg', title: 'RG' },
      { const: 'cnh', title: 'CNH' },
    ],
  },
};

let session: WizardSession;
const sent: unknown[] = [];

/** A tab of one field that holds several options. */
async function renderField(schema: FieldSchema, ui: FieldUi) {
  const { definition, wizard, ...module } = fatca as unknown as FormModule;
  const tab = {
    ...definition,
    schema: { type: 'object', properties: { Documentos: schema } },
    uiSchema: { 'ui:sections': [{ id: 'a', title: 'A', fields: ['Documentos'] }], Documentos: ui },
    collections: {},
    rules: [],
  };
  const own = {
    ...wizard,
    tabs: wizard.tabs.filter(({ id }) => id === 'fatca'),
    parts: [{ id: 'fatca', data: ['fatca'], load: 'GET /fatca', save: 'POST /fatca' }],
  };
  const valid = Object.assign(() => true, { errors: null });
  const compiled = { ...module, definition: tab, wizard: own, default: () => ({ '': valid }) };
  session = createBrowserSession({
    tabs: [compiled as unknown as FormModule],
    async transport({ method, path, body }) {
      if (method === 'POST') sent.push(body);
      return { status: 200, body: { data: path === '/fatca' ? { Documentos: ['cnh'] } : null } };
    },
    formats,
    storageKey: 'fatca',
  });
  await session.open();
  return render(<TabView session={session} tab="fatca" surface={plainSurface} onSubmit={() => {}} />);
}

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
});
afterEach(() => session.end());

it.each([
  ['by their titles', options, ['CNH', 'RG']],
  ['of an enum', { ...options, items: { type: 'string', enum: ['rg', 'cnh'] } } as FieldSchema, ['cnh', 'rg']],
] as const)('several options are checkboxes, %s', async (_, schema, [ticked, other]) => {
  const screen = await renderField(schema, {});
  await expect.element(screen.getByRole('checkbox', { name: ticked, exact: true })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: other, exact: true }));
  expect(session.form('fatca').getState().data).toEqual({ Documentos: ['rg', 'cnh'] });
  await session.advance();
  expect(sent[0]).toEqual({ Documentos: ['rg', 'cnh'] });
});

it('a widget of rjsf has them, too', async () => {
  registerWidget(
    'several',
    fromRjsf(({ id, options: { enumOptions } }) =>
      createElement('output', { id }, enumOptions?.map(({ label }) => label).join(' or ')),
    ),
  );
  const screen = await renderField(options, { 'ui:widget': 'several' });
  await expect.element(screen.getByText('RG or CNH')).toBeVisible();
});

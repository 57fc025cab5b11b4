import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formats } from '../../../../engine/brazil';
import { formatsWritten } from '../../../../engine/core';
import type { FieldSchema, FormModule } from '../../../../engine/definition';
import { createBrowserSession, plainSurface, TabView } from '../../../../engine/react';
import type { WizardSession } from '../../../../engine/session';
import { fatcaAlone } from '../../../support/fatcaAlone';

let session: WizardSession;
beforeEach(() => localStorage.clear());
afterEach(() => session.end());

/** A session of one tab of fields that no validator refuses, on a server that holds nothing. */
async function openTab(properties: Record<string, FieldSchema>, written = formats) {
  const { definition, wizard, ...module } = fatcaAlone as unknown as FormModule;
  const tab = {
    ...definition,
    schema: { type: 'object', properties },
    uiSchema: { 'ui:sections': [{ id: 'a', title: 'A', fields: Object.keys(properties) }] },
    collections: {},
    rules: [],
  };
  const valid = Object.assign(() => true, { errors: null });
  session = createBrowserSession({
    tabs: [{ ...module, definition: tab, wizard, default: () => ({ '': valid }) } as unknown as FormModule],
    transport: async () => ({ status: 200, body: { data: null } }),
    formats: written,
    storageKey: 'host',
  });
  await session.open();
}

it('Enter in a form of the page around goes on, and sends nothing that was typed in an address', async () => {
  await openTab({ word: { type: 'string', title: 'Word' } });
  const [onSubmit, onOuter] = [vi.fn(), vi.fn()];
  // A page may put what it draws anywhere; React says what it thinks of a form in a form.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await render(
    <form onSubmit={onOuter}>
      <TabView session={session} tab="fatca" surface={plainSurface} onSubmit={onSubmit} />
    </form>,
  );
  const before = location.href;
  await screen.getByLabelText('Word').fill('secret');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onOuter).not.toHaveBeenCalled();
  expect(location.href).toBe(before);
  expect(session.form('fatca').getState().data.word).toBe('secret');
});

it('a number that names no format is read and written as the page writes numbers', async () => {
  const written = formatsWritten(formats, { hasDecimalPoint: true });
  await openTab({ amount: { type: 'number', title: 'Amount' }, next: { type: 'string', title: 'Next' } }, written);
  const screen = await render(<TabView session={session} tab="fatca" surface={plainSurface} onSubmit={() => {}} />);
  const box = screen.getByLabelText('Amount');
  await box.click();
  await userEvent.keyboard('1,234.5');
  await userEvent.tab();
  await expect.element(box).toHaveValue('1234.5');
  expect(session.form('fatca').getState().data.amount).toBe(1234.5);
});

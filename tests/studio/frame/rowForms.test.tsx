import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/tokens.css';
import * as representantes from '../../../schemas/pj/representantes.json?tab';
import { Frame } from '../../../studio/frame/Frame';
import type { FromFrame, ToFrame } from '../../../studio/preview/protocol';

const LIST = 'representantes';
const around = { tenant: 'andorinha', mode: 'new', today: '2026-11-23', settings: {}, user: {}, tabs: {} } as const;
const source = { load: async () => representantes, lists: (samples: never) => samples };

/** As the page around it says it. */
const send = (data: ToFrame) =>
  dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: parent }));

let told: FromFrame[];
const seen = () => told.findLast((message) => message.type === 'seen')?.seen;

beforeEach(async () => {
  told = [];
  vi.spyOn(parent, 'postMessage').mockImplementation((message: unknown) => void told.push(message as FromFrame));
  await render(<Frame source={source} />);
  const data = { [LIST]: [{ Guid: 'g1', Tipo: 'Representante', Nome: 'Ana' }] };
  send({ type: 'show', shown: { ...around, module: 'representantes', data } });
  await page.getByRole('button', { name: 'Adicionar representante' }).click();
  return () => void vi.restoreAllMocks();
});

const asked = () => told.filter((message) => message.type === 'picked' && message.why);
const form = () => page.getByRole('dialog', { name: 'Representante' });

it('tells what the form of a row holds while it is open', async () => {
  await form().getByRole('textbox', { name: 'Nome' }).fill('Lia');
  await expect
    .poll(() => seen()?.rows)
    .toMatchObject([{ list: LIST, form: 'representante', index: 1, data: { Nome: 'Lia' } }]);
  await form().getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: /descartar/i }).click();
  await expect.poll(() => seen()?.rows).toEqual([]);
});

it('picks a field of it as a field of that row, never one that the form lies over', async () => {
  await form()
    .getByRole('textbox', { name: 'Nome' })
    .click({ modifiers: ['Alt'] });
  await expect.poll(asked).toEqual([{ type: 'picked', at: `/${LIST}/1/Nome`, why: true }]);
  await form()
    .getByRole('heading', { name: 'Representante' })
    .click({ modifiers: ['Alt'] });
  expect(asked()).toHaveLength(1);
});

it('picks the button of the form by what it does', async () => {
  await form()
    .getByRole('button', { name: 'Adicionar' })
    .click({ modifiers: ['Alt'] });
  await expect.poll(asked).toEqual([{ type: 'picked', at: `ask:create/${LIST}/1`, why: true }]);
  await expect.element(form()).toBeVisible();
});

it('marks a field in it over the dialog, and takes values for it', async () => {
  send({ type: 'mark', marks: { selected: `/${LIST}/1/Nome`, label: 'Nome' } });
  const mark = () => document.querySelector(':popover-open')?.textContent;
  await expect.poll(mark).toBe('Nome');
  const row = { list: LIST, form: 'representante', index: 1, stored: {}, data: { Nome: 'Otávio' } };
  send({ type: 'row', row });
  await expect.element(form().getByRole('textbox', { name: 'Nome' })).toHaveValue('Otávio');
});

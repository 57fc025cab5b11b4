import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formats } from '../../../../engine/brazil';
import { toCompiledTab } from '../../../../engine/definition';
import { type BrowserSurroundings, createBrowserSession, plainSurface, TabView } from '../../../../engine/react';
import type { TransportAnswer } from '../../../../engine/session';
import { fatcaAlone } from '../../../support/fatcaAlone';

const alert = vi.fn();
let answer: TransportAnswer;

beforeEach(() => {
  localStorage.clear();
  alert.mockReset();
  answer = { status: 200, body: {} };
  vi.spyOn(window, 'alert').mockImplementation(alert);
});
afterEach(() => vi.restoreAllMocks());

async function opened(input: Partial<BrowserSurroundings> = {}) {
  const session = createBrowserSession({
    tabs: [fatcaAlone],
    transport: async () => answer,
    formats,
    storageKey: 'fatca',
    ...input,
  });
  await session.open();
  return session;
}

it('shows the message with which a server refuses', async () => {
  answer = { status: 422, body: { message: 'Known already.' } };
  const session = await opened();
  expect(alert.mock.calls.flat().join()).toContain('Known already.');
  session.end();
});

it('has the day of the customer, not that of Greenwich', async () => {
  vi.setSystemTime('2026-11-30T03:00:00Z');
  const zone = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'America/Los_Angeles' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone);
  const session = await opened();
  expect(session.context('fatca').today).toBe('2026-11-29');
  vi.useRealTimers();
  session.end();
});

it('takes what else a session takes in the place of what the browser has', async () => {
  const kept = new Map<string, string>();
  const session = await opened({
    mode: 'edit',
    user: { name: 'Ada' },
    settings: { ocultarBanco: true },
    clock: { today: () => '2027-01-02', now: () => '2027-01-02T12:00:00.000Z' },
    storage: {
      read: (key) => kept.get(key) ?? null,
      write: (key, text) => void kept.set(key, text),
      remove: (key) => void kept.delete(key),
    },
  });
  const { mode, user, settings, today } = session.context('fatca');
  expect([mode, user, settings.ocultarBanco, today]).toEqual(['edit', { name: 'Ada' }, true, '2027-01-02']);
  session.form('fatca').change('/SedeEua', true);
  session.flush(true);
  expect([...kept.keys()]).toHaveLength(1);
  expect(localStorage.length).toBe(0);
  session.end();
});

it('opens the form of a row in the dialog of the browser, which Escape closes', async () => {
  const session = await opened();
  const screen = await render(<TabView session={session} tab="fatca" surface={plainSurface} onSubmit={() => {}} />);
  await screen
    .getByRole('button', { name: /^Adicionar/ })
    .first()
    .click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await expect.element(dialog.getByRole('heading', { level: 2 })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  session.end();
});

it('takes a wizard that was loaded from a server, in the place of tabs of the page', async () => {
  const { wizard, settings } = fatcaAlone;
  const loaded = { wizard, settings, tabs: { fatca: toCompiledTab(fatcaAlone, formats) } };
  const transport = async () => answer;
  const session = createBrowserSession({ loaded, transport, formats, storageKey: 'fatca' });
  await session.open();
  expect(session.loaded).toBe(loaded);
  expect(session.view().tabs.map(({ id }) => id)).toEqual(['fatca']);
  session.end();
});

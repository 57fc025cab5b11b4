import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formats } from '../../../../engine/brazil';
import { toCompiledTab } from '../../../../engine/definition';
import { type BrowserSurroundings, createBrowserSession, plainSurface, TabView } from '../../../../engine/react';
import type { Transport, TransportAnswer } from '../../../../engine/session';
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

it('tells once that what was saved before did not load', async () => {
  answer = { status: 500, body: undefined };
  const { wizard } = fatcaAlone;
  const messages = { ...wizard.messages, loadFailed: { title: 'It did not load', text: 'It is asked for again.' } };
  const session = await opened({ tabs: [{ ...fatcaAlone, wizard: { ...wizard, messages } }] } as never);
  expect(alert.mock.calls).toEqual([['It did not load\n\nIt is asked for again.']]);
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
  expect(document.activeElement?.textContent).toMatch(/^Adicionar/);
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

it('tells a 401, for which a page without a login has nothing else', async () => {
  answer = { status: 401, body: { message: 'Please reload the page.' } };
  const session = await opened();
  expect(alert.mock.calls.flat().join()).toContain('Please reload the page.');
  session.end();
});

it('says that the login has ended, where a 401 says nothing', async () => {
  answer = { status: 401, body: undefined };
  const session = await opened();
  expect(alert.mock.calls.flat().join()).toContain('Sua sessão terminou.');
  session.end();
});

it('keeps the dialogs of the browser beside what an application says of the connection', async () => {
  const session = await opened({ queueKey: 'waiting', host: { isOnline: () => false } });
  session.form('fatca').change('/SedeEua', true);
  await session.save();
  expect(session.view().queued).toEqual(['fatca']);
  session.end();
  answer = { status: 422, body: { message: 'Known already.' } };
  const refused = await opened({ storageKey: 'other', host: { isOnline: () => true } });
  expect(alert.mock.calls.flat().join()).toContain('Known already.');
  refused.end();
});

it('knows of the browser whether there is a connection: what is saved without one waits', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const session = await opened({ queueKey: 'waiting' });
  session.form('fatca').change('/SedeEua', true);
  await session.save();
  expect(session.view().queued).toEqual(['fatca']);
  session.end();
});

describe('a form of a list that was typed into and not added', () => {
  const FORM = 'fatca/representantes/representante';

  it.each(['save', 'conclude', 'advance'] as const)('is asked about before %s leaves it out', async (act) => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const calls: string[] = [];
    const transport: Transport = async ({ method, path }) => {
      calls.push(`${method} ${path}`);
      return answer;
    };
    const session = await opened({ transport });
    session.form('fatca').change('/SedeEua', true);
    session.keepForm(FORM, { Nome: 'Rex' });
    calls.length = 0;
    expect(await session[act]()).toEqual({ done: false });
    expect([calls, confirm.mock.calls]).toEqual([
      [],
      [['Salvar sem adicionar?\n\nO que você digitou no formulário ainda não está na lista e não será salvo.']],
    ]);
    await session[act]();
    expect(confirm.mock.calls.length).toBeGreaterThan(1);
    session.keepForm(FORM, undefined);
    session.end();
  });

  it('chooses over its fields, where somebody else has changed the same one of its row', async () => {
    const row = { Guid: 'g1', Nome: 'Rex' };
    const there = { rows: [row], version: 'g1=1' };
    const saved: unknown[] = [];
    const transport: Transport = async ({ method, path, body, knownVersion }) => {
      if (path === '/Fundo/facta') return { status: 200, body: there.rows, version: there.version };
      if (method !== 'POST') return answer;
      if (`g1=${knownVersion}` !== there.version) return { status: 409, body: undefined };
      saved.push(body);
      return answer;
    };
    const session = await opened({ transport });
    const screen = await render(<TabView session={session} tab="fatca" surface={plainSurface} onSubmit={() => {}} />);
    await userEvent.click(screen.getByRole('button', { name: 'Editar Rex' }));
    const dialog = screen.getByRole('dialog');
    const name = dialog.getByRole('textbox', { name: 'Nome' });
    await userEvent.fill(name, 'Mine');
    Object.assign(there, { rows: [{ ...row, Nome: 'Theirs' }], version: 'g1=2' });
    await userEvent.click(dialog.getByRole('button', { name: 'Atualizar' }));
    const group = dialog.getByRole('group', { name: /Nome: qual vale/ });
    await userEvent.click(group.getByRole('button', { name: /^Mine/ }));
    await expect.element(name).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Atualizar' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(saved).toMatchObject([{ Guid: 'g1', Nome: 'Mine' }]);
    session.end();
  });
});

it.each([201, 204])('is done with %s, as servers answer what was created or has no body', async (status) => {
  const session = await opened();
  answer = { status, body: undefined };
  session.form('fatca').change('/SedeEua', false);
  alert.mockReset();
  await session.save();
  expect(session.view().save.phase).not.toBe('failed');
  expect(Object.values(session.view().save.parts)).not.toContain(2);
  session.end();
});

describe('a field that was changed in two places', () => {
  const held = (giin: string) => ({ status: 200, body: { Facta: true, NumeroGiin: giin } });
  const [BEFORE, MINE, THEIRS] = ['98Q96B.00000.LE.076', '1TC3JY.00000.LE.840', 'AAAAAA.00000.LE.840'];
  const saved: unknown[] = [];

  /** The visit after one that typed, while the server got another value. */
  async function clashed(input: Partial<BrowserSurroundings> = {}) {
    saved.length = 0;
    answer = held(BEFORE);
    const transport: Transport = async ({ method, body }) => {
      if (method !== 'GET') saved.push(body);
      return answer;
    };
    const first = await opened({ transport });
    first.form('fatca').change('/NumeroGiin', MINE);
    first.flush(true);
    first.end();
    answer = held(THEIRS);
    const session = await opened({ transport, ...input });
    expect(session.view().clashes).toHaveLength(1);
    return session;
  }

  it.each([
    ['the value of the form', [true], MINE, /Neste aparelho, .*\d{4}/],
    ['the other one', [false, true], THEIRS, /Já salvo no cadastro$/],
  ])('is asked for before it is saved: %s', async (_, answers, value, from) => {
    const confirm = vi.spyOn(window, 'confirm');
    for (const isYes of answers) confirm.mockReturnValueOnce(isYes);
    const session = await clashed();
    await session.save();
    expect(confirm).toHaveBeenCalledTimes(answers.length);
    expect(confirm.mock.lastCall?.[0]).toContain(value);
    expect(confirm.mock.lastCall?.[0]).toMatch(from);
    expect(session.view().clashes).toEqual([]);
    expect(session.form('fatca').getState().data.NumeroGiin).toBe(value);
    session.end();
  });

  it('is not saved where the customer takes none, nor asked for where the page shows it', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const asked = await clashed();
    expect((await asked.save()).clash).toBe(asked.view().clashes[0]?.id);
    expect(confirm).toHaveBeenCalledTimes(2);
    asked.end();
    const shown = await clashed({ showsClashes: true });
    expect((await shown.save()).done).toBe(false);
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(saved).toEqual([]);
    shown.end();
  });

  it('is told in the place of the field, with where each value comes from, and chosen there', async () => {
    const confirm = vi.spyOn(window, 'confirm');
    const session = await clashed();
    const screen = await render(<TabView session={session} tab="fatca" surface={plainSurface} onSubmit={() => {}} />);
    const group = screen.getByRole('group', { name: 'GIIN: qual vale?' });
    await expect.element(group).toHaveAccessibleDescription(/^Mudou em dois lugares/);
    const texts = () =>
      group
        .getByRole('button')
        .elements()
        .map((button) => button.textContent);
    expect(texts()).toEqual([
      expect.stringMatching(new RegExp(`^${MINE}Neste aparelho, `)),
      `${THEIRS}Já salvo no cadastro`,
    ]);
    await userEvent.click(group.getByRole('button', { name: THEIRS }));
    await expect.element(group).not.toBeInTheDocument();
    await expect.element(screen.getByRole('textbox', { name: 'GIIN' })).toHaveValue(THEIRS);
    await expect.element(screen.getByRole('textbox', { name: 'GIIN' })).toHaveFocus();
    await session.save();
    expect(confirm).not.toHaveBeenCalled();
    session.end();
  });
});

it('stands beside another one of the same wizard, where each has ids of its own', async () => {
  const [first, second] = [await opened(), await opened({ storageKey: 'second' })];
  const screen = await render(
    <>
      {[first, second].map((session, index) => (
        <TabView
          // biome-ignore lint/suspicious/noArrayIndexKey: two that never change places
          key={index}
          session={session}
          tab="fatca"
          idPrefix={`form-${index}`}
          surface={plainSurface}
          onSubmit={() => {}}
        />
      ))}
    </>,
  );
  const ids = [...screen.container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
  for (const session of [first, second]) session.end();
});

it('says under a field that its file went with a reload, until one is chosen', async () => {
  const { schema } = fatcaAlone.definition;
  const NumeroGiin = { ...schema.properties.NumeroGiin, type: 'string' as const, attachment: true as const };
  const withFile = {
    ...fatcaAlone,
    definition: { ...fatcaAlone.definition, schema: { ...schema, properties: { ...schema.properties, NumeroGiin } } },
  };
  const before = await opened({ tabs: [withFile] } as never);
  before.form('fatca').change('/Facta', true);
  before.form('fatca').change('/NumeroGiin', 'handle');
  before.flush();
  before.end();
  const session = await opened({ tabs: [withFile] } as never);
  const screen = await render(<TabView session={session} tab="fatca" surface={plainSurface} onSubmit={() => {}} />);
  const field = screen.getByRole('textbox', { name: /^Número GIIN/ });
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveAccessibleDescription(/Escolha o arquivo de novo\./);
  await expect.element(screen.getByText('Escolha o arquivo de novo.')).toBeVisible();
  session.form('fatca').change('/NumeroGiin', 'another');
  await expect.element(field).not.toHaveAccessibleDescription(/Escolha o arquivo de novo\./);
  session.end();
});

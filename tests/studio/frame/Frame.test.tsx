import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { TabDefinition } from '../../../engine/core/definition/types';
import { Frame } from '../../../studio/frame/Frame';
import type { TabSource } from '../../../studio/frame/openTab';
import type { Shown, ToFrame } from '../../../studio/preview/protocol';
import { byId, countRenders, storyTab } from '../../engine/react/form/tab';
import { twoFrames } from '../../support/twoFrames';

const FIELDS = 400;
const PER_SECTION = 20;

/** A tab of text fields whose first one is called as its module says. */
function longTab(title: string): TabDefinition {
  const names = Array.from({ length: FIELDS }, (_, index) => `f${index}`);
  return {
    id: 'long',
    title: 'Longa',
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        names.map((name, at) => [name, { type: 'string', title: at === 0 ? title : name }]),
      ),
    },
    uiSchema: {
      'ui:sections': Array.from({ length: FIELDS / PER_SECTION }, (_, index) => ({
        id: `s${index}`,
        title: `Seção ${index}`,
        fields: names.slice(index * PER_SECTION, (index + 1) * PER_SECTION),
      })),
    },
  };
}

const source: TabSource = { load: async (module) => storyTab(longTab(module)), lists: (samples) => samples };
const around = { tenant: 'andorinha', mode: 'new', today: '2026-11-23', settings: {}, user: {}, tabs: {} } as const;

/** As the page around it says it. */
const send = (data: ToFrame) =>
  dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: parent }));
const show = (module: string, more: Partial<Shown> = {}) =>
  send({ type: 'show', shown: { ...around, module, ...more } });
const labelOf = (id: string) => document.querySelector(`label[for="${id}"]`)?.textContent;

let idle: (() => void)[];
const rest = () => {
  while (idle.length > 0) for (const work of idle.splice(0)) work();
};

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => {});
  return () => void vi.unstubAllGlobals();
});

/** A long form of which all is mounted, and the browser has said what it skips. */
async function openLong() {
  await render(<Frame source={source} />);
  show('Nome');
  await expect
    .poll(() => {
      rest();
      return document.querySelectorAll('input').length;
    })
    .toBe(FIELDS);
  const last = byId('long-section-s19');
  await expect.poll(() => last.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
  await twoFrames();
  rest();
}

it('draws anew what is in sight when definitions change, and the rest when the browser has time', async () => {
  await openLong();
  const counts = countRenders();
  show('Nome completo');
  await expect.poll(() => labelOf('long-f0')).toContain('Nome completo');
  expect(counts.size).toBeLessThan(FIELDS / 2);
  expect(counts.has('long-f399')).toBe(false);
  rest();
  await expect.poll(() => counts.size).toBe(FIELDS);
});

it('keeps what was typed, in sight and out of it, and takes what is typed next', async () => {
  await openLong();
  show('Nome', { data: { f0: 'Ana', f399: 'Fim' } });
  await expect.poll(() => byId('long-f0').value).toBe('Ana');
  show('Nome completo');
  await expect.poll(() => labelOf('long-f0')).toContain('Nome completo');
  expect(byId('long-f0').value).toBe('Ana');
  // Whoever goes there finds the form as it is now.
  send({ type: 'focus', pointer: '/f399' });
  await expect.poll(() => document.activeElement?.id).toBe('long-f399');
  expect(byId('long-f399').value).toBe('Fim');
});

const toPage = () => vi.spyOn(parent, 'postMessage');
const seenIn = (spy: ReturnType<typeof toPage>) =>
  spy.mock.calls.flatMap(([message]) => (message.type === 'seen' ? [message.seen] : []));
const PATCH = { edits: [{ at: ['definition', 'schema', 'properties', 'f0', 'title'], value: 'Nome inteiro' }] };

it('goes on with the form as it is where titles alone change, and tells nothing of it again', async () => {
  await openLong();
  show('Nome', { data: { f0: 'Ana' } });
  await expect.poll(() => byId('long-f0').value).toBe('Ana');
  const spy = toPage();
  show('Nome inteiro', { patch: { from: 'Nome', ...PATCH } });
  await expect.poll(() => labelOf('long-f0')).toContain('Nome inteiro');
  expect(byId('long-f0').value).toBe('Ana');
  await twoFrames();
  expect(seenIn(spy)).toEqual([]);
});

it('tells what a form shows whose errors go with a change of titles', async () => {
  await openLong();
  show('Nome', { checked: true, data: {} });
  const required = { at: ['definition', 'schema', 'required'], value: ['f1'] };
  show('Nome, exigido', { patch: { from: 'Nome', edits: [required] }, checked: true });
  const spy = toPage();
  show('Nome inteiro', { patch: { from: 'Nome, exigido', ...PATCH } });
  await expect.poll(() => labelOf('long-f0')).toContain('Nome inteiro');
  await expect.poll(() => seenIn(spy).at(-1)?.errors).toEqual([]);
});

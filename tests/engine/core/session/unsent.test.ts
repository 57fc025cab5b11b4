import { expect, it } from 'vitest';
import { unsentOf } from '../../../../engine/core/session/unsent';

const AT = '2026-11-26T10:00:00.000Z';

/** A text as a session keeps it: a name, of which the server was told or not. */
const typed = (name: string, over: object) => ({ tabs: { one: { Name: name } }, forms: {}, ...over });
const told = { places: { 'one/Name': { at: AT, isSent: true } } };
const untold = { places: { 'one/Name': { at: AT } } };

it('what a session kept and the server was never told is what it has not, by window and version', () => {
  const kept = typed('Ana', { ...untold, writer: 'desk', definition: 2 });
  expect(unsentOf(JSON.stringify(kept))).toEqual([
    { changes: [{ place: 'one/Name', at: AT, content: { value: 'Ana' } }], writer: 'desk', definition: 2 },
  ]);
  expect(unsentOf(JSON.stringify({ ...kept, ...told }))).toEqual([]);
});

it('what stands aside in it, as it was typed in other definitions, is among it', () => {
  const aside = [typed('Bia', { ...untold, writer: 'phone' }), typed('Caio', { ...told, writer: 'phone' })];
  const kept = typed('Ana', { ...told, writer: 'desk', definition: 2, aside });
  expect(unsentOf(JSON.stringify(kept))).toEqual([
    { changes: [{ place: 'one/Name', at: AT, content: { value: 'Bia' } }], writer: 'phone' },
  ]);
});

it.each([null, '', 'x', '[]', '{"part":"2026-11-21T14:38:00.000Z"}'])('of the text %j it is nothing', (text) => {
  expect(unsentOf(text)).toEqual([]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rememberHeard } from '../../../studio/server/heard';
import { createTeller } from '../../../studio/state/telling';
import type { Changes } from '../../../studio/wire';

const LONG = 'x'.repeat(40_000);
const texts = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constant(LONG), fc.constant(`a${LONG}🏠`));
const changes: fc.Arbitrary<Changes> = fc.dictionary(
  fc.constantFrom('pf/a.json', 'pf/b.json', '__proto__.json'),
  fc.option(texts, { nil: null }),
);
/** What the server makes of what the page sends as JSON. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

it('what is told since earlier changes is what was meant, answered or not, forgotten or not', () => {
  const step = fc.record({ changes, isAnswered: fc.boolean(), isForgotten: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const teller = createTeller();
      let heard = rememberHeard();
      for (const { changes: meant, isAnswered, isForgotten } of steps) {
        if (isForgotten) heard = rememberHeard();
        let telling = teller.tell(meant);
        let found = heard.changesOf(sent(telling.asked));
        if (!found) {
          expect(telling.asked.since).toBeDefined();
          telling = teller.tellWhole(meant);
          found = heard.changesOf(sent(telling.asked));
        }
        expect(found).toEqual(meant);
        if (isAnswered) telling.kept();
      }
    }),
    { seed: 20261126 },
  );
});

it('of a long text that was told, a key more is told alone', () => {
  const teller = createTeller();
  teller.tell({ 'pf/a.json': `${LONG} ${LONG}` }).kept();
  const { asked } = teller.tell({ 'pf/a.json': `${LONG}y ${LONG}` });
  expect(asked.changes).toEqual({ 'pf/a.json': { at: 40_000, gone: 0, come: 'y' } });
});

it('the server holds the last changes of each page, and no more', () => {
  const heard = rememberHeard();
  for (let at = 0; at < 30; at += 1) heard.changesOf({ name: `n${at}`, changes: { 'pf/a.json': `${at}` } });
  const since = (name: string) =>
    heard.changesOf({ since: name, changes: { 'pf/a.json': { at: 2, gone: 0, come: '!' } } });
  expect(since('n29')).toEqual({ 'pf/a.json': '29!' });
  expect(since('n2')).toBeUndefined();
});

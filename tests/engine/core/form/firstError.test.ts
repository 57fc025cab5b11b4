import { expect, it } from 'vitest';
import { createFormStore } from '../../../../engine/core/form/formStore';
import { compiledOf, contextOf, tabOf } from '../../../support/tabs';

const texts = { messages: { missing: { inline: 'Missing.' } }, formats: {}, settings: {} };

function open(errors: 'all' | 'first') {
  const tab = tabOf({ a: {}, b: {} }, [
    { id: 'a', when: { a: { minLength: 5 } }, moment: 'leave', error: { at: 'a', inline: 'A is long.' } },
    { id: 'b', when: { b: { minLength: 5 } }, moment: 'leave', error: { at: 'b', inline: 'B is long.' } },
  ]);
  return createFormStore(
    compiledOf({ ...tab, errors }),
    {
      context: () => contextOf(),
      texts,
      lookups: {},
      runLookup: async () => ({ kind: 'failed' }),
      tellLookup: () => {},
      ask: async () => true,
    },
    { a: 'too long', b: 'too long' },
  );
}

it.each([
  ['all', ['/a', '/b']],
  ['first', ['/a']],
] as const)('a form that shows %s errors has these after two wrong fields were left: %o', (errors, shown) => {
  const form = open(errors);
  form.leave('/a');
  form.leave('/b');
  expect(form.visibleErrors().map(({ pointer }) => pointer)).toEqual(shown);
});

it('a form that shows the first error shows the next one once that is corrected', () => {
  const form = open('first');
  form.leave('/a');
  form.change('/a', 'ok');
  form.leave('/b');
  expect(form.visibleErrors().map(({ pointer }) => pointer)).toEqual(['/b']);
});

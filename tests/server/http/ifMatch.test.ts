import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isHeld } from '../../../server/http/held';
import { knownVersions } from '../../../server/http/ifMatch';

const VALUE = fc.string({ unit: fc.constantFrom('a', '1', '=', '&', ',', '-', '/', 'W') });
const TAGS = fc.array(fc.record({ value: VALUE, isWeak: fc.boolean() }), { minLength: 1 });
const headerOf = (tags: { value: string; isWeak: boolean }[]) =>
  tags.map(({ value, isWeak }) => `${isWeak ? 'W/' : ''}"${value}"`).join(', ');
const NO_STRONG_TAG =
  'O If-Match não traz um ETag que se possa comparar. Envie o ETag lido, entre aspas e sem o W/ que um proxy põe à frente ao comprimir.';

it('an If-Match names the versions of its strong tags, and is refused where it has none', () => {
  fc.assert(
    fc.property(TAGS, (tags) => {
      const strong = tags.filter(({ isWeak }) => !isWeak).map(({ value }) => value);
      const read = () => knownVersions({ headers: { 'if-match': headerOf(tags) } });
      if (strong.length > 0) expect(read()).toEqual(strong);
      else expect(read).toThrow(expect.objectContaining({ status: 409, message: NO_STRONG_TAG }));
    }),
  );
});

it('an If-Match that is not there, or is about whatever there is, names nothing', () => {
  expect([{}, { 'if-match': '*' }, { 'if-match': ' * ' }].map((headers) => knownVersions({ headers }))).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

it.each(['', ' ', ',', '17', '"17', 'W/"17"', 'w/"17"', '"17" *', '*, "17"'])(
  'an If-Match with nothing to compare is refused, never passed over: %j',
  (named) => {
    expect(() => knownVersions({ headers: { 'if-match': named } })).toThrow(NO_STRONG_TAG);
  },
);

it('an If-None-Match holds a version by any tag of it, weak or strong', () => {
  fc.assert(
    fc.property(TAGS, VALUE, (tags, value) => {
      const headers = { 'if-none-match': headerOf(tags) };
      expect(isHeld({ headers }, `"${value}"`)).toBe(tags.some((tag) => tag.value === value));
    }),
  );
  expect([{}, { 'if-none-match': '*' }].map((headers) => isHeld({ headers }, '"1"'))).toEqual([false, true]);
});

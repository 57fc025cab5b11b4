import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EntityTag, readEntityTags } from '../../contract/entityTags';

/** What may stand between quotes. Source: RFC 9110, 8.8.3. */
const VALUE = fc.string({
  unit: fc
    .integer({ min: 0x21, max: 0xff })
    .filter((code) => code !== 0x22 && code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
});
const TAG = fc.record({ value: VALUE, isWeak: fc.boolean() });
const SPACE = fc.string({ unit: fc.constantFrom(' ', '\t'), maxLength: 3 });
const written = ({ value, isWeak }: EntityTag) => `${isWeak ? 'W/' : ''}"${value}"`;

describe('a list of entity tags', () => {
  it('is read as it was written, with any blank space and empty places', () => {
    const place = fc.tuple(SPACE, fc.option(TAG, { nil: undefined }), SPACE);
    fc.assert(
      fc.property(fc.array(place), (places) => {
        const header = places.map(([before, tag, after]) => `${before}${tag ? written(tag) : ''}${after}`).join(',');
        expect(readEntityTags(header)).toEqual(places.flatMap(([, tag]) => tag ?? []));
      }),
    );
  });

  it('is none where anything else stands in it', () => {
    const rest = fc.constantFrom(
      '*',
      '17',
      '"17',
      '17"',
      'w/"17"',
      'W/17',
      '"a b"',
      '"1" "2"',
      '"1"2',
      'W/ "1"',
      '""""',
    );
    fc.assert(
      fc.property(fc.array(TAG), rest, fc.array(TAG), (before, other, after) => {
        const header = [...before.map(written), other, ...after.map(written)].join(', ');
        expect(readEntityTags(header)).toEqual([]);
      }),
    );
  });

  it('holds of any text what stands there in quotes, and nothing else', () => {
    const letters = fc.constantFrom('"', 'W', '/', ',', ' ', '\t', '*', 'a', '=', '&');
    fc.assert(
      fc.property(fc.string({ unit: letters }), (header) => {
        for (const tag of readEntityTags(header)) expect(header).toContain(written(tag));
      }),
    );
  });

  it('is read in a moment, however long', () => {
    for (const header of ['"'.repeat(50_000), ' ,'.repeat(50_000), `${'"a",'.repeat(50_000)}x`, ' '.repeat(50_000)])
      expect(readEntityTags(header)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { labelParts, searchEntries, soleEntry, toEntries } from '../../../../engine/react/widgets/combobox/search';

const entries = toEntries([
  { value: 1, label: 'Comércio de São Tomé (atacado)', code: '46' },
  { value: 2, label: 'Pão e café', code: '10' },
  { value: 3, label: 'Café', code: '100' },
  { value: 4, label: 'Banco Santander', code: '33' },
]);
const found = (text: string) => searchEntries(entries, text).map(({ choice }) => choice.value);

describe('searching options', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['cafe', [3, 2]],
    ['CAFÉ', [3, 2]],
    ['10', [2, 3]],
    ['sao', [1]],
    ['tome comercio', [1]],
    ['atacado sao', [1]],
    ['banco d', []],
    ['  ', [1, 2, 3, 4]],
    ['xyz', []],
  ])('finds for "%s" %j', (text, values) => {
    expect(found(text)).toEqual(values);
  });

  it.each([
    ['Café', 3],
    ['10', 2],
    ['santander', 4],
    ['caf', undefined],
    ['', undefined],
  ])('takes "%s" for %s alone', (text, value) => {
    expect(soleEntry(entries, text)?.choice.value).toBe(value);
  });
});

describe('the parts of a label', () => {
  it.each([
    ['Comércio de São Tomé', 'são', ['Comércio de ', '[São]', ' Tomé']],
    ['Comércio de São Tomé', 'tome com', ['[Com]', 'ércio de São ', '[Tomé]']],
    ['Café', '', ['Café']],
    ['Café', 'x', ['Café']],
  ])('of "%s" for "%s"', (label, text, parts) => {
    expect(labelParts(label, text).map((part) => (part.hit ? `[${part.text}]` : part.text))).toEqual(parts);
  });
});

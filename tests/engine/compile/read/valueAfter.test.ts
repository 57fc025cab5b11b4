import { describe, expect, it } from 'vitest';
import { valueAfter } from '../../../../engine/compile/read/valueAfter';
import { definitionTexts } from '../../../../scripts/lib/references';

const TEXT =
  '{ "a": [1, "um", ["x", "três"]], "b": { "title": "Nome", "c": "{ [,] }" },\n  "d": ["fim", { "e": null }] }';
const said = (was: string, is: string, text = TEXT) =>
  valueAfter({ text, value: JSON.parse(text) }, text.replace(was, is));

describe('what a text says that differs from another in one text of it', () => {
  it.each([
    ['"Nome"', '"Nome da mãe"'],
    ['"Nome"', '"No"'],
    ['"Nome"', '""'],
    ['"Nome"', '"O Nome"'],
    ['"um"', '"dois"'],
    ['"três"', '"trê"'],
    ['"fim"', '"fins"'],
  ])('is what reading it anew would give: %s to %s', (was, is) => {
    expect(said(was, is)).toEqual(JSON.parse(TEXT.replace(was, is)));
  });

  it('holds all else as it was, keys in their order', () => {
    const value = JSON.parse(TEXT);
    const next = valueAfter({ text: TEXT, value }, TEXT.replace('"Nome"', '"Nomes"')) as typeof value;
    expect([next.a, next.d]).toEqual([value.a, value.d]);
    expect(next.a).toBe(value.a);
    expect(Object.keys(next.b)).toEqual(['title', 'c']);
  });

  it.each([
    ['a key', '"title"', '"titles"'],
    ['a number', '[1,', '[12,'],
    ['an escape', '"Nome"', '"No\\nme"'],
    ['a quotation mark', '"Nome"', '"No"me"'],
    ['another item', '"x" }', '"x", "y": 1 }'],
    ['two texts', 'um", ["x', 'dois", ["y'],
    ['nothing', 'um', 'um'],
  ])('is not known where what differs is %s', (_, was, is) => {
    expect(said(was, is)).toBeUndefined();
  });

  it('stands under a key that is written with an escape, too', () => {
    expect(said('Nome', 'Nomes', '{ "a\\"b": { "c": "Nome" } }')).toEqual({ 'a"b': { c: 'Nomes' } });
  });

  it('is so for every text of every file of the definitions', () => {
    for (const [file, text] of Object.entries(definitionTexts('schemas'))) {
      const value = JSON.parse(text);
      for (const { 0: found, index } of [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].filter((_, at) => at % 40 === 0)) {
        if (found.length < 3 || found.includes('\\')) continue;
        const typed = `${text.slice(0, index + 1)}~${text.slice(index + 1)}`;
        const isKey = text[index + found.length] === ':';
        expect(valueAfter({ text, value }, typed), `${file} ${found}`).toEqual(isKey ? undefined : JSON.parse(typed));
      }
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, type TextEdit } from '../../../engine/compile/references/edits';
import type { Json, JsonObject } from '../../../engine/core/json';
import {
  insertItem,
  insertKey,
  moveItem,
  moveKey,
  removeValue,
  renameKey,
  setValue,
} from '../../../studio/document/edits';
import { printValue } from '../../../studio/document/print';

const file = 'tab.json';
const TEXT = `{
  "id": "reader",
  "schema": {
    "type": "object",
    "properties": {
      "Name": { "type": "string", "title": "Name" },
      "Kind": {
        "type": "string",
        "title": "Kind",
        "enum": ["Adult", "Child"]
      }
    }
  },
  "rules": []
}
`;
const textAfter = (edits: TextEdit[], text = TEXT) => applyEdits({ [file]: text }, edits)[file] as string;
/** The lines that differ, those that went and those that came. */
function changedLines(text: string) {
  const [was, is] = [TEXT.split('\n'), text.split('\n')];
  return { gone: was.filter((line) => !is.includes(line)), come: is.filter((line) => !was.includes(line)) };
}
const at = { file, text: TEXT };

describe('the smallest edits of a file', () => {
  it('changes one line for one title', () => {
    const edits = setValue(at, '/schema/properties/Name/title', 'Full name');
    expect(edits).toEqual([{ file, offset: TEXT.indexOf('"Name" }'), length: 6, text: '"Full name"' }]);
    expect(changedLines(textAfter(edits)).come).toEqual(['      "Name": { "type": "string", "title": "Full name" },']);
  });

  it('adds a key to a thing on one line, and breaks it where the line would be too long', () => {
    const short = textAfter(setValue(at, '/schema/properties/Name/format', 'name'));
    expect(short).toContain('"Name": { "type": "string", "title": "Name", "format": "name" },');
    const long = textAfter(setValue(at, '/schema/properties/Name/description', 'x'.repeat(80)));
    expect(long).toContain(`      "Name": {
        "type": "string",
        "title": "Name",
        "description": "${'x'.repeat(80)}"
      },`);
  });

  it('adds a key on a line of its own, after another or at the end', () => {
    const edits = insertKey(at, '/schema/properties', 'Zip', { type: 'string', title: 'Zip' }, 'Name');
    expect(changedLines(textAfter(edits))).toEqual({
      gone: [],
      come: ['      "Zip": { "type": "string", "title": "Zip" },'],
    });
    expect(textAfter(insertKey(at, '', 'lead', 'Hello.'))).toContain('  "rules": [],\n  "lead": "Hello."\n}');
  });

  it('fills an empty list, and takes its last item away', () => {
    const filled = textAfter(insertItem(at, '/rules', 0, { id: 'a' }));
    expect(filled).toContain('"rules": [{ "id": "a" }]');
    expect(textAfter(removeValue({ file, text: filled }, '/rules/0'), filled)).toBe(TEXT);
  });

  it('moves and renames keys and items', () => {
    expect(textAfter(moveKey(at, '/schema/properties', 'Kind', 0)).indexOf('"Kind"')).toBeLessThan(
      TEXT.indexOf('"Name"') + 9,
    );
    expect(textAfter(moveItem(at, '/schema/properties/Kind/enum', 0, 1))).toContain('["Child", "Adult"]');
    expect(textAfter(renameKey(at, '/schema/properties/Kind', 'Sort'))).toBe(TEXT.replace('"Kind": {', '"Sort": {'));
  });

  it('says what is not there', () => {
    expect(() => setValue(at, '/nothing/here', 1)).toThrow('There is nothing at "/nothing"');
    expect(() => removeValue(at, '/nothing')).toThrow('There is nothing at "/nothing"');
  });
});

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);
const object = fc.dictionary(fc.stringMatching(/^[A-Za-z]{1,6}$/), json, { minKeys: 1, maxKeys: 5 });

describe('edits at random', () => {
  it('reads back what was meant, and touches nothing beside it', () => {
    const given = {
      values: object,
      key: fc.stringMatching(/^[A-Za-z]{1,6}$/),
      value: json,
      pick: fc.nat(),
      wide: fc.boolean(),
    };
    fc.assert(
      fc.property(fc.record(given), ({ values, key, value, pick, wide }) => {
        const text = `${wide ? JSON.stringify(values, null, 2) : printValue(values as JsonObject, '', 0)}\n`;
        const one = { file, text };
        const keys = Object.keys(values);
        const known = keys[pick % keys.length] as string;
        const read = (edits: TextEdit[]) => JSON.parse(textAfter(edits, text)) as JsonObject;
        expect(read(setValue(one, `/${known}`, value))).toEqual({ ...values, [known]: value });
        expect(read(setValue(one, `/${key}`, value))).toEqual({ ...values, [key]: value });
        const { [known]: _, ...rest } = values as JsonObject;
        expect(read(removeValue(one, `/${known}`))).toEqual(rest);
        const to = pick % keys.length;
        const moved = read(moveKey(one, '', known, to));
        expect(moved).toEqual(values);
        const expected = keys.filter((name) => name !== known);
        expected.splice(to, 0, known);
        expect(Object.keys(moved)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('does the same in lists', () => {
    const given = { list: fc.array(json, { minLength: 1, maxLength: 6 }), value: json, a: fc.nat(), b: fc.nat() };
    fc.assert(
      fc.property(fc.record(given), ({ list, value, a, b }) => {
        const text = `${printValue({ list } as JsonObject, '', 0)}\n`;
        const one = { file, text };
        const [from, to] = [a % list.length, b % list.length];
        const read = (edits: TextEdit[]) => (JSON.parse(textAfter(edits, text)) as { list: Json[] }).list;
        expect(read(insertItem(one, '/list', from, value))).toEqual(list.toSpliced(from, 0, value));
        expect(read(removeValue(one, `/list/${from}`))).toEqual(list.toSpliced(from, 1));
        const moved = list.toSpliced(from, 1).toSpliced(to, 0, list[from] as Json);
        expect(read(moveItem(one, '/list', from, to))).toEqual(moved);
      }),
      { numRuns: 300 },
    );
  });
});

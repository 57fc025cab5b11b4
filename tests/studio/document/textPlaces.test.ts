import { describe, expect, it } from 'vitest';
import { placeInFiles, pointerAt, rangeOf } from '../../../studio/document/textPlaces';

const TEXT = `{
  "rules": [
    { "id": "own", "when": { "Kind": { "const": 2 } } },
    { "id": "zip", "rule": "zip" }
  ]
}`;
const SHARED = `{
  "rules": [
    { "id": "zip", "show": ["Street"] }
  ]
}`;

describe('places in texts', () => {
  it('are found by a pointer, from the key to the end of the value', () => {
    const { from, to } = rangeOf(TEXT, '/rules/0/when/Kind') ?? { from: 0, to: 0 };
    expect(TEXT.slice(from, to)).toBe('"Kind": { "const": 2 }');
  });

  it('say by which pointer they are found, on a key and on a value, in a text that is no JSON, too', () => {
    expect(pointerAt(TEXT, TEXT.indexOf('Kind') + 1)).toBe('/rules/0/when/Kind');
    expect(pointerAt(TEXT, TEXT.indexOf('2 }'))).toBe('/rules/0/when/Kind/const');
    expect(pointerAt('{ "a": [1, { "b": "x', 19)).toBe('/a/1/b');
  });

  it('are the last step that there is', () => {
    expect(placeInFiles({ 'a.json': TEXT }, 'a.json', '/rules/0/when/Other')).toMatchObject({
      ...{ file: 'a.json', pointer: '/rules/0/when', line: 3 },
    });
  });

  it('stand in shared.json where a rule is taken over from there', () => {
    const files = { 'pf/a.json': TEXT, 'shared.json': SHARED };
    expect(placeInFiles(files, 'pf/a.json', '/rules/1/show/0')).toMatchObject({
      ...{ file: 'shared.json', pointer: '/rules/0/show/0', line: 3 },
    });
    expect(placeInFiles(files, 'pf/a.json', '/rules/1/id')).toMatchObject({ file: 'pf/a.json', line: 4 });
  });
});

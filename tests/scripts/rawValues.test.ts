import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesRead, namesSet, rawColours, rawValues } from '../../scripts/lib/rawValues';
import { tokenFiles } from '../../scripts/lib/tokenFiles';

const found = (declarations: string) => rawValues(`.a { ${declarations} }`).map(({ what }) => what);

describe('a value that is no token', () => {
  it.each([
    ['color: #fff;', 'colour'],
    ['background: rgb(0 0 0 / 0.35);', 'colour'],
    ['border: 1px solid white;', 'colour'],
    ['padding: 6px var(--s-2);', 'length'],
    ['margin-inline: calc(var(--s-2) * -1 - 2px);', 'length'],
    ['gap: 0.5rem;', 'length'],
    ['inset-inline-start: 14px;', 'length'],
    ['inset: calc(100% + 6px) 0 auto auto;', 'length'],
    ['letter-spacing: -0.006em;', 'length'],
    ['transition: color 120ms;', 'duration'],
    ['transition-duration: 0.2s;', 'duration'],
    ['animation: turn 900ms linear infinite;', 'duration'],
    ['animation-delay: 0.2s;', 'duration'],
    ['border-start-start-radius: 8px;', 'length'],
    ['border-radius: 8px;', 'length'],
    ['font-size: 0.9em;', 'length'],
    ['--control-start: 8px;', 'length'],
    ['font: 600 1rem / 1.5rem var(--font);', 'size of text'],
    ['font-family: serif;', 'family'],
    ['font-weight: 600;', 'number'],
    ['font-weight: bold;', 'number'],
    ['z-index: 2;', 'number'],
    ['box-shadow: 0 0 4px var(--line);', 'shadow'],
    ['border: 1px solid var(--line);', 'width of a line'],
    ['border-block-start: 1.5px dashed var(--line);', 'width of a line'],
    ['border-inline-end-width: 2px;', 'width of a line'],
    ['border-width: var(--b-hair) 2px;', 'width of a line'],
    ['outline: 2px solid Highlight;', 'width of a line'],
    ['outline-offset: calc(-1 * 3px);', 'width of a line'],
    ['text-underline-offset: 0.2em;', 'width of a line'],
    ['text-decoration-thickness: 1px;', 'width of a line'],
    ['line-height: 1.25rem;', 'height of lines'],
    ['line-height: 1;', 'height of lines'],
    ['stroke-width: 1.75;', 'width of a line'],
    ['min-block-size: 44px;', 'size of a target'],
    ['inline-size: calc(100% - 48px);', 'size of a target'],
    ['max-height: 44px;', 'size of a target'],
    ["grid-template: 'top top' 48px 'tree work' 1fr;", 'size of a target'],
  ])('is found: %s', (declaration, what) => expect(found(declaration)).toEqual([what]));

  it.each([
    'color: var(--ink);',
    'color: inherit;',
    'background: color-mix(in srgb, var(--ink) 7%, transparent);',
    'background: light-dark(var(--surface), var(--raised));',
    'border: var(--b-hair) solid var(--line);',
    'border: 0;',
    'border-spacing: 0;',
    'outline: var(--b-strong) solid Highlight;',
    'outline-offset: calc(-1 * var(--o-ring));',
    'text-underline-offset: var(--o-underline);',
    'text-decoration: underline;',
    'line-height: var(--s-6);',
    'line-height: inherit;',
    'padding: 0 var(--s-2-5);',
    'margin: 0 auto;',
    '--row: 0px;',
    'border-radius: 50%;',
    'font: var(--t-item);',
    'font: inherit;',
    'font-weight: var(--weight-strong);',
    'z-index: var(--z-bar);',
    'box-shadow: none;',
    'white-space: nowrap;',
    'inline-size: 46px;',
    'min-inline-size: 144px;',
    'block-size: var(--h-compact);',
    'grid-template-columns: var(--s-11) minmax(0, 1fr);',
    'stroke-width: var(--p-icon);',
    'transition: color var(--m-fast) var(--ease);',
    'animation: turn var(--m-turn) linear infinite;',
    'animation: none;',
    'inset: 0 auto 0 var(--s-3-5);',
    'inset-inline-start: 50%;',
  ])('is none of these: %s', (declaration) => expect(found(declaration)).toEqual([]));

  it('is told with its line, over several lines, and stays where its reason stands beside it', () => {
    const css = `/* color: #000; */
.a {
  box-shadow:
    inset 1px 1px 0 var(--danger),
    0 0 1px var(--line);
  padding: 3px; /* raw: as wide as the mark of the browser */
  margin: 3px; /* raw: */
}`;
    expect(rawValues(css)).toEqual([
      { line: 3, declaration: 'box-shadow: inset 1px 1px 0 var(--danger), 0 0 1px var(--line)', what: 'shadow' },
      { line: 7, declaration: 'margin: 3px', what: 'length' },
    ]);
  });

  it('is a colour in a script too', () => {
    const code = `const one = '#1e46c8';
const two = '#topo';
pen.fillStyle = '#fff'; // raw: paper is white`;
    expect(rawColours(code)).toEqual([{ line: 1, declaration: "'#1e46c8'", what: 'colour' }]);
  });

  it('may be a name that nothing sets, unless something stands in its place', () => {
    expect(namesRead('.a { color: var(--inc); inline-size: var(--room, 3px); }')).toEqual(['inc']);
    expect(namesSet(".a { --inc: 1; color: var(--ink) }\n{ '--columns': 2 }")).toEqual(['inc', 'columns']);
  });
});

describe('what is made from the tokens', () => {
  it.each(Object.entries(tokenFiles()))('is as it would be made now: %s', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});

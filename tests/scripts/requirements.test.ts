import { expect, it } from 'vitest';
import { areaOf, idsOfTables, idsOfTitle, isDecision } from '../../scripts/lib/requirements.mjs';

it('reads the ids of the first column, once and in order, and nothing else', () => {
  const page = [
    '| ID | Requirement |',
    '|---|---|',
    '| PF-INF-F07 | Telefone, see PF-INF-11 |',
    '| `PRO-F04` | row |',
    '| PF-INF-F07 | again |',
    '| O-06 | a decision |',
    '| M-OBR | a text |',
    'PF-END-07 stands in a sentence',
  ].join('\n');
  expect(idsOfTables(page)).toEqual(['PF-INF-F07', 'PRO-F04', 'O-06']);
});

it('reads the ids that a title claims in brackets, also several, each once', () => {
  expect(idsOfTitle('address [PF-END-07, CF-CEP-03] unlocks [PF-END-07] what PF-END-08 says')).toEqual([
    'PF-END-07',
    'CF-CEP-03',
  ]);
  expect(idsOfTitle('keeps rows[0] and XPF-END-07 apart [XPF-END-07]')).toEqual([]);
});

it.each([
  ['PF-OP-21', true],
  ['CF-OP-03', true],
  ['O-45', true],
  ['PF-END-07', false],
  ['BAN-F09', false],
])('tells decisions from requirements: %s', (id, expected) => {
  expect(isDecision(id)).toBe(expected);
});

it.each([
  ['PF-INF-F07', 'PF-INF'],
  ['ACC-RT-07', 'ACC-RT'],
  ['PRO-F04', 'PRO'],
])('gives %s the area %s', (id, area) => {
  expect(areaOf(id)).toBe(area);
});

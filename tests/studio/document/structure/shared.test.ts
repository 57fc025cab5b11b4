import { expect, it } from 'vitest';
import { canShare, shared } from '../../../../studio/document/structure/shared';
import { after, readDefinitions, wrongWith } from '../../definitions';

const definitions = readDefinitions();
const file = 'pf/informacoes.json';

it('makes a rule one of all: it stands in shared.json, its place names it, and nothing else changes its meaning', () => {
  const rules = (definitions.values[file] as { rules: { id: string; rule?: string }[] }).rules;
  const index = rules.findIndex(({ id }) => id === 'conjuge');
  const made = shared(definitions, 'rule', { file, pointer: `/rules/${index}` });
  const now = after(definitions, made);
  expect((now.values[file] as typeof definitions.values & { rules: unknown[] }).rules[index]).toEqual({
    id: 'conjuge',
    rule: 'conjuge',
  });
  expect((now.values['shared.json'] as { rules: unknown[] }).rules.at(-1)).toEqual(rules[index]);
  expect(made.at.file).toBe('shared.json');
  expect(wrongWith(now)).toEqual([]);
  expect(canShare(now, 'rule', { file, pointer: `/rules/${index}` })).toBe(false);
});

it('makes a field one of all, which the tab refers to', () => {
  const pointer = '/schema/properties/Assessor';
  const now = after(definitions, shared(definitions, 'field', { file, pointer }));
  const { schema } = now.values[file] as unknown as { schema: { properties: Record<string, unknown> } };
  expect(schema.properties.Assessor).toEqual({ $ref: '../shared.json#/$defs/assessor' });
  expect(wrongWith(now)).toEqual([]);
  expect(canShare(now, 'field', { file, pointer })).toBe(false);
});

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../contract/blocks';
import { compareSchemas } from '../../engine/analyse/compare/compare';
import { toText } from '../../engine/analyse/report/text';
import { formatProblems, loadSchemas } from '../../engine/compile';
import { messageKinds } from '../../engine/compile/messageKinds';
import { contextNames } from '../../engine/compile/names';
import { nesting } from '../../engine/core/condition/evaluate';
import { keywords } from '../../engine/core/condition/keywords';
import { formats } from '../../engine/core/formats/br/table';
import { withExamples } from '../../engine/core/formats/br/withExamples';
import type { JsonObject } from '../../engine/core/json';
import { planOf } from '../../engine/core/plan/plan';
import { evaluateTab } from '../../engine/core/state/evaluate';
import { validateTab } from '../../engine/core/validation/validate';
import { validators } from '../../engine/core/validators/table';
import { widgets } from '../../engine/react/widgets/table';
import { ROOT } from '../../scripts/lib/root.mjs';
import { loadSchemaWizard } from '../support/pf';
import { contextOf } from '../support/tabs';
import { temporaryFolder } from '../support/temporaryFolder';
import { type Block, blocksOf } from './blocks';
import { readPage } from './pages';
import { writeBlocks } from './writeBlocks';

const guide = readPage('docs/analistas.md');
const blocks = blocksOf(guide);

/** The definitions of the portal with the examples of the guide. */
function schemasWith(examples: readonly Block[]): string {
  const folder = temporaryFolder();
  cpSync(join(ROOT, 'schemas'), join(folder, 'schemas'), { recursive: true });
  writeBlocks(folder, examples);
  return join(folder, 'schemas');
}

const folder = schemasWith(blocks);
const loaded = await loadSchemaWizard('fornecedor', folder);
const tab = loaded.tabs.empresa as NonNullable<(typeof loaded.tabs)[string]>;
const plan = planOf(tab.definition);
const texts = { messages: loaded.wizard.messages, formats: loaded.wizard.formats, settings: {} };

/** What is wrong with data of the guide's tab. */
function errorsIn(data: JsonObject) {
  const context = contextOf({ settings: { perguntarFiliais: true } });
  const state = evaluateTab(plan, data, context);
  return validateTab(plan, tab.validators, state, 'advance', { context, texts });
}

describe('the examples of the guide for analysts', () => {
  it('fit the vocabulary, each by itself where it is a whole file, and all together', () => {
    const whole = blocks.filter(({ file, pointer }) => file && pointer === undefined);
    expect(whole).toHaveLength(3);
    const types = blocks.filter(({ file }) => file === 'schemas/types.json');
    for (const examples of [[...whole, ...types], blocks]) {
      expect(formatProblems(loadSchemas(schemasWith(examples), { blocks: BLOCKS }).problems)).toBe(
        '0 problemas em 0 arquivos.',
      );
    }
  });

  it('are themselves what their examples say', () => {
    const { schemas } = loadSchemas(folder, { blocks: BLOCKS });
    const written = schemas?.wizards.find(({ definition }) => definition.id === 'fornecedor')?.tabs[0];
    expect(written?.examples?.valid).toHaveLength(1);
    for (const data of written?.examples?.valid ?? []) expect(errorsIn(data)).toEqual([]);
    expect(written?.examples?.invalid).toHaveLength(2);
    for (const { data, first, errors } of written?.examples?.invalid ?? []) {
      const pointers = errorsIn(data).map(({ pointer }) => pointer);
      expect(pointers[0]).toBe(first);
      expect(pointers).toEqual(expect.arrayContaining(errors));
    }
  });

  it('show every effect of every kind of rule', () => {
    const rules = blocks.filter(({ pointer }) => pointer === '/rules/-').map(({ text }) => JSON.parse(text));
    const effects = ['show', 'require', 'lock', 'compute', 'error', 'check', 'clear', 'set', 'ask', 'lookup'];
    for (const effect of effects) expect(rules.some((rule) => effect in rule)).toBe(true);
    expect(rules.some(({ ask, before }) => ask && before)).toBe(true);
  });
});

describe('the tables of the guide', () => {
  const named = new Set([...guide.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name));
  const kinds = [...messageKinds.errors, ...messageKinds.calls];
  it.each([
    ['format', Object.keys(formats)],
    ['widget', Object.keys(widgets)],
    ['validator', Object.keys(validators)],
    ['keyword of conditions', Object.keys({ ...keywords, ...nesting })],
    ['reference without a name', [...contextNames]],
    ['kind of messages', kinds],
  ])('name every %s', (_, names) => {
    expect(names.filter((name) => !named.has(name))).toEqual([]);
  });
});

it('prints a problem as the guide shows it', () => {
  const [shown = ''] = blocks
    .filter(({ language, text }) => language === 'text' && text.includes('DEF_'))
    .map(({ text }) => text.trim());
  const wrong = blocks.map((block) => ({
    ...block,
    text: block.text.replace('["QuantidadeFiliais"],\n  "hidden"', '["QuantidadeFilial"],\n  "hidden"'),
  }));
  const { problems } = loadSchemas(schemasWith(wrong), { blocks: BLOCKS });
  const lines = problems.map(({ code, message }) => `${code}  ${message}`);
  expect(lines).toContain(shown.slice(shown.indexOf('DEF_')));
});

it('tells what a change does as the guide shows it', () => {
  const [shown = ''] = blocks
    .filter(({ language, text }) => language === 'text' && text.includes('Widened'))
    .map(({ text }) => text);
  const when = '"when": { "TemFilial": { "const": true } },\n  "show"';
  const other = '"when": { "anyOf": [{ "TemFilial": { "const": true } }, { "Porte": { "const": 3 } }] },\n  "show"';
  const changed = schemasWith(blocks.map((block) => ({ ...block, text: block.text.replace(when, other) })));
  const [before, after] = [folder, changed].map((dir) => loadSchemas(dir, { blocks: BLOCKS }).schemas);
  if (!before || !after) throw new Error('the guide does not load');
  const report = compareSchemas(before, after, { formats: withExamples(formats), today: '2026-11-22', signing: [] });
  const lines = toText(report, () => 'schemas/fornecedor/empresa.json')
    .split('\n')
    .map((line) => line.trim());
  const [first = '', ...rest] = shown
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const at = lines.findIndex((line) => line.endsWith(first.slice(first.indexOf('requirementWidened'))));
  expect(lines.slice(at + 1, at + 3)).toEqual(rest);
});

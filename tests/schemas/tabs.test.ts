import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../contract/blocks';
import { compileSchemas, formatProblems, loadSchemas } from '../../engine/compile';
import type { Context } from '../../engine/core/condition/scope';
import { formats } from '../../engine/core/formats/br/table';
import type { JsonObject } from '../../engine/core/json';
import { fieldsFromWire, fieldsToWire } from '../../engine/core/mapping/wire';
import { parseCall } from '../../engine/core/path';
import { planOf } from '../../engine/core/plan/plan';
import { resolveSettings } from '../../engine/core/settings';
import { evaluateTab } from '../../engine/core/state/evaluate';
import { validateTab } from '../../engine/core/validation/validate';
import { loadOptionLists } from '../../server/lists/lists';
import { optionRecord, optionsOfCall } from '../../server/lists/optionRecord';
import { loadSchemaWizard } from '../support/pf';
import { contextOf } from '../support/tabs';

const { schemas, problems } = loadSchemas('schemas', { blocks: BLOCKS });
const lists = loadOptionLists('server');

it('fit the vocabulary, and hold nothing that can never be shown, hold or end', () => {
  expect(formatProblems(problems)).toBe('0 problemas em 0 arquivos.');
});

it('show nothing in an empty field that looks like a value', () => {
  const files = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const written = files
    .filter((name) => !name.startsWith('vocabulary'))
    .flatMap((name) => [...readFileSync(`schemas/${name}`, 'utf8').matchAll(/"ui:placeholder": "([^"]*)"/g)])
    .map(([, text]) => text);
  expect(written).toContain('Apto., bloco');
  expect(written.filter((text) => /\d/.test(text ?? ''))).toEqual([]);
});

it('have words for the rows of every list, and a name for those that are edited in place', () => {
  const lists = (schemas?.wizards ?? []).flatMap(({ definition, tabs: own }) =>
    own.flatMap(({ id, collections }) =>
      Object.entries(collections ?? {}).map(([list, said]) => ({ name: `${definition.id}/${id}/${list}`, said })),
    ),
  );
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(({ said }) => said.rows === undefined).map(({ name }) => name)).toEqual([]);
  expect(lists.filter(({ said }) => !said.forms && !said.titleField).map(({ name }) => name)).toEqual([]);
});

it('compile without code that makes code', () => {
  const compiled = compileSchemas('schemas', { blocks: BLOCKS });
  if ('problems' in compiled) throw new Error(formatProblems(compiled.problems));
  for (const code of Object.values(compiled.modules)) expect(code).not.toMatch(/\bnew Function\b|\beval\(/);
});

const tabs = (schemas?.wizards ?? []).flatMap(({ definition, tabs: own }) =>
  own.map((tab) => ({ wizard: definition.id, tab, id: tab.id })),
);

describe.each(tabs)('the tab $wizard/$id', ({ wizard, tab }) => {
  const load = async (change: Partial<Context> & { settings?: JsonObject } = {}) => {
    const loaded = await loadSchemaWizard(wizard);
    const settings = { ...resolveSettings(loaded.settings, [], loaded.wizard.settings), ...change.settings };
    const option: NonNullable<Context['option']> = (call, member, value) =>
      optionRecord(lists, { call, member, value });
    const context = contextOf({ formats, option, ...change, settings });
    const plan = planOf(tab);
    const run = (data: JsonObject) => {
      const texts = { messages: loaded.wizard.messages, formats: loaded.wizard.formats, settings };
      const state = evaluateTab(plan, data, context);
      return {
        state,
        errors: validateTab(plan, loaded.tabs[tab.id]?.validators ?? {}, state, 'advance', { context, texts }),
      };
    };
    return { plan, run };
  };

  it('has examples', () => {
    expect(tab.examples?.valid.length).toBeGreaterThan(0);
  });

  it('passes its valid examples, which survive the wire', async () => {
    const { run, plan } = await load();
    for (const data of tab.examples?.valid ?? []) {
      const { state, errors } = run(data);
      expect(errors.map((error) => `${error.pointer} ${error.text}`)).toEqual([]);
      const wired = fieldsFromWire(plan.schemas, fieldsToWire(plan.schemas, state.data), formats);
      expect(fieldsToWire(plan.schemas, run(wired).state.data)).toEqual(
        fieldsToWire(plan.schemas, run(state.data).state.data),
      );
    }
  });

  it('refuses its invalid examples where they say, each error with its texts', async () => {
    for (const { data, first, errors: expected, settings, tabs: others } of tab.examples?.invalid ?? []) {
      const { run } = await load({ ...(settings && { settings }), ...(others && { tabs: others }) });
      const { errors } = run(data);
      expect(errors[0]?.pointer).toBe(first);
      expect(errors.map((error) => error.pointer)).toEqual(expect.arrayContaining(expected));
      for (const error of errors) {
        for (const text of [error.inline, error.title, error.text]) {
          expect(text.trim()).not.toBe('');
          expect(text).not.toMatch(/[{}]/);
        }
      }
    }
  });

  it('offers options that the server has', async () => {
    const { plan } = await load();
    for (const field of plan.fields) {
      if (!field.schema.options) continue;
      const path = parseCall(field.schema.options.call).path.replace(/\{[^{}]+\}/g, 'SP');
      const entries = optionsOfCall(lists, path);
      expect(entries?.length, path).toBeGreaterThan(0);
      expect(entries?.[0]).toHaveProperty(field.schema.options.value);
      expect(entries?.[0]).toHaveProperty(field.schema.options.title);
    }
  });
});

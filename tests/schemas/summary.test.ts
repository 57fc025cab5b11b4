import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../contract/blocks';
import { loadSchemas } from '../../engine/compile';
import type { Context } from '../../engine/core/condition/scope';
import type { FieldSchema, TabDefinition } from '../../engine/core/definition/types';
import { formatText } from '../../engine/core/formats/types';
import { isEmpty, type Json, type JsonObject } from '../../engine/core/json';
import { type FieldPlan, fieldNames, isInPlace, pointerOf } from '../../engine/core/plan/fields';
import { planOf } from '../../engine/core/plan/plan';
import { resolveSettings } from '../../engine/core/settings';
import { evaluateTab } from '../../engine/core/state/evaluate';
import { fieldValue, instancesOf } from '../../engine/core/state/state';
import { summarize } from '../../engine/core/summary/summarize';
import type { SummaryGroup, SummaryItem } from '../../engine/core/summary/types';
import { fillSettings } from '../../engine/core/validation/messages';
import { loadOptionLists } from '../../server/lists/lists';
import { optionRecord } from '../../server/lists/optionRecord';
import { loadSchemaWizard } from '../support/pf';
import { contextOf } from '../support/tabs';

const lists = loadOptionLists('server');
const { schemas } = loadSchemas('schemas', { blocks: BLOCKS });

const cases = (schemas?.wizards ?? []).flatMap(({ definition, tabs }) =>
  tabs.flatMap((tab) =>
    (tab.examples?.valid ?? []).map((data, example) => ({ wizard: definition.id, id: tab.id, tab, data, example })),
  ),
);

async function summaryOf(wizard: string, tab: string, data: JsonObject) {
  const loaded = await loadSchemaWizard(wizard);
  const context = contextOf({
    settings: resolveSettings(loaded.settings, [], loaded.wizard.settings),
    option: (call, member, value) => optionRecord(lists, { call, member, value }),
  });
  const groups = summarize(loaded, { [tab]: data }, { context }).find(({ id }) => id === tab)?.groups ?? [];
  return { context, groups };
}

const linesOf = (groups: SummaryGroup[]): SummaryItem[] =>
  groups.flatMap((group) => [...group.items, ...linesOf(group.groups ?? [])]);

/** What a line must hold of a value that needs no list and no words: the mask of its format, or the value. */
function expectedText(schema: FieldSchema, value: Json, format: (name: string) => Parameters<typeof formatText>[0]) {
  if (schema.options || ['true', 'false'].includes(String(value))) return undefined;
  const option = schema.oneOf?.find((candidate) => candidate.const === value);
  if (option) return option.title;
  return schema.format ? formatText(format(schema.format), value) : String(value);
}

/** What the line of a field may be called: by its own name, by the format that its content has, or by its title. */
function labelsOf({ schema, ui, list }: FieldPlan, { settings, formats }: Context): string[] {
  const byContent = schema.formatBy ? Object.values(formats).map(({ title }) => title ?? '') : [];
  const own = list === undefined ? (ui['ui:name'] ?? '') : '';
  const title = own.length > (schema.title ?? '').length ? own : (schema.title ?? '');
  return [...byContent, fillSettings(title, settings)];
}

const placedNames = (tab: TabDefinition) => tab.uiSchema['ui:sections'].flatMap(({ fields }) => fieldNames(fields));

describe.each(cases)('the summary of $wizard/$id, example $example', ({ wizard, tab, data }) => {
  it('holds every visible field that a section places, with its label and its value', async () => {
    const { context, groups } = await summaryOf(wizard, tab.id, data);
    const lines = linesOf(groups);
    const plan = planOf(tab);
    const state = evaluateTab(plan, data, context, { locals: 'kept' });
    const names = placedNames(tab);
    const wanted = plan.fields.filter(({ node, schema }) => names.includes(node) && schema.local === undefined);
    for (const field of wanted.filter(({ schema, node }) => schema.type !== 'array' && !state.hidden.has(`/${node}`))) {
      const value = fieldValue(state.data, field);
      const own = lines.filter(({ label }) => labelsOf(field, context).includes(label));
      expect(own, field.node).not.toEqual([]);
      if (value === undefined || isEmpty(value)) continue;
      const text = expectedText(field.schema, value, (name) => context.formats[name] as never);
      const texts = own.map((line) => line.value);
      if (text !== undefined) expect(texts, field.node).toContain(text);
      else expect(texts.join(''), field.node).not.toBe('');
    }
  });

  it('holds every visible field of every row edited in place', async () => {
    const { context, groups } = await summaryOf(wizard, tab.id, data);
    const plan = planOf(tab);
    const state = evaluateTab(plan, data, context, { locals: 'kept' });
    const placed = placedNames(tab).filter((name) => isInPlace(tab.collections?.[name]));
    for (const field of plan.fields.filter(({ list }) => list !== undefined && placed.includes(list))) {
      if (!fieldNames(tab.collections?.[field.list as string]?.fields).includes(field.name)) continue;
      const section = tab.uiSchema['ui:sections'].find(({ fields }) => fields.includes(field.list as string));
      const rows = groups.find(({ id }) => id === section?.id)?.groups ?? [];
      for (const index of instancesOf(field, state.data)) {
        if (state.hidden.has(pointerOf(field, index))) continue;
        const line = rows[index as number]?.items.find(({ label }) => labelsOf(field, context).includes(label));
        expect(line, `${field.node} ${index}`).toBeDefined();
        const isFilled = !isEmpty(fieldValue(state.data, field, index));
        expect(line?.value !== '', `${field.node} ${index}`).toBe(isFilled);
      }
    }
  });

  it('shows no code of a list in place of its words, and no field twice in a row', async () => {
    const { groups } = await summaryOf(wizard, tab.id, data);
    for (const line of linesOf(groups)) {
      expect(line.pending, line.label).toBeUndefined();
      expect(line.value, line.label).not.toMatch(/^(true|false|BRA|\[object Object\])$/);
      expect(line.label).not.toMatch(/[{}]/);
    }
    for (const row of groups.flatMap((group) => group.groups ?? [])) {
      expect(new Set(row.items.map(({ label }) => label)).size).toBe(row.items.length);
    }
  });
});

it('reads the rows of attorneys and representatives as their own forms have them', async () => {
  const tab = schemas?.wizards
    .find(({ definition }) => definition.id === 'pf')
    ?.tabs.find(({ id }) => id === 'procuradores') as TabDefinition;
  const { groups } = await summaryOf('pf', 'procuradores', tab.examples?.valid[2] as JsonObject);
  const [attorney, representative] = groups[0]?.groups ?? [];
  expect(attorney?.title).toBe('Caio Prado Meireles');
  expect(attorney?.items).toEqual(
    expect.arrayContaining([
      { label: 'Tipo', value: 'Procurador' },
      { label: 'CPF/CNPJ', value: '111.444.777-35' },
      { label: 'Telefone', value: '+55 (21) 99812-3340' },
      { label: 'CEP', value: '01310-100' },
      { label: 'País', value: 'Brasil' },
      { label: 'Emissor de Ordem', value: 'Sim' },
      { label: 'US Person', value: 'Não' },
    ]),
  );
  expect(representative?.items.map(({ label }) => label)).toEqual([
    'Tipo',
    'Nome',
    'Documento',
    'CPF',
    'E-mail',
    'Cargo',
    'Emissor de Ordem',
    'US Person',
    'Politicamente exposta',
  ]);
});

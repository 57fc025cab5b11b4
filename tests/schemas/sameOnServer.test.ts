import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../contract/blocks';
import { loadSchemas } from '../../engine/compile';
import type { Context } from '../../engine/core/condition/scope';
import type { FieldSchema, TabDefinition } from '../../engine/core/definition/types';
import { formats } from '../../engine/core/formats/br/table';
import { toldFormats } from '../../engine/core/formats/br/told';
import type { ToldFormat } from '../../engine/core/formats/toldFormat';
import type { Json, JsonObject } from '../../engine/core/json';
import { fieldsFromWire, fieldsToWire } from '../../engine/core/mapping/wire';
import { type FieldPlan, pointerOf } from '../../engine/core/plan/fields';
import { planOf, type TabPlan } from '../../engine/core/plan/plan';
import { type ReadReference, referencesOf } from '../../engine/core/plan/references';
import { resolveSettings } from '../../engine/core/settings';
import { changeField } from '../../engine/core/state/change';
import { evaluateTab } from '../../engine/core/state/evaluate';
import { addRow } from '../../engine/core/state/rows';
import { instancesOf } from '../../engine/core/state/state';
import { validateTab } from '../../engine/core/validation/validate';
import { loadSchemaWizard } from '../support/pf';
import { contextOf } from '../support/tabs';

const { schemas } = loadSchemas('schemas', { blocks: BLOCKS });
const tabs = (schemas?.wizards ?? []).flatMap(({ definition, tabs: own }) =>
  own.map((tab) => ({ wizard: definition.id, tab, id: tab.id })),
);

/** Values a customer may leave in a field: good ones, malformed ones, none. What stands for none on the wire is no value. */
function valuesOf(schema: FieldSchema): fc.Arbitrary<Json | undefined> {
  const good: (Json | undefined)[] = [undefined];
  if (schema.oneOf) good.push(...schema.oneOf.map((option) => option.const));
  else if (schema.enum) good.push(...schema.enum);
  else if (schema.type === 'boolean') good.push(true, false);
  else if (schema.format) {
    const { valid, invalid } = (toldFormats[schema.format] as ToldFormat).examples;
    good.push(...valid, ...invalid.map(({ value }) => formats[schema.format as string]?.normalise(value)));
  } else if (schema.type === 'integer' || schema.type === 'number') good.push(0, 1, 2);
  // As every format that another field picks leaves it: a value may meet any of them.
  else if (schema.formatBy) good.push('TEXTO', '52998224725');
  else good.push('texto', 'Outros', 'SP');
  return fc.constantFrom(...good.filter((value) => value === undefined || value !== schema.empty));
}

/** What a customer may change in place: fields, and those of rows that travel with the tab. */
function editableOf(tab: TabDefinition): FieldPlan[] {
  const plan = planOf(tab);
  return plan.fields.filter((field) => {
    if (field.schema.readOnly || field.schema.type === 'array') return false;
    return field.list === undefined
      ? plan.schemas[field.path[0] as string] !== undefined
      : plan.lists.includes(field.list);
  });
}

/** Fields of the screen alone: the server works them out from the data. */
const isLocal = (field: FieldPlan) => field.schema.local !== undefined;

/** The texts of errors that rules report by such a field: where the browser stops for the flag, the server has another reason. */
function textsByFlag(plan: TabPlan): string[] {
  const readsFlag = ({ reference }: ReadReference) =>
    plan.fields.some((field) => isLocal(field) && field.node === reference.path.join('/'));
  return plan.rules.flatMap(({ rule }) => (referencesOf(rule.when).some(readsFlag) ? (rule.error?.text ?? []) : []));
}

describe.each(tabs.filter(({ tab }) => editableOf(tab).length > 0))('the tab $wizard/$id', ({ wizard, tab }) => {
  it('says the same in browser and server, whatever the customer does', async () => {
    const loaded = await loadSchemaWizard(wizard);
    const settings = resolveSettings(loaded.settings, [], loaded.wizard.settings);
    const option: Context['option'] = (_, member, value) => ({ [member]: value, Descricao: String(value) });
    const context = contextOf({ settings, option });
    const plan = planOf(tab);
    const texts = { messages: loaded.wizard.messages, formats: loaded.wizard.formats, settings };
    const validators = loaded.tabs[tab.id]?.validators ?? {};
    const errorsOf = (state: ReturnType<typeof evaluateTab>) =>
      validateTab(plan, validators, state, 'advance', { context, texts }).map(
        (error) => `${error.pointer} ${error.keyword} ${error.text}`,
      );
    const editable = editableOf(tab);
    const steps = fc.array(
      fc
        .record({ field: fc.constantFrom(...editable), row: fc.nat(2), add: fc.boolean() })
        .chain((step) => valuesOf(step.field.schema).map((value) => ({ ...step, value }))),
      { maxLength: 25 },
    );
    const localsRead = plan.fields.some(isLocal);
    const byFlag = textsByFlag(plan);
    fc.assert(
      fc.property(steps, (session) => {
        let state = evaluateTab(plan, {}, context);
        for (const { field, row, add, value } of session) {
          if (field.list !== undefined && add) state = addRow(plan, state, { list: field.list }, context);
          const rows = instancesOf(field, state.data);
          if (rows.length === 0) continue;
          const pointer = pointerOf(field, field.list === undefined ? undefined : row % rows.length);
          if (state.locked.has(pointer) || state.hidden.has(pointer)) continue;
          state = changeField(plan, state, { pointer, value }, context).state;
        }
        const payload = fieldsToWire(plan.schemas, state.data);
        const received = evaluateTab(plan, fieldsFromWire(plan.schemas, payload, formats) as JsonObject, context);
        expect(fieldsToWire(plan.schemas, received.data)).toEqual(payload);
        const [browser, server] = [errorsOf(state), errorsOf(received)];
        if (localsRead) {
          // What a local flag copies is judged where it comes from; the server, which has no flag, judges the copy too.
          const copies = [...state.computed].map((pointer) => `${pointer} `);
          const judged = server
            .filter((error) => !copies.some((copy) => error.startsWith(copy)))
            .filter((error) => !byFlag.some((text) => error.endsWith(text)));
          expect(browser).toEqual(expect.arrayContaining(judged));
          if (browser.length === 0) expect(server).toEqual([]);
        } else expect(server).toEqual(browser);
      }),
      { numRuns: 150 },
    );
  });
});

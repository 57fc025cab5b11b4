import { evaluateCondition } from '../condition/evaluate';
import type { Context } from '../condition/scope';
import type {
  CollectionDefinition,
  CompiledTab,
  FieldSchema,
  FormDefinition,
  TabDefinition,
} from '../definition/types';
import type { JsonObject } from '../json';
import { mergeMessages } from '../validation/mergeMessages';

/** By tab, not by form alone: a tab whose fields are edited may still hold the very same form. */
const made = new WeakMap<CompiledTab, Map<FormDefinition, CompiledTab>>();

/**
 * The form of one row of a collection as a tab of its own: the row's fields, the form's required ones, the
 * collection's rules. So forms and tabs are one thing to everything else.
 */
export function tabOfForm(tab: CompiledTab, list: string, form: FormDefinition): CompiledTab {
  const ofTab = made.get(tab) ?? new Map<FormDefinition, CompiledTab>();
  made.set(tab, ofTab);
  const known = ofTab.get(form);
  if (known) return known;
  const { definition } = tab;
  const collection = definition.collections?.[list] as CollectionDefinition;
  const row = definition.schema.properties[list]?.items;
  const ui = definition.uiSchema[list];
  const own: TabDefinition = {
    id: `${definition.id}/${list}/${form.id}`,
    title: form.title,
    schema: {
      type: 'object',
      properties: withOverrides(row?.properties ?? {}, form.properties),
      required: form.required ?? row?.required ?? [],
    },
    uiSchema: {
      ...(ui && !Array.isArray(ui) ? ui.items : {}),
      'ui:sections': [{ id: form.id, title: form.title, fields: form.fields }],
    },
    rules: (collection.rules ?? []).filter((rule) => !rule.before),
    messages: mergeMessages(definition.messages, collection.messages),
  };
  const compiled: CompiledTab = {
    definition: own,
    validators: validatorOf(tab, list, form),
  };
  ofTab.set(form, compiled);
  return compiled;
}

/** The fields of a row as one form has them. */
export function withOverrides(
  fields: Record<string, FieldSchema>,
  own: FormDefinition['properties'] = {},
): Record<string, FieldSchema> {
  const changed = Object.entries(own).map(([name, schema]) => [name, { ...fields[name], ...schema }]);
  return { ...fields, ...Object.fromEntries(changed) };
}

/** The validator of a form that changes its fields stands beside that of the row. */
function validatorOf({ validators }: CompiledTab, list: string, form: FormDefinition): CompiledTab['validators'] {
  const validate = validators[`${list}/${form.id}`] ?? validators[list];
  return validate ? { '': validate } : {};
}

/** The form that edits a row: the first whose `for` holds. */
export function formOfRow(
  collection: CollectionDefinition,
  row: JsonObject,
  context: Context,
): FormDefinition | undefined {
  return collection.forms?.find((form) => evaluateCondition(form.for, { data: row, context }));
}

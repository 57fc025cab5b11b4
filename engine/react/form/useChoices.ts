import { useMemo, useSyncExternalStore } from 'react';
import { evaluateCondition } from '../../core/condition/evaluate';
import { readReference } from '../../core/condition/read';
import type { OptionsDefinition } from '../../core/definition/types';
import { isEmpty, type Json, type JsonObject } from '../../core/json';
import { fillPath, namesOfPath, parseCall } from '../../core/path';
import type { FieldPlan } from '../../core/plan/fields';
import type { OptionList } from '../../core/session/options';
import { scopeOf } from '../../core/state/state';
import type { Choice } from '../widgets/types';
import { type FormEnvironment, useForm } from './FormContext';

/** The options of a field at the moment. */
export interface Choices {
  /** `undefined`: the field is free text. */
  choices?: readonly Choice[];
  loading?: boolean;
  failed?: boolean;
}

const FREE = 'free';
const noSubscription = () => () => {};
const NONE: Choices = {};

/** The options of a field: fixed ones, or those of its call, which loads again when a field it names changes. */
export function useChoices(field: FieldPlan, index: number | undefined): Choices {
  const environment = useForm();
  const { form, options } = environment;
  const definition = field.schema.options;
  const moves = definition !== undefined && (definition.when !== undefined || namesOfPath(definition.call).length > 0);
  const path = useSyncExternalStore(moves ? form.listeners.subscribeAll : noSubscription, () =>
    definition ? pathOf(definition, environment, field, index) : undefined,
  );
  const list = useSyncExternalStore(definition ? options.subscribe : noSubscription, (): OptionList | undefined =>
    path === undefined || path === FREE ? undefined : options.get(path),
  );
  return useMemo(() => {
    if (!definition) return fixedChoices(field);
    if (path === FREE) return NONE;
    if (path === undefined) return { choices: [] };
    if (!list || list.status === 'loading') return { choices: [], loading: true };
    return list.status === 'failed'
      ? { failed: true }
      : { choices: list.records.map((record) => toChoice(definition, record)) };
  }, [definition, field, list, path]);
}

function fixedChoices({ schema }: FieldPlan): Choices {
  if (schema.oneOf) return { choices: schema.oneOf.map(({ const: value, title }) => ({ value, label: title })) };
  return schema.enum ? { choices: schema.enum.map((value) => ({ value, label: String(value) })) } : NONE;
}

/** The filled path of the call; `FREE` for free text, `undefined` while a field that it names is empty. */
function pathOf(
  definition: OptionsDefinition,
  { form, context }: FormEnvironment,
  field: FieldPlan,
  index: number | undefined,
) {
  const scope = scopeOf(form.plan, form.getState().data, context(), field.list, index);
  if (!evaluateCondition(definition.when, scope)) return FREE;
  return fillPath(parseCall(definition.call).path, (name) => readReference(name, scope));
}

function toChoice(definition: OptionsDefinition, record: JsonObject): Choice {
  const value = record[definition.value] as Json;
  const title = String(record[definition.title] ?? value);
  const cut = definition.cut;
  const label = cut !== undefined && title.length > cut ? `${title.slice(0, cut)}...` : title;
  const shows = definition.search && !isEmpty(value) && /^\d+$/.test(String(value)) && !title.startsWith(String(value));
  return shows ? { value, label, code: String(value) } : { value, label };
}

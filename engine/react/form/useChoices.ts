import { useEffect, useMemo, useReducer, useState } from 'react';
import { evaluateCondition } from '../../core/condition/evaluate';
import { readReference } from '../../core/condition/read';
import { choiceSchema } from '../../core/definition/choiceSchema';
import { exceptedCodes } from '../../core/definition/exceptedCodes';
import { optionCode, optionTitle } from '../../core/definition/optionText';
import type { OptionsDefinition } from '../../core/definition/types';
import { isEmpty, type Json, type JsonObject } from '../../core/json';
import { fillPath, namesOfPath, parseCall } from '../../core/path';
import { type FieldPlan, pointerOf } from '../../core/plan/fields';
import { referencesOf } from '../../core/plan/references';
import { nodeOf } from '../../core/plan/rules';
import { scopeOf } from '../../core/state/state';
import { useStore } from '../useStore';
import type { Choice } from '../widgets/types';
import { type FormEnvironment, useForm } from './FormContext';

/** The options of a field at the moment. */
export interface Choices {
  /** `undefined`: the field is free text. */
  choices?: readonly Choice[];
  loading?: boolean;
  failed?: boolean;
  /** Titles of the fields to be filled before there are options. */
  needs?: string;
}

const FREE = 'free';
const NEEDS = 'needs:';
const noSubscription = () => () => {};
const NONE: Choices = {};

/** The options that a field has of its call, which loads again when a field it names changes. */
export function useChoices({ field, index, definition }: Listed): Choices {
  const environment = useForm();
  const { form, options } = environment;
  const moves = definition && (definition.when || namesOfPath(definition.call).length > 0);
  const wanted = useStore(
    moves ? form.listeners.subscribeAll : noSubscription,
    () => definition && pathOf(definition, environment, field, index),
  );
  const path = useRested(wanted, definition?.wait);
  const list = useOptionList(options, path?.startsWith('/') ? path : undefined);
  return useMemo(() => {
    if (wanted !== path && wanted?.startsWith('/')) return { choices: [], loading: true };
    if (!definition || !path || path === FREE) return NONE;
    if (path.startsWith(NEEDS)) return { choices: [], needs: path.slice(NEEDS.length) };
    if (list?.status === 'failed') return { failed: true };
    if (list?.status !== 'ready') return { choices: [], loading: true };
    return { choices: list.records.map((record) => toChoice(definition, record)) };
  }, [definition, list, path, wanted]);
}

/**
 * The list at a path, as it is when the field is drawn, and as it changes. A list that comes while fields are drawn in steps
 * does not have all of them drawn again at once, as one read by `useStore` would.
 */
function useOptionList({ get, subscribe }: FormEnvironment['options'], path: string | undefined) {
  const list = path === undefined ? undefined : get(path);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (path === undefined) return;
    const look = () => {
      if (get(path) !== list) drawAgain();
    };
    look();
    return subscribe(look);
  }, [get, subscribe, path, list]);
  return list;
}

/** A field that may have options of a call. */
export interface Listed {
  field: FieldPlan;
  /** Of the row that it stands in. */
  index?: number | undefined;
  definition: OptionsDefinition | undefined;
}

/** A path that may be called: one that has stood still for as long as its list waits. What is no path rests at once. */
function useRested(wanted: string | undefined, wait = 0): string | undefined {
  const [rested, setRested] = useState(wanted);
  const isReady = wait === 0 || !wanted?.startsWith('/');
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setRested(wanted), wait);
    return () => clearTimeout(timer);
  }, [wanted, wait, isReady]);
  return isReady ? wanted : rested;
}

/** The options that a field has by itself. */
export function fixedChoices(field: FieldPlan, settings: Record<string, Json>): Choices {
  const schema = choiceSchema(field.schema);
  if (schema.oneOf) {
    const excepted = exceptedCodes(schema, settings);
    const offered = schema.oneOf.filter(({ const: code }) => !excepted.includes(String(code)));
    return { choices: offered.map(({ const: value, title }) => ({ value, label: title })) };
  }
  return schema.enum ? { choices: schema.enum.map((value) => ({ value, label: String(value) })) } : NONE;
}

/** The filled path of the call; `FREE` for free text, `NEEDS` and their titles while fields that it names are empty. */
function pathOf(
  definition: OptionsDefinition,
  { form, context }: FormEnvironment,
  field: FieldPlan,
  index: number | undefined,
): string {
  const scope = scopeOf(form.plan, form.getState().data, context(), field.list, index);
  if (!evaluateCondition(definition.when, scope)) return FREE;
  const read = (name: string) => readReference(name, scope);
  const filled = fillPath(parseCall(definition.call).path, read);
  if (filled !== undefined) return filled;
  const missing = namesOfPath(definition.call).filter((name) => isEmpty(read(name)));
  const titles = missing.flatMap((name) => leadingTo(name)).map((name) => fieldOf(name)?.schema.title ?? name);
  return NEEDS + [...new Set(titles)].join(', ');

  function fieldOf(name: string): FieldPlan | undefined {
    return form.plan.byNode.get(nodeOf(name, field.list));
  }

  /** The field itself; of one that is hidden, the empty ones by which it would come: nobody can fill in what is not there. */
  function leadingTo(name: string): string[] {
    const needed = fieldOf(name);
    if (!needed || !form.getState().hidden.has(pointerOf(needed, needed.list === undefined ? undefined : index)))
      return [name];
    const read = form.plan.nodes.get(needed.node)?.shows.flatMap(({ when }) => referencesOf(when)) ?? [];
    const empty = read.filter(({ text, within }) => !within && fieldOf(text) && isEmpty(readReference(text, scope)));
    return empty.length > 0 ? empty.map(({ text }) => text) : [name];
  }
}

function toChoice(definition: OptionsDefinition, record: JsonObject): Choice {
  const value = record[definition.value] as Json;
  const title = optionTitle(definition, record);
  const { cut } = definition;
  const isCut = cut !== undefined && title.length > cut;
  const code = optionCode(definition, record);
  return {
    value,
    label: isCut ? `${title.slice(0, cut)}...` : title,
    ...(isCut && { full: title }),
    ...(code !== undefined && { code }),
  };
}

import type { FieldSchema, RuleDefinition } from '../../core/definition/types';
import { isEmpty, isEqual, type Json, type JsonObject } from '../../core/json';
import { rowNode } from '../../core/plan/fields';
import { parseReference } from '../../core/plan/references';
import { getAt, type Pointer, setAt, toPointer } from '../../core/pointer';
import type { Choice } from '../states';
import { witnessesOf } from '../witnesses';
import type { Given, Tested } from './tested';
import type { CaseAnswer } from './types';
import type { Trial } from './variables';

/** A choice of values as an example gives them; `rule` is the one that must be asked, by a change or in front of an action. */
export function giveOf(tested: Tested, trial: Trial, choice: Choice, rule?: RuleDefinition): Given {
  const { data, around, changed } = sorted(tested, trial, choice);
  const named = changed ?? rule?.on?.[0];
  const place = placeOf(trial, tested.tab.definition.id, (around.others ?? []) as JsonObject[]);
  const put = (values: JsonObject): JsonObject => place.wrap(values, around.root);
  const given: Given = { ...around.given, data: put(data) };
  const { home } = trial;
  if (home.kind === 'source' && home.tab !== tested.tab.definition.id) {
    given.tabs = { ...given.tabs, [home.tab]: { [home.list]: [data] } };
  }
  if (named !== undefined) {
    const path = [...(place.around ?? []), ...named.split('/')];
    const schema = schemaAt(trial, named);
    const now = getAt(data, path);
    const other = witnessesOf(schema, [], tested.input).find((value) => !isEmpty(value) && !isEqual(value, now));
    // A field whose first value is worked out on load has another one before.
    const isGiven = schema.local !== undefined || schema.default !== undefined;
    const isFilled = isEmpty(now) && changed !== undefined;
    const [before, after] = isFilled ? [undefined, other] : isEmpty(now) || isGiven ? [other, now] : [undefined, now];
    given.data = put(withRow(data, path, before));
    given.change = { [place.pointer(path)]: after ?? null };
  }
  if (rule?.before) {
    const [action] = rule.before;
    if (action) given.before = action;
    if (place.row !== undefined && action !== 'advance' && action !== 'save') given.row = place.row;
  }
  return given;
}

/** The schema of the field that a trigger names, in the form or in the rows of a list. */
function schemaAt({ subject, home }: Trial, name: string): FieldSchema {
  const node = home.kind === 'tab' && home.list !== undefined ? rowNode(home.list, name) : name;
  return subject.plan.byNode.get(node)?.schema ?? {};
}

/** Data with a value in them; a row that is not there is made. */
function withRow(data: JsonObject, path: readonly (string | number)[], value: Json | undefined): JsonObject {
  const [list = ''] = path;
  const isOfRow = path.length > 2 && path[1] === 0;
  const whole = isOfRow && isEmpty(data[list]) ? { ...data, [list]: [{}] } : data;
  return setAt(whole, path, value);
}

interface Sorted {
  data: JsonObject;
  changed?: string;
  around: { given: Given; others?: Json; root: JsonObject };
}

/** What a choice says of the form, and of what stands around it. */
function sorted({ tab }: Tested, { variables, home, subject }: Trial, choice: Choice): Sorted {
  let data: JsonObject = home.kind === 'form' ? { ...home.start } : {};
  const given: Given = {};
  const result: Sorted = { data, around: { given, root: {} } };
  for (const [at, { kind, key, values }] of variables.entries()) {
    const index = choice[at] ?? 0;
    const value = values[index];
    if (kind !== 'context') {
      if (value !== undefined) data = setAt(data, key.split('/'), value);
      continue;
    }
    const reference = parseReference(key);
    if (key === '$others') result.around.others = value as Json;
    else if (key === '$changed') {
      if (typeof value === 'string') result.changed = value;
    } else if (value === undefined || index === 0) continue;
    else if (reference.kind === 'settings') given.settings = { ...given.settings, [reference.path[0] ?? '']: value };
    else if (reference.kind === 'mode') given.mode = value as NonNullable<Given['mode']>;
    else if (reference.kind === 'user') given.user = setAt(given.user ?? {}, reference.path, value);
    else if (reference.kind === 'field') result.around.root = setAt(result.around.root, reference.path, value);
    else if (reference.kind === 'tabs') {
      if (reference.tab === tab.definition.id) result.around.root = setAt(result.around.root, reference.path, value);
      else
        given.tabs = {
          ...given.tabs,
          [reference.tab]: setAt(given.tabs?.[reference.tab] ?? {}, reference.path, value),
        };
    } else if (reference.kind === 'option') {
      const [field = '', property = ''] = reference.path;
      const pointer = toPointer([field]);
      const code = subject.plan.byNode.get(field)?.schema.options?.value ?? '';
      given.options = { ...given.options, [pointer]: { ...given.options?.[pointer], [property]: value } };
      if (isEmpty(getAt(data, [field])) && code !== '') data = setAt(data, [field], value);
    }
  }
  return { ...result, data };
}

interface Placing {
  /** The row whose form is filled. */
  row?: Pointer;
  /** Where in the answers the fields of a row stand. */
  around?: (string | number)[];
  pointer(path: readonly (string | number)[]): Pointer;
  wrap(values: JsonObject, root: JsonObject): JsonObject;
}

/** How the answers of a form become data of the tab. */
function placeOf({ home }: Trial, tab: string, others: readonly JsonObject[]): Placing {
  switch (home.kind) {
    case 'tab':
      return {
        ...(home.list !== undefined && { around: [home.list, 0] }),
        pointer: toPointer,
        wrap: (values, root) => ({ ...root, ...values }),
      };
    case 'row':
      return { pointer: toPointer, wrap: (values) => ({ [home.field]: home.isObject ? values : [values] }) };
    case 'source':
      // Rows of another tab are not among the answers of this one.
      return { pointer: toPointer, wrap: (values) => (home.tab === tab ? { [home.list]: [values] } : {}) };
    case 'form':
      return {
        row: toPointer([home.list, 0]),
        pointer: (path) => toPointer([home.list, 0, ...path]),
        wrap: (values, root) => ({ ...root, [home.list]: [values, ...others] }),
      };
  }
}

/** The answers of a choice that are not those of an untouched form. */
export function answersOf({ variables, home }: Trial, choice: Choice): CaseAnswer[] {
  return variables.flatMap(({ kind, key, values }, at) => {
    const index = choice[at] ?? 0;
    const value = values[index];
    if (index === 0 || value === undefined) return [];
    if (kind === 'context') return [{ key, value }];
    if (home.kind === 'form') return [{ key: toPointer([home.list, 0, ...key.split('/')]), value }];
    if (home.kind === 'source') return [{ key: `$tabs/${home.tab}/${home.list}/0/${key}`, value }];
    if (home.kind === 'row')
      return [{ key: toPointer([home.field, ...(home.isObject ? [] : [0]), ...key.split('/')]), value }];
    return [{ key: `/${key}`, value }];
  });
}

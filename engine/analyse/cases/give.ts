import type { RuleDefinition } from '../../core/definition/types';
import { isEmpty, isEqual, type Json, type JsonObject } from '../../core/json';
import { parseReference } from '../../core/plan/references';
import { getAt, setAt, toPointer } from '../../core/pointer';
import type { Choice } from '../states';
import { witnessesOf } from '../witnesses';
import type { Given, Tested } from './tested';
import type { CaseAnswer } from './types';
import type { Trial } from './variables';

/** A choice of values as an example gives them; `rule` is the one that must be asked, by a change or in front of an action. */
export function giveOf(tested: Tested, trial: Trial, choice: Choice, rule?: RuleDefinition): Given {
  const { data, around, changed } = sorted(tested, trial, choice);
  const named = changed ?? triggerOf(trial, rule);
  const others = (around.others ?? []) as JsonObject[];
  const given: Given = { ...around.given };
  const place = placeOf(trial, others);
  const put = (values: JsonObject): JsonObject => place.wrap(values, around.root);
  if (named !== undefined && (changed !== undefined || rule?.on)) {
    const path = named.split('/');
    const schema = trial.subject.plan.byNode.get(named)?.schema ?? {};
    const now = getAt(data, path);
    const other =
      witnessesOf(schema, [], tested.input).find((value) => !isEmpty(value) && !isEqual(value, now)) ?? null;
    const before = changed === undefined && !isEmpty(now) ? undefined : changed === undefined ? other : now;
    given.change = { [place.pointer(path)]: (changed === undefined ? now : other) ?? null };
    given.data = put(setAt(data, path, before === null ? undefined : before));
  } else given.data = put(data);
  if (rule?.before) {
    const [action] = rule.before;
    if (action) given.before = action;
    if (place.row !== undefined && action !== 'advance' && action !== 'save') given.row = place.row;
  }
  return given;
}

/** The field whose change asks a rule; of a lookup, the argument that it is. */
function triggerOf({ home }: Trial, rule: RuleDefinition | undefined): string | undefined {
  const [first] = rule?.on ?? [];
  if (home.kind !== 'arguments') return first;
  const all = Object.entries(home.fields);
  return (all.find(([, field]) => field === first) ?? all[0])?.[0];
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

/** How the answers of a form become data of the tab. */
function placeOf({ home }: Trial, others: readonly JsonObject[]) {
  const inTab = { row: undefined, pointer: (path: readonly string[]) => toPointer(path) };
  switch (home.kind) {
    case 'tab':
      return { ...inTab, wrap: (values: JsonObject, root: JsonObject): JsonObject => ({ ...root, ...values }) };
    case 'arguments': {
      const { fields, list, start } = home;
      const around = list === undefined ? [] : [list, 0];
      return {
        row: undefined,
        pointer: ([name = '']: readonly string[]) => toPointer([...around, fields[name] ?? name]),
        wrap: (values: JsonObject): JsonObject => {
          const own = Object.entries(values).map(([name, value]) => [fields[name] ?? name, value]);
          const row: JsonObject = { ...start, ...Object.fromEntries(own) };
          return list === undefined ? row : { [list]: [row] };
        },
      };
    }
    case 'row':
      return {
        ...inTab,
        wrap: (values: JsonObject): JsonObject => ({ [home.field]: home.isObject ? values : [values] }),
      };
    case 'form':
      return {
        row: toPointer([home.list, 0]),
        pointer: (path: readonly string[]) => toPointer([home.list, 0, ...path]),
        wrap: (values: JsonObject, root: JsonObject): JsonObject => ({ ...root, [home.list]: [values, ...others] }),
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
    if (home.kind === 'row')
      return [{ key: toPointer([home.field, ...(home.isObject ? [] : [0]), ...key.split('/')]), value }];
    if (home.kind === 'arguments')
      return [{ key: toPointer([...(home.list === undefined ? [] : [home.list, 0]), home.fields[key] ?? key]), value }];
    return [{ key: `/${key}`, value }];
  });
}

import { evaluateCondition } from '../condition/evaluate';
import type { Context } from '../condition/scope';
import { brokenLimits } from '../days/brokenLimits';
import { dayKeywords } from '../days/dayKeywords';
import { exceptedCodes } from '../definition/exceptedCodes';
import type { AjvError, CompiledValidator, FieldSchema, Moment } from '../definition/types';
import { isEmpty, type Json, type JsonObject } from '../json';
import { type FieldPlan, isInPlace, pointerOf } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { fieldValue, instancesOf, locate, scopeOf, type TabState } from '../state/state';
import { formatOf, maxLengthOf } from './formatOf';

/** One instance of a field. */
export interface Place {
  field: FieldPlan;
  index?: number | undefined;
}

/** Something wrong at a place, before it has words. */
export interface Finding extends Place {
  keyword: string;
  reason?: string | undefined;
  format?: string | undefined;
  inline?: string | undefined;
  /** The day that a limit means. */
  limit?: string;
}

/** A tab as it is looked at. */
export interface Look {
  plan: TabPlan;
  state: TabState;
  /** What ajv made of the tab's schema. */
  validate: CompiledValidator | undefined;
  context: Context;
}

/** What is wrong beside the errors of rules, where the customer can see and change it. */
export function* findingsOf(look: Look, moment: Moment): Generator<Finding, undefined> {
  const finders = [
    () => (moment === 'advance' || moment === 'save' ? missing(look, moment) : []),
    () => malformed(look),
    () => askedFor(look),
    () => (moment === 'advance' ? shortLists(look) : []),
  ];
  for (const find of finders) {
    for (const finding of find()) if (isShown(look.plan, look.state, finding)) yield finding;
  }
}

/** The first thing wrong with one instance of a filled field, beside the errors of rules. Costs what the field costs. */
export function findingAt(place: Place, look: Look): Finding | undefined {
  if (!isShown(look.plan, look.state, place)) return undefined;
  const [first] = malformedAt(place, look);
  if (first) return first;
  for (const find of findersOf(look.plan).get(place.field) ?? []) {
    const [found] = find.at(place, look);
    if (found) return found;
  }
  return undefined;
}

/** Whether something wrong at a place is the customer's to see and to put right. */
export function isShown(plan: TabPlan, state: TabState, { field, index }: Place): boolean {
  const pointer = pointerOf(field, index);
  // A computed value is wrong where it comes from, and only there can it be put right.
  if (field.schema.readOnly || state.hidden.has(pointer) || state.computed.has(pointer)) return false;
  if (field.list !== undefined && !plan.lists.includes(field.list)) return false;
  return true;
}

/** What ajv says of the tab. */
export function malformed({ plan, validate, state }: Pick<Look, 'plan' | 'validate' | 'state'>): Finding[] {
  if (!validate || validate(state.data)) return [];
  return (validate.errors ?? []).flatMap((error) => {
    const place = locate(plan, error.instancePath);
    return place ? { ...place, ...readAjvError(error), format: place.field.schema.format } : [];
  });
}

/** What ajv says of a tab in which nothing but this one value stands: the tab's conditions are rules, not its schema's. */
function malformedAt({ field, index }: Place, look: Look): Finding[] {
  const value = fieldValue(look.state.data, field, index);
  if (value === undefined) return [];
  const inner = field.path.reduceRight<Json>((inside, name) => ({ [name]: inside }), value);
  const data = field.list === undefined ? inner : { [field.list]: [inner] };
  const found = malformed({ ...look, state: { ...look.state, data: data as JsonObject } });
  return found.filter((one) => one.field === field).map((one) => ({ ...one, index }));
}

/** ajv-errors wraps the errors that it replaces: the keyword is the wrapped one's, the text its own. */
function readAjvError(error: AjvError): Pick<Finding, 'keyword' | 'inline'> {
  const inner = error.params.errors as AjvError[] | undefined;
  if (error.keyword !== 'errorMessage') return { keyword: error.keyword };
  return { keyword: inner?.[0]?.keyword ?? 'errorMessage', inline: error.message };
}

function* missing({ plan, state, context }: Look, moment: Moment): Generator<Finding, undefined> {
  const isRequired = (place: Place) =>
    moment === 'advance'
      ? state.required.has(pointerOf(place.field, place.index))
      : isRequiredInDraft(place, { plan, state, context });
  for (const field of plan.fields) {
    for (const index of instancesOf(field, state.data)) {
      const isMissing = isEmpty(fieldValue(state.data, field, index)) && isRequired({ field, index });
      if (isMissing) yield { field, index, keyword: 'required' };
    }
  }
}

function isRequiredInDraft({ field, index }: Place, { plan, state, context }: Omit<Look, 'validate'>): boolean {
  const rules = plan.nodes.get(field.node)?.requires.filter((rule) => rule.moment === 'save') ?? [];
  return rules.some((rule) => evaluateCondition(rule.when, scopeOf(plan, state.data, context, rule.list, index)));
}

/** A list that is absent has no rows: ajv does not see it. */
function shortLists({ plan, state }: Look): Finding[] {
  return plan.fields
    .filter((field) => field.schema.type === 'array' && (field.schema.minItems ?? 0) > 0)
    .filter(
      (field) =>
        isEmpty(fieldValue(state.data, field)) &&
        (isInPlace(plan.definition.collections?.[field.node]) || field.schema.minItems),
    )
    .map((field) => ({ field, keyword: 'minItems' }));
}

/** What looks at one instance of a field whose schema asks for it. */
interface PlaceFinder {
  concerns(schema: FieldSchema): boolean;
  at(place: Place, look: Look): Finding[];
}

/** The format that a sibling picks. */
const followedFormat: PlaceFinder = {
  concerns: ({ formatBy }) => formatBy !== undefined,
  at({ field, index }, { plan, state, context }) {
    const value = fieldValue(state.data, field, index);
    const format = formatOf(plan, state, field, index);
    if (isEmpty(value) || !format || context.formats[format]?.validate(value as Json) === undefined) return [];
    return [{ field, index, keyword: 'format', format }];
  },
};

/** The length that a setting limits. */
const limitedLength: PlaceFinder = {
  concerns: ({ maxLengthOf }) => maxLengthOf !== undefined,
  at({ field, index }, { state, context }) {
    const value = fieldValue(state.data, field, index);
    const maximum = maxLengthOf(field, context) ?? Number.POSITIVE_INFINITY;
    return typeof value === 'string' && [...value].length > maximum ? [{ field, index, keyword: 'maxLength' }] : [];
  },
};

/** Days that do not keep to the limits of their field. */
const limitedDay: PlaceFinder = {
  concerns: (schema) => dayKeywords.some((keyword) => schema[keyword] !== undefined),
  at({ field, index }, { plan, state, context }) {
    const scope = scopeOf(plan, state.data, context, field.list, index);
    const broken = brokenLimits(field.schema, fieldValue(state.data, field, index), scope);
    return broken.map((each) => ({ field, index, ...each }));
  },
};

/** Codes that a setting takes off a choice. */
const exceptedCode: PlaceFinder = {
  concerns: ({ exceptOf }) => exceptOf !== undefined,
  at({ field, index }, { state, context }) {
    const value = String(fieldValue(state.data, field, index));
    return exceptedCodes(field.schema, context.settings).includes(value) ? [{ field, index, keyword: 'oneOf' }] : [];
  },
};

const placeFinders = [followedFormat, limitedLength, limitedDay, exceptedCode];

const known = new WeakMap<TabPlan, ReadonlyMap<FieldPlan, readonly PlaceFinder[]>>();

/** What looks at the fields of a tab, worked out once: most of a long form ask for none. */
function findersOf(plan: TabPlan): ReadonlyMap<FieldPlan, readonly PlaceFinder[]> {
  const found = known.get(plan);
  if (found) return found;
  const finders = new Map<FieldPlan, readonly PlaceFinder[]>();
  for (const field of plan.fields) {
    const own = placeFinders.filter(({ concerns }) => concerns(field.schema));
    if (own.length > 0) finders.set(field, own);
  }
  known.set(plan, finders);
  return finders;
}

/** What they find in the whole tab. */
function askedFor(look: Look): Finding[] {
  return [...findersOf(look.plan)].flatMap(([field, finders]) =>
    instancesOf(field, look.state.data).flatMap((index) => finders.flatMap((find) => find.at({ field, index }, look))),
  );
}

import type { TabDefinition } from '../../core/definition/types';
import { placeAfter } from '../../core/migration/trace';
import type { MigrationStep } from '../../core/migration/types';
import type { FieldPlan } from '../../core/plan/fields';
import { isSameText } from './domain';
import type { Found } from './found';
import { asksForNew } from './newFields';
import { isOfForms, isValueless, type Pair, type Side } from './pair';
import { compareSchemas } from './schemas';
import { placeOf } from './steps';

/** A field that one version alone has, with its tab. */
export interface Single {
  tab: string;
  field: FieldPlan;
  /** What the calls of its part call it: `basica/Cep`. */
  wire: string | undefined;
}

/** Fields that one version alone has and that look like each other. */
export interface Match {
  from: Single;
  to: Single;
}

/** Fields that left and fields that came, as pairs where they look like one: by their part and name, or by their title. */
export function matchesOf(gone: readonly Single[], come: readonly Single[], steps: readonly MigrationStep[]): Match[] {
  const free = new Set(come);
  const placeNow = ({ tab, field }: Single) => placeAfter(placeOf(tab, field.node), steps);
  const open = gone.filter((from) => placeNow(from) !== undefined);
  const likenesses: ((from: Single, to: Single) => boolean)[] = [
    (from, to) => placeNow(from) === placeOf(to.tab, to.field.node),
    (from, to) => from.tab === to.tab && from.wire !== undefined && from.wire === to.wire,
    (from, to) => from.tab === to.tab && from.field.list === to.field.list && isSameTitle(from.field, to.field),
    (from, to) => from.field.name === to.field.name && isListed(from) === isListed(to),
    (from, to) =>
      from.tab !== to.tab && lastName(from.field) === lastName(to.field) && isSameTitle(from.field, to.field),
  ];
  const matched = new Map<Single, Match>();
  for (const isLike of likenesses) {
    for (const from of open) {
      const to = matched.has(from) ? undefined : [...free].find((each) => isAlike(from, each) && isLike(from, each));
      if (!to) continue;
      free.delete(to);
      matched.set(from, { from, to });
    }
  }
  return [...matched.values()];
}

const isListed = ({ field }: Single) => field.list !== undefined;
const lastName = ({ path }: FieldPlan) => path.at(-1);

const isAlike = ({ field: from }: Single, { field: to }: Single) =>
  from.schema.type === to.schema.type && (from.schema.local === undefined) === (to.schema.local === undefined);

function isSameTitle({ schema: from }: FieldPlan, { schema: to }: FieldPlan): boolean {
  return from.title !== undefined && to.title !== undefined && isSameText(from.title, to.title);
}

/** The fields of a tab that have a value, those of rows whose list stays among them. */
function valuedFields(side: Side): FieldPlan[] {
  return side.subject.plan.fields.filter((field) => !isValueless(field, side.subject));
}

/** Fields that came to a tab, or left it, without their like. */
export function compareMembers(pair: Pair, matches: readonly Match[], definition: TabDefinition): Found[] {
  const { before, after, renames } = pair;
  const old = before.subject.plan.byNode;
  const now = after.subject.plan.byNode;
  const matched = new Set(matches.flatMap(({ from, to }) => [from.field, to.field]));
  const targets = new Set(renames.values());
  const isWithin = (field: FieldPlan, known: ReadonlyMap<string, unknown>) =>
    field.list !== undefined && !known.has(field.list);
  const gone = valuedFields(before).filter((field) => !now.has(field.node) && !renames.has(field.node));
  const come = valuedFields(after).filter((field) => !old.has(field.node) && !targets.has(field.node));
  return [
    ...gone
      .filter((field) => !matched.has(field) && !isWithin(field, now))
      .map((field) => removed(before, definition.id, field)),
    ...come.filter((field) => !matched.has(field) && !isWithin(field, old)).map((field) => added(pair, field)),
    ...matches.filter(({ from }) => from.tab === definition.id).map((match) => likeness(pair, match)),
  ];
}

function removed(side: Side, tab: string, field: FieldPlan): Found {
  const isLocal = field.schema.local !== undefined;
  return {
    code: isLocal ? 'localFieldRemoved' : 'fieldRemoved',
    version: 'before',
    at: side.at,
    pointer: side.subject.schemas.get(field.node) ?? '',
    key: true,
    about: field.node,
    fields: [field.node],
    ...(!isLocal && { suggestion: { retired: placeOf(tab, field.node), title: field.schema.title ?? field.name } }),
  };
}

function added(pair: Pair, field: FieldPlan): Found {
  const { at, subject } = pair.after;
  const place = { version: 'after' as const, at, pointer: subject.schemas.get(field.node) ?? '', key: true as const };
  const asks = isOfForms(field, subject.plan) ? undefined : asksForNew(pair, field);
  const code =
    asks?.when === 'always'
      ? 'fieldAddedRequired'
      : asks?.when === 'sometimes'
        ? 'fieldAddedRequiredWhen'
        : 'fieldAdded';
  return { code, ...place, about: field.node, fields: [field.node], rules: asks?.rules ?? [], witness: asks?.witness };
}

function likeness(pair: Pair, { from, to }: Match): Found {
  const isSameTab = from.tab === to.tab;
  const side = isSameTab ? pair.after : pair.before;
  const field = isSameTab ? to.field : from.field;
  const suggestion = { moved: placeOf(from.tab, from.field.node), to: placeOf(to.tab, to.field.node) };
  return {
    code: isSameTab ? 'fieldRenamed' : 'fieldMoved',
    version: isSameTab ? 'after' : 'before',
    at: side.at,
    pointer: side.subject.schemas.get(field.node) ?? '',
    key: true,
    about: from.field.node,
    fields: [field.node],
    params: { from: suggestion.moved, to: suggestion.to },
    suggestion,
  };
}

/** The schemas of the fields that both versions of a tab have. */
export function compareShared(pair: Pair): Found[] {
  return valuedFields(pair.before).flatMap((was) => {
    const is = pair.after.subject.plan.byNode.get(pair.renames.get(was.node) ?? was.node);
    return is ? compareSchemas({ pair, was, is }) : [];
  });
}

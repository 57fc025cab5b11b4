import type { CollectionDefinition, FieldSchema, RuleDefinition, TabDefinition } from '../../core/definition/types';
import { planOf, type TabPlan } from '../../core/plan/plan';
import type { Pointer } from '../../core/pointer';
import { reevaluateTab } from '../../core/state/evaluate';
import { locate } from '../../core/state/state';
import { isSo } from './outcome';
import type { Asked } from './steps';
import type { Question, Step } from './types';

/** Whether something would still be so without these rules and keywords, all answers staying as they are: the core says. */
export function isSoWithout(
  asked: Asked,
  at: { pointer: Pointer; question: Question },
  causes: readonly Step[],
): boolean {
  const { subject, state, context } = asked;
  const gone = new Set(causes.flatMap(({ pointer }) => ruleAt(asked, pointer) ?? []));
  const ids = new Set([...gone].map(({ id }) => id));
  const kept = Object.entries(state.lookups).filter(([key]) => !ids.has(key.split(':')[1] ?? ''));
  const plan = planWithout(subject.plan, gone, at.pointer, causes);
  const next = reevaluateTab(plan, { ...state, lookups: Object.fromEntries(kept) }, context);
  return isSo(plan, next, at.pointer, at.question);
}

function ruleAt({ subject }: Asked, pointer: string): RuleDefinition | undefined {
  return subject.rules.find((entry) => pointer.startsWith(`${entry.pointer}/`))?.rule;
}

function planWithout(
  plan: TabPlan,
  gone: ReadonlySet<RuleDefinition>,
  pointer: Pointer,
  causes: readonly Step[],
): TabPlan {
  const { definition } = plan;
  const without = <T extends { rules?: RuleDefinition[] }>(holder: T): T =>
    holder.rules ? { ...holder, rules: holder.rules.filter((rule) => !gone.has(rule)) } : holder;
  const collections = Object.entries(definition.collections ?? {}).map(
    ([list, collection]): [string, CollectionDefinition] => [list, without(collection)],
  );
  const rest: TabDefinition = {
    ...without(definition),
    ...(definition.collections && { collections: Object.fromEntries(collections) }),
  };
  const keywords = causes
    .filter(({ effect }) => effect === 'keyword')
    .map(({ id }) => id.slice(id.lastIndexOf(':') + 1));
  if (keywords.length === 0) return planOf(rest);
  const place = locate(plan, pointer);
  const path = place ? [...(place.field.list === undefined ? [] : [place.field.list]), ...place.field.path] : [];
  return planOf({ ...rest, schema: schemaWithout(rest.schema, path, keywords) as TabDefinition['schema'] });
}

function schemaWithout(schema: FieldSchema, path: readonly string[], keywords: readonly string[]): FieldSchema {
  const [name = '', ...rest] = path;
  if (schema.items) return { ...schema, items: schemaWithout(schema.items, path, keywords) };
  const inner = schema.properties?.[name] ?? {};
  if (rest.length > 0) {
    return { ...schema, properties: { ...schema.properties, [name]: schemaWithout(inner, rest, keywords) } };
  }
  const { readOnly, ...open } = inner;
  const own: FieldSchema = readOnly && !keywords.includes('readOnly') ? { ...open, readOnly } : open;
  const required = keywords.includes('required') ? schema.required?.filter((each) => each !== name) : schema.required;
  return { ...schema, properties: { ...schema.properties, [name]: own }, ...(required && { required }) };
}

import type { Condition } from '../../core/definition/types';
import { isEqual, isObject, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { say } from '../problems/say';
import { chosenBy } from './chosen';
import { codesOf, negated, onlyThe } from './conditions';
import { NotSaid } from './notSaid';
import { optionsOf } from './options';
import { readRequired } from './required';
import { dereferenced, within } from './resolve';
import type { Placed, When } from './types';
import { type Here, type Walk, withCondition } from './walk';

const NEVER_GONE = say`Um grupo está sempre aí: faça depender de um campo dele.`;

/** What holds of an object once one of its fields has a value. */
export function readDependencies(walk: Walk, placed: Placed, here: Here): void {
  for (const keyword of ['dependencies', 'dependentRequired', 'dependentSchemas']) {
    const given = placed.schema[keyword];
    for (const [name, needed] of Object.entries(isObject(given) ? given : {})) {
      const way = `/${keyword}${toPointer([name])}`;
      const at = placed.pointer + way;
      const when = withCondition(here.when, { [[...here.path, name].join('/')]: true });
      walk.tried(at, () => {
        if (walk.typesAt([...here.path, name].join('/'))?.includes('object')) throw new NotSaid(at, NEVER_GONE);
        if (keyword !== 'dependencies') walk.not(at, say`Aqui "${keyword}" vale; o validador usual do rjsf não o lê.`);
        if (Array.isArray(needed)) readRequired(walk, { schema: { required: needed }, pointer: at }, { ...here, when });
        else if (!isObject(needed)) walk.never(needed, at);
        else dependency(name, dereferenced(within(placed, way, needed), walk.root), { walk, here, when });
      });
    }
  }
}

/** What a schema says once a field has a value; with `oneOf`, what each value brings. */
function dependency(name: string, placed: Placed, { walk, here, when }: { walk: Walk; here: Here; when: When }): void {
  const { oneOf, ...rest } = placed.schema;
  walk.object({ ...placed, schema: rest }, { ...here, when, as: 'branch' });
  if (!Array.isArray(oneOf)) return;
  const branches = oneOf.flatMap((branch, index) => {
    const way = `/oneOf/${index}`;
    if (isObject(branch))
      return chosenBy(name, dereferenced(within(placed, way, branch), walk.root), { walk, here }) ?? [];
    walk.never(branch, placed.pointer + way);
    return [];
  });
  const conditions = branches.map(({ condition }) => condition);
  for (const [index, { rest: more }] of branches.entries()) walk.branch(more, here, onlyThe(conditions, index));
  const at = [...here.path, name].join('/');
  if (areAllCovered(walk, at, conditions)) return;
  const none = conditions.length === 1 ? negated(conditions[0] as Condition) : { not: { anyOf: conditions } };
  walk.refuse({ ...here, when }, none, placed.pointer, at);
}

/** Whether every value that a field can have meets one of some conditions on it alone. */
function areAllCovered({ out }: Walk, name: string, conditions: readonly Condition[]): boolean {
  const schemas = out.places.get(name)?.variants.map(({ schema }) => schema) ?? [];
  const [schema = {}] = schemas;
  const codes = optionsOf(schema)?.map(({ code }) => code) ?? (schema.type === 'boolean' ? [true, false] : undefined);
  const met = conditions.flatMap((condition) => codesOf(condition[name] as Json) ?? []);
  return codes?.every((code) => met.some((same) => isEqual(code, same))) ?? false;
}

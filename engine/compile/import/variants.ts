import { isEqual, isObject, type Json } from '../../core/json';
import { all, codesOf, conditionOf, type Ground } from './conditions';
import type { Drawn, NotCarried, Place, Placed, Source, Variant, When } from './types';

/** One schema of a field of which branches say different things, and the rules that make up for the rest. */
export interface Joined {
  placed: Placed;
  /** When the field is there; `[]` among them is always. */
  shownWhen: When[];
  drawn: Drawn[];
  notCarried: NotCarried[];
}

/** What a branch may add to a field that is also there without it: it becomes a rule. */
const LIMITS = [
  'const',
  'enum',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'exclusiveMinimum',
  'exclusiveMaximum',
];

const SAYINGS = ['title', 'description', '$comment', 'default', 'examples'];

/** Joins what a schema says of one field in its branches. */
export function joined({ path, variants }: Place, ground: Ground): Joined {
  const always = variants.find(({ when }) => when.length === 0);
  const [first] = variants as [Variant, ...Variant[]];
  const base = always ?? { ...first, schema: widest(variants) };
  const drawn: Drawn[] = [];
  const notCarried: NotCarried[] = [];
  for (const variant of variants) {
    const limits: Source = {};
    for (const [keyword, value] of Object.entries(variant.schema)) {
      if (isEqual(base.schema[keyword], value) || SAYINGS.includes(keyword)) continue;
      if (keyword === 'type' && !('type' in base.schema)) continue;
      if (LIMITS.includes(keyword)) limits[keyword] = value;
      else {
        const reason = `O campo "${path.join('/')}" já diz "${keyword}" de outro modo em ${base.pointer}.`;
        notCarried.push({ file: 'schema', pointer: `${variant.pointer}/${keyword}`, reason });
      }
    }
    if (Object.keys(limits).length > 0 && !isAsked(path, limits, variant.when)) {
      drawn.push(limitRule(path, limits, variant, ground));
    }
  }
  return { placed: base, shownWhen: always ? [[]] : variants.map(({ when }) => when), drawn, notCarried };
}

/** The rule that a value breaks while a branch holds. */
export function limitRule(path: readonly string[], limits: Source, { when, pointer }: Variant, ground: Ground): Drawn {
  const name = path.at(-1) as string;
  const above = { ...ground, path: path.slice(0, -1) };
  const meets = conditionOf({ schema: { properties: { [name]: limits } }, pointer }, above);
  const at = path.join('/');
  const [[, alternatives] = []] = Object.entries(meets);
  // Absent, or as it should be: an empty field is no error here.
  const value = Array.isArray(alternatives) ? (alternatives[1] as Source)[at] : meets[at];
  const isNot = isObject(value) && Object.keys(value).length === 1 && isObject(value.not);
  const broken = { [at]: (isNot ? value.not : { not: value }) as never };
  return {
    rule: { when: all([...when, { [at]: true }, broken]), error: { at, kind: 'invalid' } },
    pointer: `${pointer}/${Object.keys(limits)[0]}`,
  };
}

/** Whether the branch is there because the value is one of these. */
function isAsked(path: readonly string[], limits: Source, when: When): boolean {
  const name = path.join('/');
  const codes = codesOf(limits);
  const asked = when.map((condition) => codesOf(condition[name] as Json)).find((list) => list !== undefined);
  return codes !== undefined && (asked?.every((code) => codes.some((same) => isEqual(code, same))) ?? false);
}

/** A schema that takes what any of some branches takes: their limits are left out where they differ. */
function widest(variants: readonly Variant[]): Source {
  const [{ schema: first }] = variants as [Variant];
  const schemas = variants.map(({ schema }) => schema);
  const result: Source = {};
  for (const [keyword, value] of Object.entries(first)) {
    const isSame = schemas.every((schema) => isEqual(schema[keyword], value));
    if (isSame || !LIMITS.includes(keyword)) result[keyword] = value;
    else if (keyword === 'enum' && schemas.every((schema) => Array.isArray(schema.enum))) {
      const codes = schemas.flatMap((schema) => schema.enum as Json[]);
      result.enum = codes.filter((code, index) => codes.findIndex((same) => isEqual(same, code)) === index);
    }
  }
  return result;
}

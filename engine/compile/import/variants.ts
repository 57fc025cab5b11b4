import { isEqual, type Json } from '../../core/json';
import { say } from '../problems/say';
import { codesOf, negated } from './conditions';
import { canBeOption, optionsOf } from './options';
import { typeOf } from './resolve';
import { refusal } from './rules';
import type { Drawn, Left, Limits, Place, Placed, Source, Variant, When } from './types';
import { VALUE_KEYWORDS, valueCondition } from './valueCondition';

/** One schema of a field of which branches say different things, and the rules that make up for the rest. */
export interface Joined {
  placed: Placed;
  drawn: Drawn[];
  notCarried: Left[];
}

/** What a branch may add to a field that is also there without it: it becomes a rule. */
const LIMITS: readonly string[] = [...VALUE_KEYWORDS, 'exclusiveMinimum', 'exclusiveMaximum'];

/** What a schema says of a field in no branch. */
export const alwaysOf = ({ variants }: Place) => variants.find(({ when }) => when.length === 0);

/** Joins what a schema says of one field in its branches. */
export function joined(place: Place): Joined {
  const { path, variants } = place;
  const [first] = variants as [Variant, ...Variant[]];
  const base = withConst(alwaysOf(place) ?? { ...first, schema: widest(variants) }, variants);
  const drawn: Drawn[] = [];
  const notCarried: Left[] = [];
  for (const variant of variants) {
    const limits: Source = {};
    for (const [keyword, value] of Object.entries(variant.schema)) {
      if (isEqual(base.schema[keyword], value) || keyword === '$comment') continue;
      // As in rjsf, the one value goes before a default.
      if (keyword === 'default' && base.schema.const !== undefined) continue;
      if (keyword === 'type' && isTypeOf(base.schema, value)) continue;
      if (LIMITS.includes(keyword)) limits[keyword] = value;
      else notCarried.push(saidTwice(place, `${variant.pointer}/${keyword}`, base));
    }
    if (Object.keys(limits).length > 0 && !isAsked(path, limits, variant.when)) {
      const fixes = limits.const !== undefined && variant.when.length > 0;
      if (fixes) notCarried.push({ file: 'schema', pointer: `${variant.pointer}/const`, reason: NOT_BEGUN });
      drawn.push(limitRule(path, { schema: limits }, variant));
    }
  }
  return { placed: base, drawn, notCarried };
}

const NOT_BEGUN = say`rjsf começa com o valor que um ramo fixa; aqui ele é conferido, e o campo começa sem ele.`;

/** A field with the one value that another schema in no branch leaves it, with which it begins. */
function withConst(base: Placed, variants: readonly Variant[]): Placed {
  const fixed = variants.find(({ schema, when }) => when.length === 0 && schema.const !== undefined)?.schema.const;
  const codes = optionsOf(base.schema)?.map(({ code }) => code) ?? [fixed];
  const fits =
    fixed !== undefined &&
    canBeOption(fixed, typeOf(base.schema)) &&
    codes.some((code) => isEqual(code as Json, fixed));
  if (!fits || base.schema.const !== undefined) return base;
  const { default: _, ...own } = base.schema;
  return { ...base, schema: { ...own, const: fixed } };
}

/** Whether a schema is of a type that it does not say, as its values tell. */
const isTypeOf = (schema: Source, type: Json) =>
  !('type' in schema) && [typeOf(schema), typeOf(schema) === 'integer' && 'number'].includes(type as string);

/** What an object is called in branches, where the first that names it says otherwise. */
export function otherNames(place: Place): Left[] {
  const [base, ...others] = place.variants as [Variant, ...Variant[]];
  return others.flatMap(({ schema, pointer }) =>
    ['title', 'description', 'readOnly']
      .filter((keyword) => schema[keyword] !== undefined && !isEqual(schema[keyword], base.schema[keyword]))
      .map((keyword) => saidTwice(place, `${pointer}/${keyword}`, base)),
  );
}

const saidTwice = ({ path }: Place, pointer: string, base: Placed): Left => {
  const keyword = pointer.slice(pointer.lastIndexOf('/') + 1);
  const reason = say`O campo "${path.join('/')}" não diz "${keyword}" assim em ${base.pointer}: ele tem um só.`;
  return { file: 'schema', pointer, reason };
};

/** The rule that a value breaks while a branch holds. */
export function limitRule(path: readonly string[], { schema, inline }: Limits, { when, pointer }: Variant): Drawn {
  const at = path.join('/');
  const broken = negated(valueCondition({ schema, pointer }));
  return {
    // An empty field is no error here.
    rule: refusal(at, [...when, { [at]: true }, { [at]: broken }], inline),
    pointer: `${pointer}/${Object.keys(schema)[0]}`,
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

import type { FieldSchema, TabDefinition } from '../../core/definition/types';
import { isEqual } from '../../core/json';
import { say, type Words } from '../problems/say';
import { whenThere } from './optional';
import { schemaAt } from './places';
import type { Left, Need, Place } from './types';
import { type Collected, withCondition } from './walk';

/**
 * What is always required goes into the schema, the rest is for rules; a list only where it may not be empty. A yes or no that
 * comes with being required begins with "no", as in rjsf.
 * @param result the schema of the tab, whose `required` this writes
 * @param given the places that are not always there, and the lists, some of which begin with rows
 */
export function neededOf(
  collected: Collected,
  result: FieldSchema,
  { shown, collections }: { shown: readonly Place[]; collections: NonNullable<TabDefinition['collections']> },
): { needs: Need[]; notCarried: Left[] } {
  const { needs, places } = collected;
  const conditional = new Set(shown.map(({ path }) => path.join('/')));
  const [left, notCarried]: [Need[], Left[]] = [[], []];
  const tell = (pointer: string, reason: Words) => notCarried.push({ file: 'schema', pointer, reason });
  for (const need of needs) {
    const { path, pointer } = need;
    const name = path.join('/');
    const field = schemaAt(result, path);
    if (!field) {
      if (!places.has(name)) tell(pointer, say`Não há campo "${name}" para ser exigido.`);
    } else if (isNeeded(field)) {
      const isAlways = need.when.length === 0;
      if (isLockedEmpty(field))
        tell(pointer, say`Um campo só de leitura não se exige; rjsf recusaria os dados sem ele.`);
      const there = whenThere(need, collected, result);
      if (isAlways && !conditional.has(name) && isEqual(there, {})) requireAt(result, path);
      else if (there) left.push({ ...need, when: withCondition(need.when, there) });
      if (isUnanswered(field)) {
        const isAsked = isAlways ? !conditional.has(name) : comesWith(places.get(name), need);
        if (isAsked) field.default = false;
        else if (!isAlways) tell(pointer, NO_ANSWER);
      }
      if (isAlways && conditional.has(name))
        tell(pointer, say`Enquanto "${name}" não aparece, não se exige; rjsf recusaria os dados.`);
    }
  }
  const needed = new Set(needs.map(({ path }) => path.join('/')));
  for (const [name, { path, variants }] of places) {
    const field = schemaAt(result, path);
    if (field?.type !== 'array') continue;
    const { fixed } = collections[name] ?? {};
    if (field.minItems && !fixed && !needed.has(name)) {
      delete field.minItems;
      if (field.errorMessage) field.errorMessage = without(field.errorMessage, 'minItems');
      tell(`${variants[0]?.pointer}/minItems`, collections[name] ? WITHOUT_ROWS : WITHOUT_LEAST);
    }
    for (const { schema, when, pointer } of collections[name] ? variants : []) {
      const isBegun = typeof schema.minItems !== 'number' || schema.minItems <= (fixed?.length ?? 0);
      if (!isBegun && when.length > 0)
        tell(`${pointer}/minItems`, say`rjsf começa com as linhas que um ramo pede; aqui a lista começa sem elas.`);
    }
  }
  return { needs: left, notCarried };
}

const NO_ANSWER = say`rjsf responde "não" quando um ramo exige um sim ou não; aqui ele fica sem resposta.`;
const WITHOUT_LEAST = say`Uma lista sem itens conta como deixada de fora, e esta pode ficar: não tem mínimo.`;
const WITHOUT_ROWS = say`Uma lista sem itens conta como deixada de fora, e esta pode ficar: não tem mínimo, nem as linhas com que rjsf a começa.`;

/** Some texts without one of them; none where there is no other. */
function without(texts: Record<string, string>, keyword: string) {
  const { [keyword]: _, ...left } = texts;
  return left;
}

/** A yes or no that begins with neither. */
const isUnanswered = ({ type, default: begun, const: only }: FieldSchema) =>
  type === 'boolean' && begun === undefined && only === undefined;

/** Whether nobody can fill a field, and it begins with no value. */
const isLockedEmpty = ({ readOnly, default: begun, const: only }: FieldSchema) =>
  readOnly === true && begun === undefined && only === undefined;

/** Whether a field is there in the one branch that asks for it, and in no other. */
const comesWith = (place: Place | undefined, { when }: Need) =>
  place?.variants.every((variant) => isEqual(variant.when, when)) ?? false;

/** An object is always there, and so is a list, which may be empty unless it must have items. */
const isNeeded = ({ type, minItems = 0 }: FieldSchema): boolean =>
  type !== 'object' && (type !== 'array' || minItems > 0);

function requireAt(schema: FieldSchema, path: readonly string[]): void {
  const holder = schemaAt(schema, path.slice(0, -1));
  if (holder) holder.required = [...new Set([...(holder.required ?? []), path.at(-1) as string])];
}

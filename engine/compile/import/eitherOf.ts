import { isObject } from '../../core/json';
import { say } from '../problems/say';
import { areDifferent, choiceOf, codesAt, firstReference, namesOf } from './alternatives';
import { begunBy } from './begun';
import { chosenBy } from './chosen';
import { conditionOf, exactlyOne, namesIn, negated } from './conditions';
import { NotSaid } from './notSaid';
import { readProperty } from './properties';
import { dereferenced, isNull, within } from './resolve';
import type { Placed } from './types';
import type { Here, Walk } from './walk';

const NEVER_NULL = say`Um grupo está sempre aí: não é nulo.`;

/** `oneOf` or `anyOf` of an object: told apart by the value of one property, or a rule over the fields. */
export function readAlternatives(walk: Walk, placed: Placed, here: Here): void {
  const { schema } = placed;
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const given = schema[keyword];
    if (!Array.isArray(given)) continue;
    const at = `${placed.pointer}/${keyword}`;
    walk.tried(at, () => {
      const options = given.map((option, index) => {
        if (!isObject(option)) throw new NotSaid(`${at}/${index}`, say`Uma alternativa que nunca vale não se escreve.`);
        return dereferenced(within(placed, `/${keyword}/${index}`, option), walk.root);
      });
      const some = options.filter((option) => !isNull(option.schema));
      for (const option of options) if (!some.includes(option)) walk.not(option.pointer, NEVER_NULL);
      const schemas = options.map((option) => option.schema);
      for (const [name, value] of Object.entries(begunBy(schemas))) walk.begin([...here.path, name], value, here);
      const known = isObject(schema.properties) ? Object.keys(schema.properties) : [];
      const isNew = some.some((option) => namesOf(option.schema).some((name) => !known.includes(name)));
      const [only, more] = some;
      if (only && !more && (isNew || options.length > 1)) walk.object(only, here);
      else if (isNew) choice({ walk, here, pointer: at }, some, known);
      else constraint({ walk, here, pointer: at }, some, keyword);
    });
  }
}

/** Alternatives of an object, where they stand. */
interface Choice {
  walk: Walk;
  here: Here;
  pointer: string;
}

function constraint({ walk, here, pointer }: Choice, options: readonly Placed[], keyword: 'oneOf' | 'anyOf'): void {
  const conditions = options.map((option) => conditionOf(option, walk.ground(here)));
  const holds = keyword === 'anyOf' ? { anyOf: conditions } : exactlyOne(conditions);
  walk.refuse(here, negated(holds), pointer, firstReference(conditions));
}

function choice({ walk, here, pointer }: Choice, options: readonly Placed[], known: readonly string[]): void {
  const name = namesOf(options[0]?.schema ?? {}).find((each) =>
    areDifferent(options.map(({ schema }) => codesAt(schema, each))),
  );
  if (name === undefined) {
    throw new NotSaid(
      pointer,
      say`Nenhum campo diz, pelo seu valor, qual das alternativas vale: dê a cada uma um campo com "const" próprio.`,
    );
  }
  if (!known.includes(name))
    readProperty(name, { schema: choiceOf(name, options), pointer, optionsAt: pointer }, { walk, here });
  if (options.every(({ schema }) => namesIn(schema.required).includes(name))) {
    walk.out.needs.push({ path: [...here.path, name], when: here.when, pointer });
  }
  for (const option of options) {
    if (option.schema.description !== undefined) {
      walk.not(`${option.pointer}/description`, say`Uma opção não tem "${'description'}".`);
    }
    const required = namesIn(option.schema.required).filter((each) => each !== name);
    const branch = chosenBy(name, { ...option, schema: { ...option.schema, required } }, { walk, here });
    if (branch) walk.branch(branch.rest, here, branch.condition);
  }
}

import { isObject } from '../../core/json';
import { say } from '../problems/say';
import { areDifferent, besideChoice, choiceOf, codesAt, firstReference, namesOf } from './alternatives';
import { begunBy } from './begun';
import { chosenBy } from './chosen';
import { conditionOf, exactlyOne, listed, namesIn, negated } from './conditions';
import { NotSaid } from './notSaid';
import { readProperty } from './properties';
import { dereferenced, isNull, within } from './resolve';
import type { Placed, Source } from './types';
import { type Choice, canBeEmpty, readEmpty } from './untold';
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
      if (only && !more && (isNew || options.length > 1)) walk.object(only, { as: 'part', ...here });
      else if (isNew) choice({ walk, here, pointer: at }, some, { owner: schema, keyword });
      else constraint({ walk, here, pointer: at }, some, keyword);
    });
  }
}

function constraint({ walk, here, pointer }: Choice, options: readonly Placed[], keyword: 'oneOf' | 'anyOf'): void {
  const conditions = options.map((option) => conditionOf(option, walk.ground(here)));
  const holds = keyword === 'anyOf' ? { anyOf: conditions } : exactlyOne(conditions);
  walk.refuse(here, negated(holds), pointer, firstReference(conditions));
}

function choice(
  { walk, here, pointer }: Choice,
  options: readonly Placed[],
  { owner, keyword }: { owner: Source; keyword: 'oneOf' | 'anyOf' },
): void {
  const known = isObject(owner.properties) ? owner.properties : {};
  const name = namesOf(options[0]?.schema ?? {}).find((each) =>
    areDifferent(options.map(({ schema }) => codesAt(schema, each))),
  );
  if (name === undefined) {
    throw new NotSaid(
      pointer,
      say`Nenhum campo diz, pelo seu valor, qual das alternativas vale: dê a cada uma um campo com "const" próprio.`,
    );
  }
  if (!(name in known))
    readProperty(name, { schema: choiceOf(name, options), pointer, optionsAt: pointer }, { walk, here });
  const isOfAll = options.length === listed(owner[keyword]).length;
  const isFirstAtEmpty = isOfAll && canBeEmpty(name, { walk, here });
  if (isFirstAtEmpty && !namesIn(owner.required).includes(name))
    readEmpty(name, { walk, here, pointer }, options, keyword);
  if (options.every(({ schema }) => namesIn(schema.required).includes(name))) {
    walk.out.needs.push({ path: [...here.path, name], when: here.when, pointer });
  }
  for (const left of besideChoice(name, options, name in known)) walk.not(left.pointer, left.reason);
  for (const [index, option] of options.entries()) {
    const required = namesIn(option.schema.required).filter((each) => each !== name);
    const around = { walk, here, isFirst: index === 0 && isFirstAtEmpty };
    const { title: _, description: __, ...schema } = option.schema;
    const branch = chosenBy(name, { ...option, schema: { ...schema, required } }, around);
    if (branch) walk.branch(branch.rest, here, branch.condition);
  }
}

import type { Condition } from '../../core/definition/types';
import { isObject } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { say } from '../problems/say';
import { namesOf } from './alternatives';
import { conditionOf, negated } from './conditions';
import { readDependencies } from './dependencies';
import { readAlternatives } from './eitherOf';
import { tellMessages } from './messages';
import { NAMINGS } from './named';
import { notOfObject } from './notOfObject';
import { readProperties } from './properties';
import { readRequired } from './required';
import { dereferenced, typeOf, within } from './resolve';
import type { Placed, Source } from './types';
import type { TypesAt } from './valueCondition';
import { type Collected, type Here, Walk } from './walk';

/** Walks an object and all of its branches: once for the types of its fields, then for what conditions say of them. */
export function collect(schema: Source, root: Source, pointer = ''): Collected {
  const first = walked({ schema, pointer }, root, () => undefined);
  return walked({ schema, pointer }, root, (name) => {
    const variants = first.places.get(name)?.variants ?? [];
    return variants.map((variant) => typeOf(variant.schema) ?? '');
  });
}

function walked(placed: Placed, root: Source, typesAt: TypesAt): Collected {
  const walk = new Walk(root, typesAt, readObject);
  walk.object(placed, { path: [], when: [] });
  return walk.out;
}

/** All that a schema says of an object; its branches are objects again. */
function readObject(walk: Walk, given: Placed, here: Here): void {
  const placed = dereferenced(given, walk.root);
  if (here.as === 'branch') tellNamings(walk, placed);
  readProperties(walk, placed, here);
  readRequired(walk, placed, here);
  walk.tried(placed.pointer, () => readConditional(walk, placed, here));
  readDependencies(walk, placed, here);
  readAlternatives(walk, placed, here);
  const parts = Array.isArray(placed.schema.allOf) ? placed.schema.allOf : [];
  for (const [index, part] of parts.entries()) {
    const way = `/allOf/${index}`;
    if (isObject(part)) walk.object(within(placed, way, part), { as: 'part', ...here });
    else walk.never(part, placed.pointer + way);
  }
  tellMessages(placed, (pointer, reason) => walk.not(pointer, reason));
  for (const { pointer, reason } of notOfObject(placed, here.as)) walk.not(pointer, reason);
}

/** Tells what a branch calls its object, or says of it: rjsf shows that while the branch holds. */
function tellNamings(walk: Walk, { schema, pointer }: Placed): void {
  for (const word of NAMINGS) {
    if (schema[word] === undefined) continue;
    walk.not(`${pointer}/${word}`, say`Um grupo tem um só "${word}", que não muda com o que se responde.`);
  }
}

/** `if`, `then` and `else`; of an `if` that holds always or never one branch stays. */
function readConditional(walk: Walk, placed: Placed, here: Here): void {
  const { if: asked } = placed.schema;
  if (!isObject(asked) && typeof asked !== 'boolean') return;
  const condition = isObject(asked) ? conditionAsked(walk, within(placed, '/if', asked), here) : {};
  if (!condition) {
    for (const keyword of ['then', 'else']) tellFields(walk, placed, keyword);
    return;
  }
  const read = (keyword: 'then' | 'else', when: Condition) => {
    const schema = placed.schema[keyword];
    if (schema === undefined || schema === true) return;
    if (isObject(schema)) walk.branch(within(placed, `/${keyword}`, schema), here, when);
    else walk.refuse(here, when, `${placed.pointer}/${keyword}`);
  };
  if (Object.keys(condition).length > 0) {
    read('then', condition);
    read('else', negated(condition));
    return;
  }
  const [taken, left] = asked === false ? (['else', 'then'] as const) : (['then', 'else'] as const);
  read(taken, {});
  if (left in placed.schema) walk.never(false, `${placed.pointer}/${left}`);
}

/** The condition of an `if`; none, and that listed, where it has no words here. */
function conditionAsked(walk: Walk, asked: Placed, here: Here): Condition | undefined {
  let condition: Condition | undefined;
  walk.tried(asked.pointer, () => {
    condition = conditionOf(asked, walk.ground(here));
  });
  return condition;
}

/** Lists the fields of a branch that does not come over, with it. */
function tellFields(walk: Walk, placed: Placed, keyword: string): void {
  const branch = placed.schema[keyword];
  if (!isObject(branch)) return;
  const inner = dereferenced(within(placed, `/${keyword}`, branch), walk.root);
  for (const name of namesOf(inner.schema)) {
    walk.not(
      `${inner.pointer}/properties${toPointer([name])}`,
      say`O que aqui se diz depende de uma condição que não veio.`,
    );
  }
}

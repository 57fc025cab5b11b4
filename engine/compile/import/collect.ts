import type { Condition } from '../../core/definition/types';
import { isEqual, isObject, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { say, type Words } from '../problems/say';
import { areDifferent, choiceOf, codesAt, firstReference, namesOf, optionsOf } from './alternatives';
import { codesOf, conditionOf, exactlyOne, namesIn, negated, onlyThe } from './conditions';
import { besideOptions, isOfObject, namedObject } from './kinds';
import { notOfObject } from './notOfObject';
import { NotSaid } from './notSaid';
import { dereferenced, isNull, plainField, typeOf, within } from './resolve';
import { refusal } from './rules';
import type { Drawn, Left, Need, Place, Placed, Source, When } from './types';
import type { Ground, TypesAt } from './valueCondition';

/** All that a schema says of the fields of an object, whatever branch it says it in. */
export interface Collected {
  places: Map<string, Place>;
  needs: Need[];
  /** Rules that come of what holds between fields. */
  drawn: Drawn[];
  notCarried: Left[];
}

const NEVER_GONE = say`Um grupo está sempre aí: faça depender de um campo dele.`;

const NEVER_NULL = say`Um grupo está sempre aí: não é nulo.`;

/** Walks an object and all of its branches: once for the types of its fields, then for what conditions say of them. */
export function collect(schema: Source, root: Source, pointer = ''): Collected {
  const first = walked({ schema, pointer }, root, () => undefined);
  return walked({ schema, pointer }, root, (name) => {
    const variants = first.places.get(name)?.variants ?? [];
    return variants.map((variant) => typeOf(variant.schema) ?? '');
  });
}

function walked(placed: Placed, root: Source, typesAt: TypesAt): Collected {
  const collected: Collected = { places: new Map(), needs: [], drawn: [], notCarried: [] };
  new Walk(root, typesAt, collected).object(placed, { path: [], when: [] });
  return collected;
}

interface Here {
  path: readonly string[];
  when: When;
}

class Walk {
  constructor(
    readonly root: Source,
    readonly typesAt: TypesAt,
    readonly out: Collected,
  ) {}

  /** What a schema says of the object at `here`, in the branches that hold when `here.when` does. */
  object(given: Placed, here: Here): void {
    this.tried(given.pointer, () => {
      const placed = dereferenced(given, this.root);
      this.properties(placed, here);
      this.required(placed, here);
      this.conditional(placed, here);
      this.dependencies(placed, here);
      this.alternatives(placed, here);
      const parts = Array.isArray(placed.schema.allOf) ? placed.schema.allOf : [];
      for (const [index, part] of parts.entries()) {
        if (isObject(part)) this.object(within(placed, `/allOf/${index}`, part), here);
        else this.never(part, `${placed.pointer}/allOf/${index}`);
      }
      for (const { pointer: at, reason } of notOfObject(placed)) this.not(at, reason);
    });
  }

  private properties(placed: Placed, here: Here): void {
    const { properties } = placed.schema;
    for (const [name, given] of Object.entries(isObject(properties) ? properties : {})) {
      const way = `/properties${toPointer([name])}`;
      const at = placed.pointer + way;
      if (given === true) this.not(at, say`Um campo diz o seu tipo.`);
      else this.never(given, at);
      if (isObject(given)) this.tried(at, () => this.property(name, within(placed, way, given), here));
    }
  }

  private property(name: string, given: Placed, here: Here): void {
    if (/[/{}]|^\$|^(anyOf|allOf|not)$/.test(name) || name.trim() === '') {
      throw new NotSaid(given.pointer, say`"${name}" não pode ser nome de um campo.`);
    }
    const path = [...here.path, name];
    const direct = dereferenced(given, this.root);
    if (isOfObject(direct, this.root)) {
      this.place(path, { ...direct, schema: namedObject(direct, this.root), when: here.when });
      this.object(direct, { path, when: here.when });
      return;
    }
    this.place(path, { ...plainField(given, this.root), when: here.when });
    this.out.notCarried.push(...besideOptions(direct, this.root));
    const { items } = direct.schema;
    if (isObject(items)) this.out.notCarried.push(...besideOptions(within(direct, '/items', items), this.root));
  }

  private place(path: readonly string[], variant: Placed & { when: When }): void {
    const key = path.join('/');
    const place = this.out.places.get(key) ?? { path, variants: [] };
    place.variants.push({ schema: variant.schema, pointer: variant.pointer, when: variant.when });
    this.out.places.set(key, place);
  }

  private required({ schema, pointer }: Placed, { path, when }: Here): void {
    const names = Array.isArray(schema.required) ? schema.required : [];
    for (const [index, name] of names.entries()) {
      if (typeof name !== 'string') continue;
      this.out.needs.push({ path: [...path, name], when, pointer: `${pointer}/required/${index}` });
    }
  }

  private conditional(placed: Placed, here: Here): void {
    const { if: asked } = placed.schema;
    if (!isObject(asked) && typeof asked !== 'boolean') return;
    const condition = isObject(asked) ? conditionOf(within(placed, '/if', asked), this.ground(here)) : {};
    if (Object.keys(condition).length > 0) {
      this.branch(placed, 'then', here, condition);
      this.branch(placed, 'else', here, negated(condition));
      return;
    }
    const [taken, left] = asked === false ? (['else', 'then'] as const) : (['then', 'else'] as const);
    this.branch(placed, taken, here, {});
    if (left in placed.schema) this.never(false, `${placed.pointer}/${left}`);
  }

  private branch(placed: Placed, keyword: 'then' | 'else', here: Here, condition: Condition): void {
    const schema = placed.schema[keyword];
    if (schema === undefined || schema === true) return;
    if (!isObject(schema)) {
      this.refuse(here, condition, `${placed.pointer}/${keyword}`);
      return;
    }
    this.object(within(placed, `/${keyword}`, schema), { ...here, when: with_(here.when, condition) });
  }

  private dependencies(placed: Placed, here: Here): void {
    for (const keyword of ['dependencies', 'dependentRequired', 'dependentSchemas']) {
      const given = placed.schema[keyword];
      for (const [name, needed] of Object.entries(isObject(given) ? given : {})) {
        const way = `/${keyword}${toPointer([name])}`;
        const at = placed.pointer + way;
        const when = with_(here.when, { [[...here.path, name].join('/')]: true });
        this.tried(at, () => {
          if (this.typesAt([...here.path, name].join('/'))?.includes('object')) throw new NotSaid(at, NEVER_GONE);
          if (keyword !== 'dependencies')
            this.not(at, say`Aqui "${keyword}" vale; o validador usual do rjsf não o lê.`);
          if (Array.isArray(needed)) this.required({ schema: { required: needed }, pointer: at }, { ...here, when });
          else if (!isObject(needed)) this.never(needed, at);
          else this.dependency(name, dereferenced(within(placed, way, needed), this.root), here, when);
        });
      }
    }
  }

  /** What a schema says once a field has a value; with `oneOf`, what each value brings. */
  private dependency(name: string, placed: Placed, here: Here, when: When): void {
    const { oneOf, ...rest } = placed.schema;
    this.object({ ...placed, schema: rest }, { ...here, when });
    if (!Array.isArray(oneOf)) return;
    const branches = oneOf.flatMap((branch, index) => {
      if (!isObject(branch)) {
        this.never(branch, `${placed.pointer}/oneOf/${index}`);
        return [];
      }
      return this.branchOf(name, dereferenced(within(placed, `/oneOf/${index}`, branch), this.root), here) ?? [];
    });
    const conditions = branches.map(({ condition }) => condition);
    for (const [index, { rest: more }] of branches.entries()) {
      this.object(more, { ...here, when: with_(here.when, onlyThe(conditions, index)) });
    }
    const at = [...here.path, name].join('/');
    if (!this.areAllCovered(at, conditions)) {
      const none = conditions.length === 1 ? negated(conditions[0] as Condition) : { not: { anyOf: conditions } };
      this.refuse({ ...here, when }, none, placed.pointer, at);
    }
  }

  /** A branch that the value of a property chooses: when that is, and what else the branch says. */
  private branchOf(name: string, placed: Placed, here: Here): { condition: Condition; rest: Placed } | undefined {
    const { schema } = placed;
    const { [name]: chooses, ...properties } = isObject(schema.properties) ? schema.properties : {};
    if (chooses === undefined) {
      this.not(placed.pointer, say`A alternativa não diz com que valor de "${name}" vale.`);
      return undefined;
    }
    const asked = { properties: { [name]: chooses }, required: [name] };
    const condition = conditionOf({ ...placed, schema: asked }, this.ground(here));
    return { condition, rest: { ...placed, schema: { ...schema, properties } } };
  }

  /** Whether every value that a field can have meets one of some conditions on it alone. */
  private areAllCovered(name: string, conditions: readonly Condition[]): boolean {
    const schemas = this.out.places.get(name)?.variants.map(({ schema }) => schema) ?? [];
    const [schema = {}] = schemas;
    const codes = optionsOf(schema)?.map(({ code }) => code) ?? (schema.type === 'boolean' ? [true, false] : undefined);
    const met = conditions.flatMap((condition) => codesOf(condition[name] as Json) ?? []);
    return codes?.every((code) => met.some((same) => isEqual(code, same))) ?? false;
  }

  /** `oneOf` or `anyOf` of an object: told apart by the value of one property, or a rule over the fields. */
  private alternatives(placed: Placed, here: Here): void {
    const { schema } = placed;
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const given = schema[keyword];
      if (!Array.isArray(given)) continue;
      const at = `${placed.pointer}/${keyword}`;
      this.tried(at, () => {
        const options = given.map((option, index) => {
          if (!isObject(option))
            throw new NotSaid(`${at}/${index}`, say`Uma alternativa que nunca vale não se escreve.`);
          return dereferenced(within(placed, `/${keyword}/${index}`, option), this.root);
        });
        const some = options.filter((option) => !isNull(option.schema));
        for (const option of options) if (!some.includes(option)) this.not(option.pointer, NEVER_NULL);
        const known = isObject(schema.properties) ? Object.keys(schema.properties) : [];
        const isNew = some.some((option) => namesOf(option.schema).some((name) => !known.includes(name)));
        const [only, more] = some;
        if (only && !more && (isNew || options.length > 1)) this.object(only, here);
        else if (isNew) this.choice(some, at, here, known);
        else this.constraint(some, keyword, at, here);
      });
    }
  }

  private constraint(options: readonly Placed[], keyword: 'oneOf' | 'anyOf', pointer: string, here: Here): void {
    const conditions = options.map((option) => conditionOf(option, this.ground(here)));
    const holds = keyword === 'anyOf' ? { anyOf: conditions } : exactlyOne(conditions);
    this.refuse(here, negated(holds), pointer, firstReference(conditions));
  }

  private choice(options: readonly Placed[], pointer: string, here: Here, known: readonly string[]): void {
    const name = namesOf(options[0]?.schema ?? {}).find((each) =>
      areDifferent(options.map(({ schema }) => codesAt(schema, each))),
    );
    if (name === undefined) {
      throw new NotSaid(
        pointer,
        say`Nenhum campo diz, pelo seu valor, qual das alternativas vale: dê a cada uma um campo com "const" próprio.`,
      );
    }
    if (!known.includes(name)) this.property(name, { schema: choiceOf(name, options), pointer }, here);
    if (options.every(({ schema }) => namesIn(schema.required).includes(name))) {
      this.out.needs.push({ path: [...here.path, name], when: here.when, pointer });
    }
    for (const option of options) {
      if (option.schema.description !== undefined) {
        this.not(`${option.pointer}/description`, say`Uma opção não tem "${'description'}".`);
      }
      const required = namesIn(option.schema.required).filter((each) => each !== name);
      const branch = this.branchOf(name, { ...option, schema: { ...option.schema, required } }, here);
      if (branch) this.object(branch.rest, { ...here, when: with_(here.when, branch.condition) });
    }
  }

  /** What is wrong with the data while a condition holds, at a field that it reads. */
  private refuse(here: Here, condition: Condition, pointer: string, at = firstReference([condition])): void {
    if (at === undefined) throw new NotSaid(pointer, say`Nenhum campo mostraria o erro.`);
    this.out.drawn.push({ rule: refusal(at, [...here.when, condition]), pointer });
  }

  private ground({ path }: Here): Ground {
    return { path, root: this.root, typesAt: this.typesAt };
  }

  private not(pointer: string, reason: Words): void {
    this.out.notCarried.push({ file: 'schema', pointer, reason });
  }

  /** Lists what should be a schema of something and says that nothing may be there. */
  private never(schema: Json, pointer: string): void {
    if (!isObject(schema) && schema !== true) this.not(pointer, say`O que nunca vale não se escreve.`);
  }

  /** Runs a part of the walk; what the vocabulary cannot say is listed, and the part left out. */
  private tried(pointer: string, part: () => void): void {
    try {
      part();
    } catch (error) {
      if (!(error instanceof NotSaid)) throw error;
      this.not(error.pointer || pointer, error.reason);
    }
  }
}

const with_ = (when: When, condition: Condition): When =>
  Object.keys(condition).length === 0 ? when : [...when, condition];

import type { Condition } from '../../core/definition/types';
import { isEqual, isObject, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import { areDifferent, choiceOf, codesAt, firstReference, namesOf, optionsOf } from './alternatives';
import { all, codesOf, conditionOf, exactlyOne, type Ground, negated, onlyThe } from './conditions';
import { NotSaid } from './notSaid';
import { dereferenced, plainField, typeOf } from './resolve';
import type { Drawn, Need, NotCarried, Place, Placed, Source, When } from './types';

/** All that a schema says of the fields of an object, whatever branch it says it in. */
export interface Collected {
  places: Map<string, Place>;
  needs: Need[];
  /** Rules that come of what holds between fields. */
  drawn: Drawn[];
  notCarried: NotCarried[];
}

/** Keywords of an object that the vocabulary does not have. */
const NOT_OF_OBJECTS: Record<string, string> = {
  patternProperties: 'Os campos têm nomes fixos.',
  propertyNames: 'Os campos têm nomes fixos.',
  minProperties: 'O número de campos preenchidos não se limita; use uma regra com "check": "atLeastOne".',
  maxProperties: 'O número de campos preenchidos não se limita.',
  unevaluatedProperties: 'Campos que o esquema não nomeia são sempre recusados.',
  contentMediaType: 'O conteúdo de um texto não se descreve.',
};

/** Walks an object and all of its branches. */
export function collect(schema: Source, root: Source, pointer = ''): Collected {
  const collected: Collected = { places: new Map(), needs: [], drawn: [], notCarried: [] };
  const walk = new Walk(root, collected);
  walk.object({ schema, pointer }, { path: [], when: [], refs: [] });
  return collected;
}

interface Here {
  path: readonly string[];
  when: When;
  refs: readonly string[];
}

class Walk {
  constructor(
    readonly root: Source,
    readonly out: Collected,
  ) {}

  /** What a schema says of the object at `here`, in the branches that hold when `here.when` does. */
  object(given: Placed, here: Here): void {
    this.tried(given.pointer, () => {
      const { refs, ...placed } = dereferenced(given, this.root, here.refs);
      const inside = { ...here, refs };
      this.properties(placed, inside);
      this.required(placed, here);
      this.conditional(placed, inside);
      this.dependencies(placed, inside);
      this.alternatives(placed, inside);
      const parts = Array.isArray(placed.schema.allOf) ? placed.schema.allOf : [];
      for (const [index, part] of parts.entries()) {
        if (isObject(part)) this.object({ schema: part, pointer: `${placed.pointer}/allOf/${index}` }, inside);
      }
      this.leftOut(placed);
    });
  }

  private properties({ schema, pointer }: Placed, here: Here): void {
    for (const [name, given] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      const at = `${pointer}/properties${toPointer([name])}`;
      if (given === true || given === false) {
        if (given === true) this.not(at, 'Um campo diz o seu tipo.');
        continue;
      }
      if (isObject(given)) this.tried(at, () => this.property(name, { schema: given, pointer: at }, here));
    }
  }

  private property(name: string, given: Placed, here: Here): void {
    if (/[/{}]|^\$|^(anyOf|allOf|not)$/.test(name) || name === '') {
      throw new NotSaid(given.pointer, `"${name}" não pode ser nome de um campo.`);
    }
    const path = [...here.path, name];
    const direct = dereferenced(given, this.root, here.refs);
    if (this.isOfObject(direct)) {
      this.place(path, { ...direct, schema: { ...direct.schema, type: 'object' }, when: here.when });
      this.object(direct, { path, when: here.when, refs: direct.refs });
      return;
    }
    this.place(path, { ...plainField(given, this.root), when: here.when });
  }

  /** Whether a schema is of an object, by itself or by what it is laid together from. */
  private isOfObject({ schema, pointer }: Placed): boolean {
    const parts = Array.isArray(schema.allOf) ? schema.allOf.filter(isObject) : [];
    return (
      typeOf(schema) === 'object' ||
      parts.some((part) => this.isOfObject(dereferenced({ schema: part, pointer }, this.root)))
    );
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

  private conditional({ schema, pointer }: Placed, here: Here): void {
    if (!isObject(schema.if)) return;
    const condition = conditionOf({ schema: schema.if, pointer: `${pointer}/if` }, this.ground(here));
    this.branch(schema.then, `${pointer}/then`, here, condition);
    this.branch(schema.else, `${pointer}/else`, here, negated(condition));
  }

  private branch(schema: Json | undefined, pointer: string, here: Here, condition: Condition): void {
    if (schema === undefined || schema === true) return;
    if (!isObject(schema)) {
      this.refuse(here, condition, pointer);
      return;
    }
    this.object({ schema, pointer }, { ...here, when: with_(here.when, condition) });
  }

  private dependencies({ schema, pointer }: Placed, here: Here): void {
    for (const keyword of ['dependencies', 'dependentRequired', 'dependentSchemas']) {
      const given = schema[keyword];
      for (const [name, needed] of Object.entries(isObject(given) ? given : {})) {
        const at = `${pointer}/${keyword}${toPointer([name])}`;
        this.tried(at, () => this.dependency(name, needed, at, here));
      }
    }
  }

  private dependency(name: string, needed: Json, pointer: string, here: Here): void {
    const trigger: Condition = { [[...here.path, name].join('/')]: true };
    const when = with_(here.when, trigger);
    if (Array.isArray(needed)) {
      this.required({ schema: { required: needed }, pointer: pointer }, { ...here, when });
      return;
    }
    if (!isObject(needed)) return;
    const { oneOf, ...rest } = dereferenced({ schema: needed, pointer }, this.root).schema;
    this.object({ schema: rest, pointer }, { ...here, when });
    if (!Array.isArray(oneOf)) return;
    const branches = oneOf.flatMap((branch, index) =>
      this.dependentBranch(name, branch, `${pointer}/oneOf/${index}`, here),
    );
    for (const [index, branch] of branches.entries()) {
      const only = onlyThe(
        branches.map(({ condition }) => condition),
        index,
      );
      this.object(branch.rest, { ...here, when: with_(here.when, only) });
    }
    const conditions = branches.map(({ condition }) => condition);
    if (!this.areAllCovered([...here.path, name], conditions)) {
      const none = conditions.length === 1 ? negated(conditions[0] as Condition) : { not: { anyOf: conditions } };
      this.draw(
        { when: all([...here.when, trigger, none]), error: { at: [...here.path, name].join('/'), kind: 'invalid' } },
        pointer,
      );
    }
  }

  /** A branch of a dependency: what of its trigger chooses it, and the rest of it. */
  private dependentBranch(name: string, given: Json, pointer: string, here: Here) {
    if (!isObject(given)) return [];
    const { schema } = dereferenced({ schema: given, pointer }, this.root);
    const { [name]: chooses, ...properties } = isObject(schema.properties) ? schema.properties : {};
    if (chooses === undefined) {
      this.not(pointer, `A alternativa não diz com que valor de "${name}" vale.`);
      return [];
    }
    const condition = conditionOf(
      { schema: { properties: { [name]: chooses }, required: [name] }, pointer },
      this.ground(here),
    );
    return [{ condition, rest: { schema: { ...schema, properties }, pointer } }];
  }

  /** Whether every value that a field can have meets one of some conditions on it alone. */
  private areAllCovered(path: readonly string[], conditions: readonly Condition[]): boolean {
    const name = path.join('/');
    const schemas = this.out.places.get(name)?.variants.map(({ schema }) => schema) ?? [];
    const [schema = {}] = schemas;
    const codes = optionsOf(schema)?.map(({ code }) => code) ?? (schema.type === 'boolean' ? [true, false] : undefined);
    const met = conditions.flatMap((condition) => codesOf(condition[name] as Json) ?? []);
    return codes?.every((code) => met.some((same) => isEqual(code, same))) ?? false;
  }

  /** `oneOf` or `anyOf` of an object: told apart by the value of one property, or a rule over the fields. */
  private alternatives({ schema, pointer }: Placed, here: Here): void {
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const given = schema[keyword];
      if (!Array.isArray(given)) continue;
      const at = `${pointer}/${keyword}`;
      this.tried(at, () => {
        const options = given.map((option, index) => {
          if (!isObject(option)) throw new NotSaid(`${at}/${index}`, 'Uma alternativa que nunca vale não se escreve.');
          return dereferenced({ schema: option, pointer: `${at}/${index}` }, this.root, here.refs);
        });
        const known = isObject(schema.properties) ? Object.keys(schema.properties) : [];
        const isNew = options.some((option) => namesOf(option.schema).some((name) => !known.includes(name)));
        if (isNew) this.choice(options, at, here, known);
        else this.constraint(options, keyword, at, here);
      });
    }
  }

  private constraint(options: readonly Placed[], keyword: 'oneOf' | 'anyOf', pointer: string, here: Here): void {
    const conditions = options.map((option) => conditionOf(option, this.ground(here)));
    const holds = keyword === 'anyOf' ? { anyOf: conditions } : exactlyOne(conditions);
    this.refuse(here, negated(holds), pointer, Object.keys(firstReference(conditions))[0]);
  }

  private choice(
    options: readonly (Placed & { refs: string[] })[],
    pointer: string,
    here: Here,
    known: readonly string[],
  ): void {
    const name = namesOf(options[0]?.schema ?? {}).find((each) =>
      areDifferent(options.map(({ schema }) => codesAt(schema, each))),
    );
    if (name === undefined) {
      throw new NotSaid(
        pointer,
        'Nenhum campo diz, pelo seu valor, qual das alternativas vale: dê a cada uma um campo com "const" próprio.',
      );
    }
    if (!known.includes(name)) this.property(name, { schema: choiceOf(name, options), pointer }, here);
    if (options.every(({ schema }) => Array.isArray(schema.required) && schema.required.includes(name))) {
      this.out.needs.push({ path: [...here.path, name], when: here.when, pointer });
    }
    for (const option of options) {
      const { [name]: chooses, ...properties } = option.schema.properties as Source;
      const required = Array.isArray(option.schema.required)
        ? option.schema.required.filter((each) => each !== name)
        : [];
      const condition = conditionOf(
        { schema: { properties: { [name]: chooses as Json }, required: [name] }, pointer: option.pointer },
        this.ground(here),
      );
      const rest = { schema: { ...option.schema, properties, required }, pointer: option.pointer };
      this.object(rest, { ...here, when: with_(here.when, condition), refs: option.refs });
    }
  }

  private leftOut({ schema, pointer }: Placed): void {
    for (const [keyword, reason] of Object.entries(NOT_OF_OBJECTS)) {
      if (schema[keyword] !== undefined) this.not(`${pointer}/${keyword}`, reason);
    }
    if (isObject(schema.additionalProperties) || schema.additionalProperties === true) {
      this.not(`${pointer}/additionalProperties`, 'Os campos têm nomes fixos.');
    }
    if (schema.not !== undefined) this.not(`${pointer}/not`, 'Diga com uma regra "error" o que não pode ser.');
  }

  /** What is wrong with the data while a condition holds, at a field that it reads. */
  private refuse(
    here: Here,
    condition: Condition,
    pointer: string,
    at = Object.keys(firstReference([condition]))[0],
  ): void {
    if (at === undefined) throw new NotSaid(pointer, 'Nenhum campo mostraria o erro.');
    this.draw({ when: all([...here.when, condition]), error: { at, kind: 'invalid' } }, pointer);
  }

  private draw(rule: Drawn['rule'], pointer: string): void {
    this.out.drawn.push({ rule, pointer });
  }

  private ground({ path }: Here): Ground {
    return { path, root: this.root };
  }

  private not(pointer: string, reason: string): void {
    this.out.notCarried.push({ file: 'schema', pointer, reason });
  }

  /** Runs a part of the walk; what the vocabulary cannot say is listed, and the part left out. */
  private tried(pointer: string, part: () => void): void {
    try {
      part();
    } catch (error) {
      if (!(error instanceof NotSaid)) throw error;
      this.not(error.pointer || pointer, error.message);
    }
  }
}

const with_ = (when: When, condition: Condition): When =>
  Object.keys(condition).length === 0 ? when : [...when, condition];

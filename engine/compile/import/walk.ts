import type { Condition } from '../../core/definition/types';
import { isObject, type Json } from '../../core/json';
import { say, type Words } from '../problems/say';
import { firstReference } from './alternatives';
import { NotSaid } from './notSaid';
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

/** An object of the data, and when what is said of it holds. */
export interface Here {
  path: readonly string[];
  when: When;
  /** What says it, where that is not the object itself. */
  as?: 'part' | 'branch';
}

/** Reads what a schema says of the object at a place. */
type Read = (walk: Walk, placed: Placed, here: Here) => void;

/** A walk over an object and its branches, with what it found. */
export class Walk {
  readonly out: Collected = { places: new Map(), needs: [], drawn: [], notCarried: [] };

  constructor(
    readonly root: Source,
    readonly typesAt: TypesAt,
    private readonly read: Read,
  ) {}

  /** What a schema says of the object at `here`, in the branches that hold when `here.when` does. */
  object(placed: Placed, here: Here): void {
    this.tried(placed.pointer, () => this.read(this, placed, here));
  }

  /** The same, of a branch that holds on one condition more. */
  branch(placed: Placed, here: Here, condition: Condition): void {
    this.object(placed, { ...here, when: withCondition(here.when, condition), as: 'branch' });
  }

  /** Notes what a variant says of a field. */
  place(path: readonly string[], variant: Placed & { when: When }): void {
    const key = path.join('/');
    const place = this.out.places.get(key) ?? { path, variants: [] };
    const { schema, pointer, when, optionsAt, nullsAt } = variant;
    place.variants.push({
      schema,
      pointer,
      when,
      ...(optionsAt !== undefined && { optionsAt }),
      ...(nullsAt && { nullsAt }),
    });
    this.out.places.set(key, place);
  }

  /** Notes what a field that is there on the same condition begins with. */
  begin(path: readonly string[], value: Json, { when }: Here): void {
    const variant = this.out.places.get(path.join('/'))?.variants.findLast((each) => each.when === when);
    if (variant) variant.schema = { ...variant.schema, default: value };
  }

  /** What is wrong with the data while a condition holds, at a field that it reads. */
  refuse(here: Here, condition: Condition, pointer: string, at = firstReference([condition])): void {
    if (at === undefined) throw new NotSaid(pointer, say`Nenhum campo mostraria o erro.`);
    this.out.drawn.push({ rule: refusal(at, [...here.when, condition]), pointer });
  }

  /** Where the conditions of an object stand. */
  ground({ path }: Here): Ground {
    return { path, root: this.root, typesAt: this.typesAt };
  }

  not(pointer: string, reason: Words): void {
    this.out.notCarried.push({ file: 'schema', pointer, reason });
  }

  /** Lists what should be a schema of something and says that nothing may be there. */
  never(schema: Json, pointer: string): void {
    if (!isObject(schema) && schema !== true) this.not(pointer, say`O que nunca vale não se escreve.`);
  }

  /** Runs a part of the walk; what the vocabulary cannot say is listed, and the part left out. */
  tried(pointer: string, part: () => void): void {
    try {
      part();
    } catch (error) {
      if (!(error instanceof NotSaid)) throw error;
      this.not(error.pointer || pointer, error.reason);
    }
  }
}

/** When a branch of a branch holds. */
export const withCondition = (when: When, condition: Condition): When =>
  Object.keys(condition).length === 0 ? when : [...when, condition];

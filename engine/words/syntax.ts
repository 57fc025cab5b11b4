import { isEqual } from '../core/json';
import type { Naming } from './naming';

/** One way to read a text from a place on: what it says, and where it ends. */
export type Read<T> = [said: T, end: number];

/** A piece of the language that is written and read by the same description. */
export interface Syntax<T> {
  /** The words of a value; `undefined` when this piece cannot say it. */
  write(value: T, naming: Naming): string | undefined;
  /** Every way to read the text from a place on. */
  read(text: string, at: number, naming: Naming): Read<T>[];
}

/** A piece that refers to others that are made later. */
export function later<T>(make: () => Syntax<T>): Syntax<T> {
  return {
    write: (value, naming) => make().write(value, naming),
    read: (text, at, naming) => make().read(text, at, naming),
  };
}

/** The same words for another value; `undefined` = cannot be. */
export function mapped<A, B>(
  syntax: Syntax<A>,
  toWrite: (value: B, naming: Naming) => A | undefined,
  ofRead: (value: A, naming: Naming) => B | undefined,
): Syntax<B> {
  return {
    write(value, naming) {
      const inner = toWrite(value, naming);
      return inner === undefined ? undefined : syntax.write(inner, naming);
    },
    read: (text, at, naming) =>
      syntax.read(text, at, naming).flatMap(([inner, end]): Read<B>[] => {
        const value = ofRead(inner, naming);
        return value === undefined ? [] : [[value, end]];
      }),
  };
}

/** The first that can say a value; any of them when it is read. */
export function choice<T>(...syntaxes: Syntax<T>[]): Syntax<T> {
  return {
    write(value, naming) {
      for (const syntax of syntaxes) {
        const text = syntax.write(value, naming);
        if (text !== undefined) return text;
      }
      return undefined;
    },
    read: (text, at, naming) => syntaxes.flatMap((syntax) => syntax.read(text, at, naming)),
  };
}

/** Whether these words stand at a place of a text. */
export function stands(words: string, text: string, at: number, { reached }: Naming): boolean {
  const isThere = text.startsWith(words, at);
  if (isThere) reached?.(at + words.length);
  return isThere;
}

/** Words that stand for one value. */
export function fixed<T>(words: string, value: T, is: (given: T) => boolean): Syntax<T> {
  return {
    write: (given) => (is(given) ? words : undefined),
    read: (text, at, naming) => (stands(words, text, at, naming) ? [[value, at + words.length]] : []),
  };
}

type Slots<T> = { [K in keyof T]: Syntax<T[K]> };

/** Words with slots: `'{name} da aba {tab}'`. */
export function template<T extends object>(words: string, slots: Slots<T>): Syntax<T> {
  const pieces = words.split(/\{(\w+)\}/);
  const slotOf = (index: number) => pieces[index] as keyof T;
  return {
    write(value, naming) {
      const written = pieces.map((piece, index) =>
        index % 2 === 0 ? piece : slots[slotOf(index)].write(value[slotOf(index)], naming),
      );
      return written.includes(undefined) ? undefined : written.join('');
    },
    read(text, at, naming) {
      let reads: Read<Partial<T>>[] = [[{}, at]];
      for (const [index, piece] of pieces.entries()) {
        reads = reads.flatMap(([said, place]): Read<Partial<T>>[] => {
          if (index % 2 === 0) return stands(piece, text, place, naming) ? [[said, place + piece.length]] : [];
          return slots[slotOf(index)]
            .read(text, place, naming)
            .map(([inner, end]): Read<Partial<T>> => [{ ...said, [slotOf(index)]: inner }, end]);
        });
      }
      return reads as Read<T>[];
    },
  };
}

/** Words around one piece: `'tem ao menos {} linhas'` with `{}` as its place. */
export function around<T>(words: string, inner: Syntax<T>): Syntax<T> {
  return mapped(
    template<{ it: T }>(words.replace(/\{\w*\}/, '{it}'), { it: inner }),
    (it) => ({ it }),
    ({ it }) => it,
  );
}

/** Several, one after the other: `'A, B ou C'` with `', '` and `' ou '`; at least so many. */
export function list<T>(item: Syntax<T>, last: string, atLeast = 1, between = ', '): Syntax<T[]> {
  return {
    write(values, naming) {
      if (values.length < atLeast) return undefined;
      const written = values.map((value) => item.write(value, naming));
      if (written.includes(undefined)) return undefined;
      return [...(written.length > 1 ? [written.slice(0, -1).join(between)] : []), written.at(-1)].join(last);
    },
    read(text, at, naming) {
      const done: Read<T[]>[] = [];
      let open: Read<T[]>[] = item.read(text, at, naming).map(([one, end]) => [[one], end]);
      if (atLeast <= 1) done.push(...open);
      while (open.length > 0) {
        const next = (joint: string) =>
          open.flatMap(([said, place]) =>
            stands(joint, text, place, naming)
              ? item.read(text, place + joint.length, naming).map(([one, end]): Read<T[]> => [[...said, one], end])
              : [],
          );
        done.push(...next(last).filter(([said]) => said.length >= atLeast));
        open = between === last ? next(last) : next(between);
      }
      return done;
    },
  };
}

/** What a value holds, each member in words of its own, in the order of the table, those that are there. */
export function members<T extends object>(
  table: { [K in keyof T]?: Syntax<NonNullable<T[K]>> },
  joint: string,
): Syntax<T> {
  const keys = Object.keys(table) as (keyof T)[];
  return {
    write(value, naming) {
      const given = (Object.keys(value) as (keyof T)[]).filter((key) => value[key] !== undefined);
      if (given.length === 0 || given.some((key) => !table[key])) return undefined;
      const written = keys
        .filter((key) => given.includes(key))
        .map((key) => table[key]?.write(value[key] as NonNullable<T[keyof T]>, naming));
      return written.includes(undefined) ? undefined : written.join(joint);
    },
    read(text, at, naming) {
      let reads: Read<Partial<T>>[] = [[{}, at]];
      for (const key of keys) {
        reads = reads.flatMap(([said, place]): Read<Partial<T>>[] => {
          const begun = Object.keys(said).length > 0;
          if (begun && !stands(joint, text, place, naming)) return [[said, place]];
          const found = table[key]?.read(text, begun ? place + joint.length : place, naming) ?? [];
          return [[said, place], ...found.map(([inner, end]): Read<Partial<T>> => [{ ...said, [key]: inner }, end])];
        });
      }
      return reads.filter(([said]) => Object.keys(said).length > 0) as Read<T>[];
    },
  };
}

/** A name, and something said of it, which may be about the name's value. */
export function told<T>(subject: Syntax<string>, joint: string, syntax: Syntax<T>): Syntax<[name: string, said: T]> {
  return {
    write([name, value], naming) {
      const [first, second] = [subject.write(name, naming), syntax.write(value, { ...naming, subject: name })];
      return first === undefined || second === undefined ? undefined : `${first}${joint}${second}`;
    },
    read: (text, at, naming) =>
      subject.read(text, at, naming).flatMap(([name, end]) => {
        if (!stands(joint, text, end, naming)) return [];
        const said = syntax.read(text, end + joint.length, { ...naming, subject: name });
        return said.map(([value, place]): Read<[string, T]> => [[name, value], place]);
      }),
  };
}

/** The entries of an object, each by itself, one after the other. */
export function entries<T>(entry: Syntax<[string, T]>, last: string): Syntax<Record<string, T>> {
  return mapped(
    list(entry, last),
    (value) => Object.entries(value),
    (said) => (new Set(said.map(([name]) => name)).size === said.length ? Object.fromEntries(said) : undefined),
  );
}

const STAR = /\*((?:[^*\\]|\\.)*)\*/suy;

/** A name or value between stars: `*Nome completo*`; a star in it has a backslash. */
export const starred: Syntax<string> = {
  write: (text) => `*${text.replaceAll(/[*\\]/g, String.raw`\$&`)}*`,
  read(text, at, { reached }) {
    STAR.lastIndex = at;
    const found = STAR.exec(text)?.[1];
    if (found !== undefined) reached?.(STAR.lastIndex);
    return found === undefined ? [] : [[found.replaceAll(/\\(.)/gsu, '$1'), STAR.lastIndex]];
  },
};

const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/uy;

/** A number as JSON writes it. */
export const number: Syntax<number> = {
  write: (value) => JSON.stringify(value),
  read(text, at, { reached }) {
    NUMBER.lastIndex = at;
    const found = NUMBER.exec(text)?.[0];
    if (found !== undefined) reached?.(NUMBER.lastIndex);
    return found === undefined ? [] : [[Number(found), NUMBER.lastIndex]];
  },
};

/** What a whole text says; `undefined` when it says nothing, or more than one thing. */
export function readWhole<T>(syntax: Syntax<T>, text: string, naming: Naming): T | undefined {
  const whole = syntax.read(text, 0, naming).filter(([, end]) => end === text.length);
  const [first, ...others] = whole.map(([value]) => value);
  return others.every((other) => isEqual(other, first)) ? first : undefined;
}

/** How many characters of a text are understood, from its beginning on: where it goes wrong, when it says nothing. */
export function reachOf<T>(syntax: Syntax<T>, text: string, naming: Naming): number {
  let reach = 0;
  syntax.read(text, 0, {
    ...naming,
    reached(end) {
      reach = Math.max(reach, end);
    },
  });
  return reach;
}

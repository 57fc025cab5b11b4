import type { Naming } from './naming';
import { around, later, type Read, type Syntax, stands } from './syntax';
import type { WordTable } from './table';

/** What holds together, or one of which holds, or a single thing. */
export interface Parts<T> {
  how: 'all' | 'any' | 'one';
  items: T[];
}

/** `whole` is a text of its own, `item` one of several, `all` a text in which only "and" stands bare. */
export interface Logic<T> {
  whole: Syntax<T>;
  item: Syntax<T>;
  all: Syntax<T>;
}

/** Things joined by "and" or "or", never both without brackets. */
export function logic<T>(
  one: Syntax<T>,
  words: Pick<WordTable, 'and' | 'or'>,
  { parts, all, any }: { parts(value: T): Parts<T>; all(items: T[]): T | undefined; any(items: T[]): T | undefined },
): Logic<T> {
  const joints = { all: words.and, any: words.or };
  const makes = { all, any };
  const alone: Syntax<T> = {
    write: (value, naming) => (parts(value).how === 'one' ? one.write(value, naming) : undefined),
    read: one.read,
  };
  const bracketed = around(
    '({})',
    later((): Syntax<T> => whole),
  );
  const item: Syntax<T> = {
    write: (value, naming) => alone.write(value, naming) ?? bracketed.write(value, naming),
    read: (text, at, naming) => (text[at] === '(' ? bracketed : alone).read(text, at, naming),
  };
  /** The first is read once, whichever word follows it. */
  const joined = (...hows: ('all' | 'any')[]): Syntax<T> => ({
    write(value, naming) {
      const { how, items } = parts(value);
      if (how === 'one' || !hows.includes(how)) return item.write(value, naming);
      const written = items.map((each) => item.write(each, naming));
      return written.includes(undefined) ? undefined : written.join(joints[how]);
    },
    read(text, at, naming) {
      const firsts = item.read(text, at, naming);
      const several = hows.flatMap((how) =>
        following(
          item,
          joints[how],
          firsts,
        )(text, naming).flatMap(([items, end]): Read<T>[] => {
          const value = makes[how](items);
          return value === undefined ? [] : [[value, end]];
        }),
      );
      return [...firsts, ...several];
    },
  });
  const whole: Syntax<T> = joined('all', 'any');
  return { whole, item, all: joined('all') };
}

/** What follows these with a joint, as long as it does: two and more. */
function following<T>(item: Syntax<T>, joint: string, firsts: Read<T>[]) {
  return (text: string, naming: Naming): Read<T[]>[] => {
    const found: Read<T[]>[] = [];
    let open = firsts.map(([first, end]): Read<T[]> => [[first], end]);
    while (open.length > 0) {
      open = open.flatMap(([said, place]) =>
        stands(joint, text, place, naming)
          ? item.read(text, place + joint.length, naming).map(([next, end]): Read<T[]> => [[...said, next], end])
          : [],
      );
      found.push(...open);
    }
    return found;
  };
}

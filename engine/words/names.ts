import { lately } from '../core/lately';

/** How things of one kind are called, each by a name of its own, and what a name means. */
export interface Names {
  /** The label of a name; one that is not known is its own. */
  called(name: string): string;
  /** The name of a label. */
  named(label: string): string;
}

/** Stands before what is meant literally. */
const LITERAL = '=';

/** The same as `namesOf`, worked out when the first of them is asked for: a tab has hundreds, a sentence speaks of a few. */
export function lateNames(things: () => Parameters<typeof namesOf>[0]): Names {
  const names = lately(() => namesOf(things()));
  return { called: (name) => names().called(name), named: (label) => names().named(label) };
}

/**
 * Names with their labels, from the plainest on: `['Zip', ['ZIP', 'ZIP (Home address)']]`. Those that share a
 * label take their next one, and in the end their own name.
 */
export function namesOf(things: readonly (readonly [name: string, labels: readonly string[]])[]): Names {
  const level = new Map(things.map(([name]) => [name, 0]));
  const labelOf = ([name, labels]: (typeof things)[number]) => labels[level.get(name) ?? 0] ?? name;
  for (;;) {
    const times = new Map<string, number>();
    for (const thing of things) times.set(labelOf(thing), (times.get(labelOf(thing)) ?? 0) + 1);
    const shared = things.filter((thing) => (times.get(labelOf(thing)) ?? 0) > 1);
    const open = shared.filter(([name, labels]) => (level.get(name) ?? 0) < labels.length);
    if (open.length === 0) break;
    for (const [name] of open) level.set(name, (level.get(name) ?? 0) + 1);
  }
  const labels = new Map(things.map((thing) => [thing[0], labelOf(thing)]));
  const names = new Map([...labels].map(([name, label]) => [label, name]));
  return {
    called: (name) => labels.get(name) ?? (names.has(name) || name.startsWith(LITERAL) ? LITERAL + name : name),
    named: (label) => names.get(label) ?? (label.startsWith(LITERAL) ? label.slice(LITERAL.length) : label),
  };
}

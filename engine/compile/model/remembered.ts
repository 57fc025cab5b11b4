/** How many answers are kept: those of all tabs of a folder, and of many changes of them. */
const MOST = 400;

/** Keeps what came last under a name; where there is no more room, what came longest ago goes. */
export function keepLast<Value>(known: Map<string, Value>, name: string, value: Value): void {
  known.delete(name);
  if (known.size >= MOST) known.delete(known.keys().next().value as string);
  known.set(name, value);
}

/**
 * A function that remembers its answers by a text that says all that they depend on: while definitions are edited, only
 * what changed is worked out again.
 */
export function remembered<In, Out>(keyOf: (input: In) => string, work: (input: In) => Out): (input: In) => Out {
  const known = new Map<string, Out>();
  return (input) => {
    const key = keyOf(input);
    if (known.has(key)) return known.get(key) as Out;
    const found = work(input);
    keepLast(known, key, found);
    return found;
  };
}

/**
 * A function that remembers its last answer for each name, as long as everything that it depends on is the very same: what
 * is read of many files is worked out again for the one that changed.
 */
export function rememberedLast<In, Out>(
  nameOf: (input: In) => string,
  dependsOn: (input: In) => readonly unknown[],
  work: (input: In) => Out,
): (input: In) => Out {
  const known = new Map<string, { on: readonly unknown[]; found: Out }>();
  return (input) => {
    const [name, on] = [nameOf(input), dependsOn(input)];
    const last = known.get(name);
    if (last && isSame(last.on, on)) return last.found;
    const found = work(input);
    keepLast(known, name, { on, found });
    return found;
  };
}

/**
 * A check that is not made again where it found nothing, as long as everything that its answer depends on is the very same.
 * What it found is looked for again: it has other places then.
 */
export function rememberedQuiet<In, Out>(
  nameOf: (input: In) => string,
  dependsOn: (input: In) => readonly unknown[],
  check: (input: In) => Out[],
): (input: In) => Out[] {
  const quiet = new Map<string, readonly unknown[]>();
  return (input) => {
    const [name, on] = [nameOf(input), dependsOn(input)];
    const last = quiet.get(name);
    if (last && isSame(last, on)) return [];
    const found = check(input);
    if (found.length > 0) quiet.delete(name);
    else keepLast(quiet, name, on);
    return found;
  };
}

const isSame = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length === after.length && before.every((one, index) => one === after[index]);

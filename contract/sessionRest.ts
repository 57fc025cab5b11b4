/** How much longer a session goes on, in whole seconds. */
export interface SessionRest {
  /** Without a use of it. `undefined` where that never ends it. */
  unused: number | undefined;
  /** How much that is right after a use. */
  unusedAtMost: number | undefined;
  /** Whatever is done: no use extends it. */
  atMost: number;
}

/** As the header of an answer: `1740,1860,28000`; `,,28000` where it ends by its age alone. */
export function writeSessionRest({ unused, unusedAtMost, atMost }: SessionRest): string {
  return [unused, unusedAtMost, atMost].join(',');
}

/** The same as it was written; `undefined` when it is none. */
export function readSessionRest(text: string): SessionRest | undefined {
  const [, unused, unusedAtMost, atMost] = /^(?:(\d+),(\d+)|,),(\d+)$/.exec(text) ?? [];
  if (atMost === undefined) return undefined;
  const toCount = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));
  return { unused: toCount(unused), unusedAtMost: toCount(unusedAtMost), atMost: Number(atMost) };
}

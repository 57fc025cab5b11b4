import { compare } from './compare';
import type { Picture } from './picture';

/** What became of one picture. */
export interface Finding {
  name: string;
  kind: 'changed' | 'new' | 'gone';
  before?: Picture | undefined;
  after?: Picture | undefined;
  /** What differs, of a changed one. */
  shown?: Picture;
  /** How many points differ. */
  points?: number;
}

/** What differs between two sets of pictures, by name. */
export function findingsOf(before: Map<string, Picture>, after: Map<string, Picture>): Finding[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name): Finding[] => {
    const [old, now] = [before.get(name), after.get(name)];
    if (!old || !now) return [{ name, kind: old ? 'gone' : 'new', before: old, after: now }];
    const { isSame, points, shown } = compare(old, now);
    return isSame ? [] : [{ name, kind: 'changed', before: old, after: now, shown, points }];
  });
}

const WORDS = { changed: 'changed', new: 'new', gone: 'no longer there' };

/** A finding as a line of the terminal. */
export const lineOf = ({ name, kind, points }: Finding) =>
  `  ${name}: ${WORDS[kind]}${points === undefined ? '' : `, ${points} points differ`}`;

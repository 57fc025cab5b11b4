import { isEmpty, type Json } from '../../core/json';
import { type DomainInput, domainOf, type Known, meets } from './domain';
import { type Atom, atomsOf, type Expr, isTrue } from './expression';

/** How two formulas stand to each other: whether the later one may hold where the earlier did not, and the other way. */
export interface Difference {
  more: boolean;
  less: boolean;
  /** Whether it is the same whatever validators, lookups and lists of the server answer. */
  isDecided: boolean;
}

/** What is known of references, and what values are made with. */
export interface Knowing extends DomainInput {
  knownOf(ref: string): Known;
}

/** Combinations that are tried; formulas with more may differ in any way. */
const MOST = 40_000;

/** Prefix of references and tests that something beside the definitions decides. */
const OUTSIDE = /^(?:\$option\/|!)/;

interface Assigned {
  ref: string;
  values: (Json | undefined)[];
  free: Atom[];
}

/**
 * Holds two formulas against each other by trying every combination of answers that their atoms can have. What no list
 * of values can show is taken as possible, so that `more` and `less` are never false by mistake.
 */
export function differenceOf(before: Expr, after: Expr, knowing: Knowing): Difference {
  if (JSON.stringify(before) === JSON.stringify(after)) return { more: false, less: false, isDecided: true };
  const atoms = [...atomsOf(after, atomsOf(before)).values()];
  const assigned = [...new Set(atoms.map(({ ref }) => ref))].map((ref): Assigned => {
    const own = atoms.filter((atom) => atom.ref === ref);
    return { ref, ...domainOf(own, knowing.knownOf(ref), knowing) };
  });
  const isDecided = !atoms.some(({ ref }) => OUTSIDE.test(ref));
  const count = assigned.reduce((product, { values, free }) => product * values.length * 2 ** free.length, 1);
  if (count > MOST) return { more: true, less: true, isDecided };
  let more = false;
  let less = false;
  for (const holds of answersOf(assigned, knowing)) {
    const [was, is] = [isTrue(before, holds), isTrue(after, holds)];
    more ||= is && !was;
    less ||= was && !is;
    if (more && less) break;
  }
  return { more, less, isDecided };
}

/** Whether a formula can hold at all. */
export const mayHold = (expr: Expr, knowing: Knowing): boolean => differenceOf(false, expr, knowing).more;

/** Every combination of answers, as functions of an atom. */
function* answersOf(assigned: readonly Assigned[], knowing: Knowing): Generator<(atom: Atom) => boolean> {
  const [next, ...rest] = assigned;
  if (!next) {
    yield () => false;
    return;
  }
  const met = new Map<string, boolean>();
  for (const value of next.values) {
    for (const yes of isEmpty(value) ? [[]] : subsetsOf(next.free)) {
      const own = (atom: Atom): boolean => {
        if (next.free.some(({ key }) => key === atom.key)) return yes.some(({ key }) => key === atom.key);
        const key = `${atom.key} ${JSON.stringify(value)}`;
        const found = met.get(key) ?? meets(value, atom, knowing);
        met.set(key, found);
        return found;
      };
      for (const inner of answersOf(rest, knowing)) yield (atom) => (atom.ref === next.ref ? own(atom) : inner(atom));
    }
  }
}

function subsetsOf(atoms: readonly Atom[]): Atom[][] {
  const [first, ...rest] = atoms;
  if (!first) return [[]];
  const others = subsetsOf(rest);
  return [...others, ...others.map((set) => [first, ...set])];
}

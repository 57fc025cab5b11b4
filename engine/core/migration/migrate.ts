import { isEmpty, type Json } from '../json';
import type { WizardData } from '../mapping/parts';
import { inRows, isFree, pathOf, putAt, readAt, takeAt } from './paths';
import type { MigrationStep } from './types';

/** A value that a step could not take along. */
export interface Left {
  /** Where it stood when the step began. */
  place: string;
  value: Json;
  /** The id of the step. */
  step: string;
}

/** Data in a newer form. */
export interface Migrated {
  data: WizardData;
  /** What is not among them any more, in the order in which it went. */
  left: Left[];
}

/** Tells of a value that does not go along. */
type Leave = (place: string, ...values: Json[]) => void;

/**
 * Data of a wizard by tab, taken through steps in their order. Pure and total: what it is given stays as it is, and
 * whatever it is, nothing is thrown. A place that holds something already keeps it: what was answered in the newer form is
 * never replaced by an older answer, which goes to `left`.
 */
export function migrate(data: WizardData, steps: readonly MigrationStep[]): Migrated {
  const migrated: Migrated = { data: structuredClone(data), left: [] };
  for (const step of steps) {
    apply(migrated.data, step, (place, ...values) => {
      for (const value of values) if (!isEmpty(value)) migrated.left.push({ place, value, step: step.id });
    });
  }
  return migrated;
}

function apply(data: WizardData, step: MigrationStep, leave: Leave): void {
  if ('moved' in step) move(data, step, leave);
  else if ('split' in step) split(data, step, leave);
  else if ('merged' in step) merge(data, step, leave);
  else if ('codes' in step) mapCodes(data, step, leave);
  else if ('default' in step) fill(data, step);
}

type Of<Key extends string> = Extract<MigrationStep, { [key in Key]: unknown }>;

function move(data: WizardData, { moved, to }: Of<'moved'>, leave: Leave): void {
  inRows(data, [pathOf(moved), pathOf(to)], (holder, [from = [], target = []]) => {
    const value = readAt(holder, from);
    const taken = takeAt(holder, from);
    if (value === undefined || !putAt(holder, target, value)) leave(moved, ...taken);
  });
}

function split(data: WizardData, { split: source, into, at }: Of<'split'>, leave: Leave): void {
  inRows(data, [pathOf(source), ...into.map(pathOf)], (holder, [from = [], ...targets]) => {
    const value = readAt(holder, from);
    const taken = takeAt(holder, from);
    if (typeof value !== 'string' || !targets.every((target) => isFree(holder, target))) return leave(source, ...taken);
    piecesOf(value, at, targets.length).forEach((piece, index) => {
      if (!putAt(holder, targets[index] ?? [], piece)) leave(source, piece);
    });
  });
}

/** At most so many pieces of a text, none empty: joined again with `at` they are the text. */
function piecesOf(text: string, at: string, most: number): string[] {
  const cut = at === '' ? -1 : text.indexOf(at, 1);
  const rest = cut + at.length;
  if (most < 2 || cut < 1 || rest >= text.length) return [text];
  return [text.slice(0, cut), ...piecesOf(text.slice(rest), at, most - 1)];
}

function merge(data: WizardData, { merged, into, with: between }: Of<'merged'>, leave: Leave): void {
  inRows(data, [pathOf(into), ...merged.map(pathOf)], (holder, [target = [], ...sources]) => {
    const found = sources.map((path, index) => {
      const value = readAt(holder, path);
      return { place: merged[index] as string, value, taken: takeAt(holder, path) };
    });
    const pieces = found.filter(({ value }) => isText(value));
    const isPut = pieces.length > 0 && putAt(holder, target, pieces.map(({ value }) => value).join(between));
    for (const one of found) if (!isPut || !pieces.includes(one)) leave(one.place, ...one.taken);
  });
}

const isText = (value: Json | undefined) => !isEmpty(value) && (typeof value === 'string' || typeof value === 'number');

function mapCodes(data: WizardData, { codes, map }: Of<'codes'>, leave: Leave): void {
  const mapped = (code: Json): Json => {
    const isKnown = typeof code !== 'object' && Object.hasOwn(map, String(code));
    const next = isKnown ? (map[String(code)] as Json) : code;
    if (next === null) leave(codes, code);
    return next;
  };
  inRows(data, [pathOf(codes)], (holder, [path = []]) => {
    const value = readAt(holder, path);
    if (isEmpty(value) || value === undefined) return;
    const next = Array.isArray(value) ? withoutTwins(value.map(mapped).filter((code) => code !== null)) : mapped(value);
    takeAt(holder, path);
    if (!isEmpty(next)) putAt(holder, path, next);
  });
}

/** Codes that became the same one are one answer. */
const withoutTwins = (codes: Json[]): Json[] =>
  codes.filter((code, index) => typeof code === 'object' || codes.indexOf(code) === index);

function fill(data: WizardData, { default: place, value }: Of<'default'>): void {
  inRows(data, [pathOf(place)], (holder, [path = []]) => {
    if (path.length === 1) putAt(holder, path, structuredClone(value));
  });
}

import type { Context } from '../condition/scope';
import type { PartStep } from '../definition/types';
import type { JsonObject } from '../json';
import { type Pointer, parsePointer, toPointer } from '../pointer';
import { rowMatches, sourcesOf, type WizardData } from './parts';
import type { LoadedWizard } from './wizard';

/** A place in the data of a wizard. */
export interface TabPlace {
  tab: string;
  pointer: Pointer;
}

/** A body that was sent: by which step, made from what, and of a step with `each` from which row. */
export interface SentBody {
  step: PartStep;
  data: WizardData;
  row?: JsonObject | undefined;
}

/**
 * The place in the data that a pointer into the body of a step means: `/FullName` of `rename: { "name": "FullName" }` is
 * `/name` of its tab. `undefined` for what is no field of it.
 */
export function placeInBody(
  loaded: LoadedWizard,
  { step, data, row }: SentBody,
  pointer: Pointer,
  context: Context,
): TabPlace | undefined {
  const sources = sourcesOf(loaded, step);
  const steps = withoutShape(step, parsePointer(pointer));
  const [only] = sources;
  if (sources.length > 1 || only?.field === undefined) {
    const source = sources.find(({ fields }) => Object.hasOwn(fields, steps[0] ?? ''));
    return source && { tab: source.tab, pointer: toPointer(steps) };
  }
  const { tab, field } = only;
  const rows = data[tab]?.[field];
  if (!Array.isArray(rows)) return { tab, pointer: toPointer([field, ...steps]) };
  if (row) return { tab, pointer: toPointer([field, rows.indexOf(row), ...steps]) };
  const sent = step.send ? rows.filter((one) => rowMatches(step.send, one, context)) : rows;
  const [index, ...rest] = steps;
  const place = index === undefined ? -1 : rows.indexOf(sent[Number(index)] ?? null);
  return { tab, pointer: toPointer(place === -1 ? [field] : [field, place, ...rest]) };
}

/** A pointer past what `wrap` puts around the body, by the names of the form. */
function withoutShape({ wrap, rename = {}, each }: PartStep, steps: string[]): string[] {
  const isWrapped = wrap !== undefined && steps[0] === wrap;
  // Of `each` the name stands over an array with the row alone.
  const inner = isWrapped ? steps.slice(each ? 2 : 1) : steps;
  const at = inner.findIndex((name) => !/^\d+$/.test(name));
  const own = Object.entries(rename).find(([, name]) => name === inner[at])?.[0];
  return own === undefined ? inner : inner.map((name, index) => (index === at ? own : name));
}

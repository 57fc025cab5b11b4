import { entriesOf } from '../../analyse/entries';
import { placeAfter } from '../../core/migration/trace';
import type { MigrationStep } from '../../core/migration/types';
import type { WizardModel } from './model';

/** A place that a step names. */
export interface NamedAt {
  place: string;
  pointer: string;
}

/** A step with what it names, and the steps behind it. */
export interface StepEntry {
  step: MigrationStep;
  pointer: string;
  /** Where its values stood, which are not there after it. */
  sources: NamedAt[];
  /** Where it puts them. */
  written: NamedAt[];
  later: MigrationStep[];
}

const KINDS = ['moved', 'split', 'merged', 'codes', 'default', 'retired'] as const;

/** What a step does; more or less than one thing in a step that makes no sense. */
export const kindsOf = (step: MigrationStep): string[] => KINDS.filter((kind) => kind in step);

/** Whether `into` is as the step wants it: several places to split into, one to merge into. */
export const intoFits = (step: MigrationStep): boolean =>
  !('into' in step) || Array.isArray(step.into) === 'split' in step;

/** The steps of a wizard that say one thing, in their order. */
export function stepsOfMigration({ migration }: WizardModel): StepEntry[] {
  const sound = entriesOf(migration?.steps).filter(([step]) => kindsOf(step).length === 1 && intoFits(step));
  const steps = sound.map(([step]) => step);
  return sound.map(([step, index], at) => {
    const pointer = `/steps/${index}`;
    const named = (places: string | readonly string[], key: string): NamedAt[] =>
      typeof places === 'string'
        ? [{ place: places, pointer: `${pointer}/${key}` }]
        : entriesOf(places).map(([place, item]) => ({ place, pointer: `${pointer}/${key}/${item}` }));
    const entry = { step, pointer, later: steps.slice(at + 1) };
    if ('moved' in step) return { ...entry, sources: named(step.moved, 'moved'), written: named(step.to, 'to') };
    if ('split' in step) return { ...entry, sources: named(step.split, 'split'), written: named(step.into, 'into') };
    if ('merged' in step) return { ...entry, sources: named(step.merged, 'merged'), written: named(step.into, 'into') };
    return { ...entry, sources: [], written: [] };
  });
}

/** A value of a place after steps: its code may have become another one; `undefined` when the place has an end. */
export function codeAfter<Code>(place: string, code: Code, steps: readonly MigrationStep[]): Code | undefined {
  let now = { place: place as string | undefined, code };
  for (const step of steps) {
    if (now.place === undefined) return undefined;
    const next = 'codes' in step && step.codes === now.place ? step.map[String(now.code)] : undefined;
    now = { place: placeAfter(now.place, [step]), code: next === undefined ? now.code : (next as Code) };
  }
  return now.place === undefined ? undefined : now.code;
}

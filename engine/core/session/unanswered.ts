import type { PartStep } from '../definition/types';
import type { Gathered } from '../draft/gather';
import { isEmpty, isObject, type Json } from '../json';
import { type LoadedWizard, stepsOfPart } from '../mapping/wizard';
import { keyIn } from './keyIn';
import type { KeptLost, LostRows } from './lostRows';
import { knownHere, meetRows } from './metRows';
import type { Held } from './takeOver';
import type { Unsaved } from './unsaved';
import type { Versions } from './versions';

/** What is known of new rows whose answers were lost. */
export interface UnansweredInput extends Held {
  versions: Versions;
  lost: LostRows;
}

/** New rows of a session that went out in calls whose answers were lost, over a reload. */
export interface UnansweredRows {
  /** What is to be kept of them. @param begun of open forms of lists by name, when typing into them began */
  collect(begun: Readonly<Record<string, string>>): NonNullable<Unsaved['unanswered']>;
  /** Takes over what earlier visits knew of them, and has them meet what `putBack` puts into the forms. */
  restore(kept: readonly Unsaved[], putBack: () => Gathered): Gathered;
}

/** Those of a session. */
export function createUnansweredRows(input: UnansweredInput): UnansweredRows {
  const { loaded, stored, versions } = input;
  return {
    collect: (begun) => collect(input, begun),
    restore(kept, putBack) {
      takeOver(input, kept);
      const of = {
        steps: stepsWithEach(loaded),
        data: Object.fromEntries(stored),
        // What is loaded now holds what was lost.
        known: (step: PartStep) => new Set(versions.known(step)),
      };
      const { result, met } = meetRows(input, of, (rest) => {
        for (const [tab, own] of Object.entries(rest)) stored.set(tab, own);
        return putBack();
      });
      for (const place of met) result.contents.delete(place);
      return result;
    },
  };
}

function collect(input: UnansweredInput, begun: Readonly<Record<string, string>>): NonNullable<Unsaved['unanswered']> {
  const { loaded, versions, lost } = input;
  const ofParts = stepsWithEach(loaded).flatMap((step): [string, KeptLost[]][] => {
    const bodies = versions.doubts(step).filter((body) => isEmpty(keyIn(step, body, loaded.wizard.key)));
    const known = [...knownHere(input, step)].flatMap((key) => (isEmpty(key) ? [] : [key as Json]));
    return bodies.length > 0 ? [[placeOf(step), [{ bodies, known }]]] : [];
  });
  return { ...lost.kept(begun), ...Object.fromEntries(ofParts) };
}

/** What is damaged is as if it was not there. */
function takeOver({ loaded, versions, lost }: UnansweredInput, kept: readonly Unsaved[]): void {
  for (const [place, found] of kept.flatMap(({ unanswered }) =>
    Object.entries(isObject(unanswered) ? unanswered : {}),
  )) {
    const rows = (Array.isArray(found) ? found : []).filter(isWhole);
    const step = stepsWithEach(loaded).find((one) => placeOf(one) === place);
    if (!step)
      lost.restore(
        place,
        rows.filter(({ form, begun }) => typeof form === 'string' && typeof begun === 'string'),
      );
    else for (const { bodies, known } of rows) for (const body of bodies) versions.doubt(step, body, known);
  }
}

const stepsWithEach = ({ wizard }: LoadedWizard): PartStep[] =>
  wizard.parts.flatMap(stepsOfPart).filter(({ each }) => each);

const placeOf = (step: PartStep) => step.data[0] ?? '';

const isWhole = (one: unknown): one is KeptLost =>
  isObject(one) && Array.isArray(one.bodies) && Array.isArray(one.known) && Array.isArray(one.unnamed ?? []);

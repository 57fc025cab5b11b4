import type { FieldSchema } from '../definition/types';
import type { Json } from '../json';
import { placeAfter } from './trace';
import type { MigrationStep } from './types';

/** What begins the id of a step that was turned round. */
const BACK = 'back:';

/** The fields of the version that is gone back to, by place; `undefined` where it asks for nothing. */
export type Older = (place: string) => FieldSchema | undefined;

/**
 * The steps that take data back to where a step took them from; `undefined` where none can: texts that were merged with
 * what texts have themselves, codes of which two became one or that were taken away, a default that stands among answers.
 * @param older without it, every place is taken for one that was asked before, and codes for new ones
 */
export function turnRound(step: MigrationStep, older?: Older): MigrationStep[] | undefined {
  const id = step.id.startsWith(BACK) ? step.id.slice(BACK.length) : BACK + step.id;
  if ('moved' in step) return [{ id, moved: step.to, to: step.moved }];
  if ('split' in step) return [{ id, merged: step.into, into: step.split, with: step.at }];
  if ('merged' in step) {
    return tellsApart(step.with) ? [{ id, split: step.into, into: step.merged, at: step.with }] : undefined;
  }
  if ('codes' in step) {
    const map = turnCodes(step.map, older && choicesOf(older(step.codes)));
    return map && [{ id, codes: step.codes, map }];
  }
  if ('default' in step) {
    // What nobody asked before the default was there is no longer asked.
    if (!older || older(step.default)) return undefined;
    return [{ id, retired: step.default, title: step.default.split('/').at(-1) ?? '' }];
  }
  return [];
}

/**
 * The steps that take data back from where all of these took them, or those that cannot be turned.
 * @param older as of `turnRound`
 */
export function turnAllRound(
  steps: readonly MigrationStep[],
  older?: Older,
): { steps: MigrationStep[] } | { cannot: MigrationStep[] } {
  const turned: MigrationStep[] = [];
  const cannot: MigrationStep[] = [];
  for (const step of steps) {
    // The older version knows a place by the name that it had before the steps until here.
    const known = older && ((place: string) => older(placeAfter(place, turned) ?? place));
    const back = turnRound(step, known);
    if (back) turned.unshift(...back);
    else cannot.push(step);
  }
  return cannot.length > 0 ? { cannot } : { steps: turned };
}

/** Whether a text between two others is none that stands in one of them: more than letters, digits and spaces. */
const tellsApart = (between: string) => /[^\p{L}\p{N}\s]/u.test(between);

type Code = string | number | boolean;

/** Codes by their new ones. */
function turnCodes(map: Record<string, Json>, choices: readonly Json[] | undefined): Record<string, Code> | undefined {
  const back: Record<string, Code> = {};
  for (const [old, next] of Object.entries(map)) {
    if (next === null || typeof next === 'object' || Object.hasOwn(back, String(next))) return undefined;
    const wasThere = !Object.hasOwn(map, String(next)) && choices?.some((choice) => String(choice) === String(next));
    if (wasThere) return undefined;
    const known = choices?.find((choice) => String(choice) === old);
    back[String(next)] = known === undefined || known === null || typeof known === 'object' ? alike(old, next) : known;
  }
  return back;
}

/** A code out of its text, of the type of another one where it can be. */
function alike(text: string, code: Code): Code {
  if (typeof code === 'number' && String(Number(text)) === text) return Number(text);
  return typeof code === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text;
}

function choicesOf(schema: FieldSchema | undefined): Json[] | undefined {
  const own = schema?.items ?? schema;
  if (own?.const !== undefined) return [own.const];
  return own?.enum ?? own?.oneOf?.map((option) => option.const);
}

import type { Context } from '../condition/scope';
import type { PartStep } from '../definition/types';
import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../json';
import { unwrapAnswer } from '../mapping/answer';
import { bodyOfStep, carriesField, dataOfStep, type WizardData } from '../mapping/parts';
import type { LoadedWizard } from '../mapping/wizard';
import { planOf } from '../plan/plan';
import { evaluateTab } from '../state/evaluate';
import { withoutContents, withoutHandles } from './attachments';
import type { CallOutcome } from './calls';

/**
 * What a refused save turns out to be, once the step is loaded again: `saved` = the server holds what was sent;
 * `known` = it holds what this session started from, or what an earlier call of it left there unanswered; `foreign` =
 * somebody else has changed it.
 */
export type Verdict = 'saved' | 'known' | 'foreign';

/** What was sent and what it is compared with: the body that was sent, and those that this session knows of. */
export interface Refused {
  sent: Json;
  /** Files went with it: what the server holds cannot be compared with them. */
  hasFiles: boolean;
  known: readonly Json[];
  /** What calls without an answer may have left there; of those that files went with, what else they said. */
  doubts: readonly Json[];
}

/** The body of a step as the server holds it. */
export interface HeldBody {
  body: Json;
  /** The same without its files. */
  bare: Json;
}

/** The body of a step as the server's answer has it, read and worked out as a form reads it. */
export function bodyHeld(
  loaded: LoadedWizard,
  step: PartStep,
  answer: CallOutcome,
  { stored, context }: { stored: WizardData; context: Context },
): HeldBody {
  const found = dataOfStep(loaded, step, unwrapAnswer(answer.body), context);
  const fieldsOf = (id: string) => loaded.tabs[id]?.definition.schema.properties ?? {};
  const data = Object.entries(found).map(([id, given]): [string, JsonObject] => {
    const tab = loaded.tabs[id];
    const own = withoutContents(fieldsOf(id), given);
    const whole = { ...stored[id], ...own };
    if (!tab) return [id, whole];
    for (const name of Object.keys(tab.definition.schema.properties)) {
      if (own[name] === undefined && carriesField(loaded, step, id, name)) delete whole[name];
    }
    return [id, evaluateTab(planOf(tab.definition), whole, context).data];
  });
  const bare = data.map(([id, own]): [string, JsonObject] => [id, withoutHandles(fieldsOf(id), own)]);
  const bodyOf = (of: [string, JsonObject][]) => bodyOfStep(loaded, step, Object.fromEntries(of), context);
  return { body: bodyOf(data), bare: bodyOf(bare) };
}

/** Judges a refused save by what the server holds. Keys that the server gave to rows sent without one do not count. */
export function judge(held: HeldBody, { sent, hasFiles, known, doubts }: Refused, key: string): Verdict {
  if (!hasFiles && isSameSave(sent, held.body, key)) return 'saved';
  const isLeft = doubts.some((body) => [held.body, held.bare].some((there) => isSameSave(body, there, key)));
  return isLeft || known.some((body) => isSameSave(body, held.body, key)) ? 'known' : 'foreign';
}

/** Whether a body is the one that is held, but for keys that were given to its rows. */
export function isSameSave(sent: Json | undefined, held: Json | undefined, key: string): boolean {
  if (Array.isArray(sent) && Array.isArray(held)) {
    return sent.length === held.length && sent.every((item, index) => isSameSave(item, held[index], key));
  }
  if (!isObject(sent) || !isObject(held)) return isEqual(sent, held);
  const names = new Set([...Object.keys(sent), ...Object.keys(held)]);
  return [...names].every((name) => {
    // A member is missing alone where there is no file: it was taken off.
    const isNothing = isEmpty(sent[name]) && (name === key || !(name in held));
    return isNothing || isSameSave(sent[name], held[name], key);
  });
}

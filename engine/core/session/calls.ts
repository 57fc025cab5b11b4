import { readReference } from '../condition/read';
import type { Context } from '../condition/scope';
import type { CallDefinition, Message, Messages } from '../definition/types';
import { isObject, type Json, type JsonObject } from '../json';
import { type AnswerNames, refusedPlaces } from '../mapping/serverMessage';
import { fillCall, parseCall } from '../path';
import { fillText } from '../text';
import type { Host, Transport } from './host';

/** The outcome of a call: its body, or why there is none. */
export type CallOutcome =
  | { ok: true; body: Json | undefined; version?: string | undefined }
  | {
      ok: false;
      /** 0 when there was no answer. */
      status: number;
      body: Json | undefined;
      /** Given up, as calls are when the session ends: nothing is said about it. */
      aborted?: true;
      /** Why it was not made, a kind of message: with an empty name in its path, or without a file that was picked. */
      notMade?: 'notCalled' | 'filesGone';
    };

/** The outcome of what is done, without a body. */
export const DONE: CallOutcome = { ok: true, body: undefined };

/** The outcome of a call of which nothing is known. */
export const NO_ANSWER: CallOutcome = { ok: false, status: 0, body: undefined };

/** The outcome of a call with an empty name in its path, which is not made. */
const NOT_CALLED: CallOutcome = { ok: false, status: 0, body: undefined, notMade: 'notCalled' };

/** The outcome of a call that is not made as a file that was picked is gone. */
export const FILES_GONE: CallOutcome = { ok: false, status: 0, body: undefined, notMade: 'filesGone' };

/** The status of a save that was made from another version than the server holds. */
export const CONFLICT = 409;

/** What HTTP has for the same where the version goes out as `If-Match`. */
const PRECONDITION_FAILED = 412;

/** The status of a call that came too soon after others. */
const TOO_MANY = 429;

/** How a call is made. */
export interface CallOptions {
  body?: Json;
  fresh?: boolean;
  /** Values for the names in braces. */
  read?: (name: string) => Json | undefined;
  onProgress?: (fraction: number) => void;
  /** The version that the body was made from. */
  knownVersion?: string | undefined;
  /** When typing what it saves began. */
  begun?: string | undefined;
}

/**
 * Makes a call of a definition. Only 200 is success, and 412 counts as 409; a network failure has status 0, and so has a call that is not made
 * because a name in its path is empty. A 401 is left to the portal.
 */
export async function makeCall(
  transport: Transport,
  definition: CallDefinition,
  options: CallOptions = {},
): Promise<CallOutcome> {
  const call = parseCall(definition);
  const path = fillCall(call.path, (name) => options.read?.(name));
  if (path === undefined) return NOT_CALLED;
  try {
    const { status, body, version } = await transport({
      method: call.method,
      path,
      ownTitle: true,
      ...(options.body !== undefined && { body: options.body }),
      ...(options.fresh && { fresh: true }),
      ...(options.onProgress && { onProgress: options.onProgress }),
      ...(call.timeout !== undefined && { timeout: call.timeout }),
      ...(options.knownVersion !== undefined && { knownVersion: options.knownVersion }),
      ...(options.begun !== undefined && { begun: options.begun }),
    });
    if (status === 200) return { ok: true, body, ...(version !== undefined && { version }) };
    return { ok: false, status: status === PRECONDITION_FAILED ? CONFLICT : status, body };
  } catch (error) {
    const isAborted = error instanceof Error && error.name === 'AbortError';
    return { ...NO_ANSWER, ...(isAborted && { aborted: true }) };
  }
}

/** What the names in braces of a call are filled with: fields of what it is about, and what its surroundings know. */
export const readingOf =
  (data: JsonObject, context: Context) =>
  (name: string): Json | undefined =>
    readReference(name, { data, context });

/** Makes a call that loads, anew: it reads what is known without any field. */
export const makeLoad = (transport: Transport, definition: CallDefinition, context: Context): Promise<CallOutcome> =>
  makeCall(transport, definition, { fresh: true, read: readingOf({}, context) });

/** Whether a call may have been carried out though nobody said so: it died on the way, or the server broke down over it. */
export function isUnanswered(outcome: CallOutcome): boolean {
  return !outcome.ok && ((outcome.status === 0 && !outcome.notMade) || outcome.status >= 500);
}

/** Whether a call was made, and died on the way. */
export function isLost(outcome: CallOutcome): boolean {
  return !outcome.ok && outcome.status === 0 && !outcome.notMade && !outcome.aborted;
}

/** Whether a call has no answer because there is no connection, as far as the host can tell. */
export async function isCutOff(outcome: CallOutcome, host: Host): Promise<boolean> {
  return isLost(outcome) && (await host.isOnline?.()) === false;
}

/** Texts that every dialog of a wizard can count on. */
export interface DialogTexts {
  messages: Messages;
  texts: Record<string, string>;
  /** What the API calls its messages. */
  answers?: AnswerNames;
}

/** Shows why a call failed: the server's messages, each on a line, else the call's own text, else the default. A 401 has its own dialog, an aborted call none. */
export async function tellFailure(
  host: Host,
  outcome: CallOutcome,
  told: Message | undefined,
  { messages, texts, answers }: DialogTexts,
): Promise<void> {
  if (outcome.ok || outcome.aborted || outcome.status === 401) return;
  const failure = { ...told, ...messages[outcome.notMade ?? ''] };
  const said = failure.say === undefined ? undefined : sayFrom(failure.say, outcome.body);
  const text = said ?? messagesIn(outcome.body, answers) ?? failure.text ?? messages.serverDefault?.text ?? '';
  await host.ask({
    kind: 'error',
    title: failure.title ?? messages.serverDefault?.title ?? '',
    text,
    yes: texts.closeMessage ?? '',
  });
}

function messagesIn(body: Json | undefined, answers: AnswerNames | undefined): string | undefined {
  const told = new Set(refusedPlaces(body, answers).map(({ message }) => message));
  return told.size > 0 ? [...told].join('\n') : undefined;
}

/**
 * Shows why something was not saved or sent. The call's own title speaks of refused data: a call without an
 * answer, one that another window was ahead of, one too many, and one over which the server broke down have titles of their own.
 */
export function tellNotSaved(
  host: Host,
  outcome: CallOutcome,
  failure: Message | undefined,
  texts: DialogTexts,
): Promise<void> {
  return tellFailure(host, outcome, { ...failure, ...texts.messages[kindOf(outcome) ?? ''] }, texts);
}

/**
 * The same of something that was not deleted: of a server that broke down it is not said that it could not save, and without
 * an answer nothing of what was typed.
 */
export function tellNotDeleted(
  host: Host,
  outcome: CallOutcome,
  failure: Message | undefined,
  texts: DialogTexts,
): Promise<void> {
  const kind = kindOf(outcome) ?? '';
  const own = texts.messages[OF_DELETION[kind] ?? ''] ?? texts.messages[kind];
  return tellFailure(host, outcome, { ...failure, ...own }, texts);
}

/** The words of a deletion, in the place of those of what is saved or sent. */
const OF_DELETION: Readonly<Record<string, string>> = { noAnswer: 'deleteUnanswered', serverFailed: 'deleteFailed' };

function kindOf(outcome: CallOutcome): string | undefined {
  if (outcome.ok) return undefined;
  if (outcome.status === 0) return 'noAnswer';
  if (outcome.status === CONFLICT) return 'conflict';
  if (outcome.status === TOO_MANY) return 'busy';
  return outcome.status >= 500 ? 'serverFailed' : undefined;
}

/** `say` filled with the members of the answer: `"{descricao}"`. `undefined` when one is missing. */
function sayFrom(say: string, body: Json | undefined): string | undefined {
  const members = isObject(body) ? { ...(isObject(body.data) ? body.data : {}), ...body } : {};
  const filled = fillText(
    say,
    Object.fromEntries(
      Object.entries(members).map(([key, value]) => [key, typeof value === 'string' ? value : undefined]),
    ),
  );
  return filled.includes('{') ? undefined : filled;
}

/** Shows a success or news of the definitions, by kind. */
export async function tellMessage(host: Host, kind: string, { messages, texts }: DialogTexts): Promise<void> {
  const message = messages[kind];
  if (!message) return;
  await host.ask({
    kind: 'success',
    title: message.title ?? '',
    ...(message.text !== undefined && { text: message.text }),
    yes: message.yes ?? texts.closeMessage ?? '',
  });
}

import type { PartDefinition, TabDefinition } from '../../engine/core/definition/types';
import { formats } from '../../engine/core/formats/br/table';
import type { Json, JsonObject } from '../../engine/core/json';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import type { Host, Question, TransportRequest } from '../../engine/core/session/host';
import type { SessionInput } from '../../engine/core/session/types';
import { createWizardSession } from '../../engine/core/session/wizardSession';
import { compiledOf } from './tabs';

/** What a fake server says to a call. */
export type Reply = ReplyNow | Promise<ReplyNow>;

interface ReplyNow {
  status?: number;
  body?: Json;
  version?: string;
}

/** A fake server: what it says by "METHOD /path"; the body of a call that it does not know is `{ data: null }`. */
export type Replies = Record<string, (request: TransportRequest) => Reply>;

/** A wizard of these tabs; ajv refuses nothing. */
export function wizardOf(tabs: TabDefinition[], parts: PartDefinition[]): LoadedWizard {
  const messages = {
    missing: { inline: 'Missing', title: 'Oops', text: '{name} is missing.' },
    loadFailed: { title: 'Not loaded' },
    serverDefault: { title: 'Failed', text: 'No answer.' },
    saved: { title: 'Saved' },
  };
  return {
    wizard: {
      id: 'wizard',
      title: 'Wizard',
      type: 1,
      route: '/wizard',
      key: 'Guid',
      navigation: 'earlier',
      tabs: tabs.map(({ id }) => ({ id })),
      parts,
      complete: { call: 'POST /complete' },
      messages,
      texts: { closeMessage: 'Close' },
      version: '1',
      formats: {},
      lookups: {},
      asks: {},
    },
    tabs: Object.fromEntries(tabs.map((tab) => [tab.id, compiledOf(tab)])),
    settings: {},
  };
}

/** A session of a wizard on a fake server, with all that was called and asked. Questions are answered with yes. */
export function sessionOf(
  loaded: LoadedWizard,
  replies: Replies = {},
  change: Partial<Omit<SessionInput, 'host' | 'base'>> & {
    host?: Partial<Host>;
    mode?: 'new' | 'edit' | 'renewal';
  } = {},
) {
  const { host, mode = 'new', ...input } = change;
  const calls: TransportRequest[] = [];
  const questions: Question[] = [];
  const kept = new Map<string, string>();
  const session = createWizardSession({
    loaded,
    transport: async (request) => {
      calls.push(request);
      const reply = await replies[`${request.method} ${request.path}`]?.(request);
      return { status: reply?.status ?? 200, body: reply?.body ?? { data: null }, version: reply?.version };
    },
    host: {
      ask: async (question) => {
        questions.push(question);
        return true;
      },
      ...host,
    },
    base: { settings: {}, user: {}, mode, formats },
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' },
    storage: {
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    storageKey: 'unsaved',
    ...input,
  });
  return { session, calls, questions, kept };
}

/** The calls that change something, as "path body". */
export const sentIn = (calls: TransportRequest[]): [string, Json | undefined][] =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

/** Data as an answer holds it. */
export const answer = (data: Json): { body: JsonObject } => ({ body: { data } });

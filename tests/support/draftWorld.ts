import { vi } from 'vitest';
import type { PartDefinition, TabDefinition } from '../../engine/core/definition/types';
import { DRAFT_DELAY_MS } from '../../engine/core/draft/sync';
import type { JsonObject } from '../../engine/core/json';
import type { TransportRequest } from '../../engine/core/session/host';
import { createDraftServer, type DraftFate } from './draftServer';
import { sessionOf, wizardOf } from './session';
import { tabOf } from './tabs';

const ROW = {
  Guid: { type: 'string' as const },
  City: { type: 'string' as const },
  State: { type: 'string' as const },
};
/** A name, a nickname, and a list of cities. */
export const TAB: TabDefinition = {
  ...tabOf({
    Name: {},
    Nick: {},
    rows: { type: 'array', title: 'Cities', items: { type: 'object', properties: ROW } },
  }),
  id: 'tab',
};
const PART: PartDefinition = { id: 'part', data: ['tab'], load: 'GET /part', save: 'POST /part' };

/** A registration on a server, saved by whoever knows its version. */
function createRegistration(first: JsonObject = { Name: 'Ana', Nick: 'A' }) {
  const held = { data: first, version: 1 };
  let serial = 0;
  const keyed = ({ rows, ...data }: JsonObject): JsonObject => ({
    ...data,
    ...(Array.isArray(rows) && {
      rows: (rows as JsonObject[]).map((row) => ({ ...row, Guid: row.Guid || `g${++serial}` })),
    }),
  });
  const replies = {
    'GET /part': () => ({ body: { data: held.data }, version: String(held.version) }),
  };
  const save = ({ body, knownVersion }: TransportRequest) => {
    if (knownVersion !== String(held.version)) return { status: 409, body: { data: ['Altered elsewhere.'] } };
    held.data = keyed(body as JsonObject);
    held.version += 1;
    return { body: { data: held.data }, version: String(held.version) };
  };
  return { held, replies, save };
}

/** A registration, its drafts, and windows that are opened on both. Timers are to be fake ones. */
export function createWorld(first?: JsonObject, tab = TAB) {
  const server = createDraftServer();
  const registration = createRegistration(first);
  const fates = new Map<string, DraftFate>();
  /** What becomes of the saves of each window. */
  const saveFates = new Map<string, DraftFate>();
  /** The page of each window: a reload ends the one before. */
  const pages = new Map<string, object>();
  const open = async (writer: string, kept = new Map<string, string>()) => {
    const page = {};
    pages.set(writer, page);
    const isAlive = () => pages.get(writer) === page;
    const storage = {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => void (isAlive() && kept.set(key, value)),
      remove: (key: string) => void (isAlive() && kept.delete(key)),
    };
    const drafts = server.windowOf(writer, () => (isAlive() ? (fates.get(writer) ?? 'answered') : 'dropped'));
    const save = (request: TransportRequest) => {
      const fate = saveFates.get(writer) ?? 'answered';
      if (fate === 'dropped') throw new TypeError('offline');
      const answer = registration.save(request);
      if (fate === 'lost') throw new TypeError('offline');
      return answer;
    };
    const replies = { ...registration.replies, 'POST /part': save };
    const opened = sessionOf(wizardOf([tab], [PART]), replies, { drafts, storage });
    await opened.session.open();
    const { session } = opened;
    const form = session.form('tab');
    return {
      ...opened,
      kept,
      form,
      data: () => form.getState().data,
      type: (field: string, value: string | undefined) => form.change(`/${field}`, value),
      /** Lets the pauses of typing and the calls pass. */
      settle: () => vi.advanceTimersByTimeAsync(3 * DRAFT_DELAY_MS),
    };
  };
  return { server, registration, fates, saveFates, open };
}

/** What a window asks about: the name of the field, and its values. */
export const choices = (session: Awaited<ReturnType<ReturnType<typeof createWorld>['open']>>['session']) =>
  session.view().clashes.map(({ name, options }) => [name, ...options.map(({ text }) => text)]);

export type World = ReturnType<typeof createWorld>;
export type Page = Awaited<ReturnType<World['open']>>;

/** One window typed a name, which another one discarded since. */
export async function discardedElsewhere() {
  const world = createWorld();
  const one = await world.open('one');
  one.type('Name', 'Bia');
  await one.settle();
  const two = await world.open('two');
  await two.session.discard();
  return { ...world, one };
}

/** Two windows typed different names: the second one has both to choose from. */
export async function clashingNames() {
  const world = createWorld();
  const [one, two] = [await world.open('one'), await world.open('two')];
  one.type('Name', 'Bia');
  await one.settle();
  two.type('Name', 'Caio');
  await two.settle();
  return { ...world, one, two };
}

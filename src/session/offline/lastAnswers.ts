import { isObject, type Json } from '../../../engine/core';
import { client } from '../../api/client';
import type { ApiAnswer, ApiRequest } from '../../api/createClient';
import { isDeviceForeign, readToken } from '../../api/token';
import type { User } from '../../api/user';
import { useSession } from '../sessionStore';
import { openShelter } from '../shelter/shelter';
import { PREFIX, unsavedKey } from '../unsaved';
import { isConnected, showDataOf } from './connection';
import { isOpening, keptName } from './keptPaths';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const LONGEST_TEXT = 400_000;
const REFRESH_MS = 3_000;
const PLACE = 'answers';

/** An answer as it is kept. The mark tells the session that it was given to. */
interface Kept {
  at: number;
  mark: string;
  body: Json;
}

type Call = Pick<ApiRequest, 'path' | 'headers'>;

/** What an answer is kept under: the same data have another form in another version of the definitions. */
function nameOf({ path, headers: { 'definitions-version': version } = {} }: Call): string {
  return keptName(path) + (version === undefined ? '' : `@${version}`);
}

/** Keeps the last good answer of a call in the shelter of this device, for the client that it was given to. */
export async function keep(call: Call, { body }: ApiAnswer): Promise<void> {
  const token = readToken();
  if (token === undefined || body === undefined || isDeviceForeign()) return;
  if (isOpening(call.path)) opened.set(keptName(call.path), call);
  const [user, mark, shelter] = await Promise.all([currentUser(), markOf(token), openShelter()]);
  const text = JSON.stringify({ at: Date.now(), mark, body: withoutDraft(body) } satisfies Kept);
  if (readToken() === token && text.length <= LONGEST_TEXT)
    shelter.write(unsavedKey(user, PLACE, [nameOf(call)]), text);
}

/** A draft of before is none: what is not in it would count as saved or discarded since. */
function withoutDraft(body: Json): Json {
  const data = isObject(body) ? body.data : undefined;
  if (!isObject(body) || !isObject(data) || !isObject(data.calls)) return body;
  const calls = Object.entries(data.calls).filter(([call]) => !call.includes('/rascunhos/'));
  return { ...body, data: { ...data, calls: Object.fromEntries(calls) } };
}

/** The last good answer of a call that is not too old, while there is no connection. */
export async function read(call: Call): Promise<ApiAnswer | undefined> {
  const token = readToken();
  if (token === undefined || (await isConnected())) return undefined;
  const [mark, shelter] = await Promise.all([markOf(token), openShelter()]);
  for (const key of shelter.keys(`${PREFIX}/`)) {
    if (!key.endsWith(`/${PLACE}/${nameOf(call)}`)) continue;
    const kept = parse(shelter.read(key));
    if (kept && kept.mark === mark && kept.at > Date.now() - LIFETIME_MS) {
      showDataOf(new Date(kept.at));
      return { status: 200, body: kept.body };
    }
    shelter.remove(key);
  }
  return undefined;
}

let refreshing: ReturnType<typeof setTimeout> | undefined;
/** What opened the wizards of this visit last, by path. */
const opened = new Map<string, Call>();

/** Something was saved: what opened the wizards of this visit is asked for again, once all is quiet. */
export function refreshSoon(): void {
  clearTimeout(refreshing);
  refreshing = setTimeout(() => {
    for (const { path, headers = {} } of opened.values()) {
      client.send({ method: 'GET', path, headers, fresh: true, ownTitle: true, quiet: true }).catch(() => undefined);
    }
  }, REFRESH_MS);
}

/** The client of the session, who may be on the way. */
function currentUser(): Promise<User> {
  const { user } = useSession.getState();
  if (user) return Promise.resolve(user);
  return new Promise((resolve) => {
    const stop = useSession.subscribe((session) => {
      if (!session.user) return;
      stop();
      resolve(session.user);
    });
  });
}

async function markOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function parse(text: string | null): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isObject(kept) ? (kept as unknown as Kept) : undefined;
  } catch {
    return undefined;
  }
}

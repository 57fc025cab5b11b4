import { OUTDATED_PAGE } from '../../../../contract/outdatedPage';
import type { TransportAnswer, TransportRequest } from '../../../../engine/session';
import { fetchIndex } from '../../../api/loadWizards';
import { serverMessage } from '../../../api/serverMessage';
import { underWay } from '../useTabActions';
import { useNews } from './news';
import type { Link, Turn } from './turn';

/** Why a registration came back, as the server tells it. */
interface SentBack {
  Texto: string;
  Motivos: { Aba: string; Campo: string | null; Texto: string }[];
}

/** An answer, and whether it is that of a call that the customer knows nothing of. */
type Heard = Pick<TransportAnswer, 'status' | 'body'> & Pick<TransportRequest, 'quiet'>;

/**
 * Hears what an answer says of versions: the wizard goes on with another one at its next tab; at once while it opens, and
 * where the server refuses the one that it has, unless that was a quiet call, for which nobody loses what is typed into;
 * or stops; and what is new since it was saved last. Whether the answer counts for nothing.
 */
export async function hear(link: Link, headers: Headers, { status, body, quiet }: Heard): Promise<boolean> {
  const isConflict = status === 409;
  if (headers.has('cadastro-devolvido')) tellReturned(link, body);
  const numberIn = (name: string) => Number(headers.get(`definitions-${name}`)) || undefined;
  const next = numberIn('next');
  const saved = numberIn('saved');
  const message = serverMessage(body);
  const stop = isConflict ? numberIn('stop') : undefined;
  if (stop !== undefined) return turn(link, stop, { stop: message });
  if (isConflict && message === OUTDATED_PAGE && !(quiet && next !== undefined))
    return turn(link, next, { isRefused: true });
  if (saved !== undefined) void tellNews(link, saved);
  if (next === undefined) return false;
  if (link.session?.view().phase === 'loading') return turn(link, next);
  turnAtNextTab(link, next);
  return false;
}

/** What was saved in an older version: what is new since is marked. Without an answer nothing is. */
async function tellNews({ entry, session }: Link, saved: number): Promise<void> {
  const isNew = await import('./changes').then(({ newSince }) => newSince(entry, saved)).catch(() => undefined);
  if (session && isNew) useNews.setState({ session, isNew });
}

/** The reasons come with the wizard that is opened. */
function tellReturned({ session }: Link, body: unknown): void {
  const { data } = body as { data: { calls: Record<string, { body: { data: SentBack } }> } };
  const { Texto, Motivos } = data.calls['GET /cliente/devolucao']?.body.data ?? { Texto: '', Motivos: [] };
  const at: Record<string, string[]> = {};
  for (const reason of Motivos) {
    const place = `${reason.Aba}${reason.Campo ?? ''}`;
    at[place] = [...(at[place] ?? []), reason.Texto];
  }
  if (session) useNews.setState({ returned: { session, text: Texto, at } });
}

/** What is under way ends as it is. Files that were picked and not sent would not go along: it waits for them. */
function turnAtNextTab(link: Link, next: number): void {
  const { session } = link;
  const isKnown = link.next !== undefined;
  link.next = next;
  if (isKnown || !session) return;
  const { step } = session.view();
  let isTurning = false;
  const unsubscribe = session.subscribe(() => {
    const { phase, step: now } = session.view();
    if (isTurning || phase !== 'ready' || now === step) return;
    if (session.loaded.wizard.tabs.some(({ id }) => session.waitingAttachments(id) > 0)) return;
    isTurning = true;
    void turn(link, link.next).then((isDone) => {
      isTurning = false;
      if (isDone) unsubscribe();
    });
  });
}

interface TurnOptions extends Pick<Turn, 'stop'> {
  /** The server refuses the version that the wizard has: what is under way is done again in the other one. */
  isRefused?: true;
}

/**
 * Goes on with a version, with the newest one unless said. False when its definitions do not come, and while something is
 * under way that the server does not refuse.
 */
async function turn(link: Link, number?: number, { stop, isRefused }: TurnOptions = {}): Promise<boolean> {
  const { session, onTurn } = link;
  if (!session || !onTurn) return false;
  const path = `/definitions/${number === undefined ? '' : `${number}/`}index.json`;
  const index = link.hasTurned ? undefined : await fetchIndex(path).catch(() => undefined);
  const isStop = stop !== undefined;
  // The session after it does what this call was about.
  if (link.hasTurned) return isRefused === true || isStop;
  const entry = index?.wizards.find(({ id }) => id === link.entry.id);
  if (!entry || (entry.number === link.entry.number && !isStop)) return false;
  const { phase, tabs, step, reached } = session.view();
  const isOpen = phase !== 'loading';
  if (isOpen && underWay.name !== undefined && !isRefused && !isStop) return false;
  // Without a connection the page opens with the index that came last.
  if (number !== undefined)
    void fetch('/definitions/index.json', { cache: 'no-cache', credentials: 'omit' }).catch(() => undefined);
  const place = isOpen && { tab: tabs[step]?.id ?? '', reached: tabs[Math.max(reached, step)]?.id ?? '' };
  session.end();
  link.hasTurned = true;
  onTurn({
    entry,
    ...(place && { place, from: session, before: link.entry.number }),
    ...(isStop && { stop, texts: session.texts }),
    ...(isRefused && { retry: underWay.name }),
  });
  return true;
}

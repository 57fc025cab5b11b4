import { randomId } from '../../api/randomId';

const KEY = 'window';
/** The page before a reload lets go of its lock a moment after the new one asks for it. */
const PAUSE_MS = 100;

let own: string | undefined;
let claiming: Promise<string> | undefined;
let open = new Set<string>();

/** The id of this window of the browser. It outlives a reload; a duplicated tab has one of its own. */
export function windowId(): string {
  own ??= randomId();
  return own;
}

/** Whether a window was open when this page last opened its shelter. */
export function isWindowOpen(id: string): boolean {
  return id === own || open.has(lockOf(id));
}

/**
 * Holds the id of this window for as long as the page stands, and looks which others are open.
 * @param lasts whether the id may be written down, to be the same after a reload
 */
export async function claimWindow(lasts: boolean): Promise<void> {
  claiming ??= claim(own ?? ((lasts && remembered()) || randomId()));
  own = await claiming;
  if (lasts) remember(own);
  const { held = [] } = await navigator.locks.query();
  open = new Set(held.map(({ name }) => String(name)));
}

async function claim(id: string, attempts = 4): Promise<string> {
  if (await hold(lockOf(id))) return id;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return attempts > 1 ? claim(id, attempts - 1) : claim(randomId());
}

/** Whether a lock was free; then it is held until the page ends. */
function hold(lock: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lock, { ifAvailable: true }, (held) => {
        resolve(held !== null);
        return held && new Promise(() => undefined);
      })
      .catch(reject);
  });
}

const lockOf = (id: string) => `${KEY}/${id}`;

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // After a reload it is another window.
  }
}

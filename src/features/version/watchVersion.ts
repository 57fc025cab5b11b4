const CHECK_INTERVAL_MS = 5 * 60_000;
const RELOAD_DELAY_MS = 1_500;
const RELOADED = 'reloadedFor';

export interface VersionWatch {
  /** The built-in version. */
  current: string;
  /** The version of the web server; undefined when it cannot be told. */
  load: () => Promise<string | undefined>;
  /** A newer version is there: the page is about to be reloaded. */
  onNew: () => void;
  reload: () => void;
  /** Remembers over a reload which one was made. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * Looks for a new version now and every five minutes, and reloads the page when there is one. A reload that brought no
 * new version is tried again at the next look only. Gives back the way to stop.
 */
export function watchVersion({ current, load, onNew, reload, storage }: VersionWatch): () => void {
  let reloading: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const look = async () => {
    const found = await load();
    if (isStopped || found === undefined || found === current) return;
    onNew();
    if (storage.getItem(RELOADED) === found) {
      storage.removeItem(RELOADED);
      return;
    }
    storage.setItem(RELOADED, found);
    reloading = setTimeout(reload, RELOAD_DELAY_MS);
  };
  void look();
  const looking = setInterval(() => void look(), CHECK_INTERVAL_MS);
  return () => {
    isStopped = true;
    clearInterval(looking);
    clearTimeout(reloading);
  };
}

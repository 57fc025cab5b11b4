import { watch } from 'node:fs';
import type { Files } from '../../engine/edit';
import type { Changes } from '../wire';
import type { DefinitionFiles } from './files';

/** An editor writes a file in several steps, a branch changes many files: they are one change. */
const SETTLE_MS = 80;

/** Tells of files that somebody else changes on disk. */
export interface DiskWatch {
  listen(told: (disk: Changes) => void): () => void;
  /** The files as they are, without looking at the disk as long as it tells of changes. */
  texts(): Files;
  /** The same after a look at the disk: who opens the page has what is compiled, whatever was told until then. */
  newest(): Files;
  /** What this process wrote itself is nobody else's change. */
  wrote(changes: Changes): void;
  close(): void;
}

export function watchDisk(dir: string, files: DefinitionFiles): DiskWatch {
  const listeners = new Set<(disk: Changes) => void>();
  let known: Files = files.read();
  let settling: NodeJS.Timeout | undefined;
  let isBlind = false;
  const look = () => {
    const now = readable(files) ?? known;
    const names = new Set([...Object.keys(known), ...Object.keys(now)]);
    const disk: Changes = {};
    for (const name of names) if (known[name] !== now[name]) disk[name] = now[name] ?? null;
    known = now;
    if (Object.keys(disk).length > 0) for (const told of listeners) told(disk);
  };
  const watcher = watch(dir, { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(look, SETTLE_MS);
  });
  // A folder that goes away while a branch is changed is looked at again by the next event, or by the next question.
  watcher.on('error', () => {
    isBlind = true;
  });
  return {
    listen(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
    texts() {
      if (isBlind) look();
      return known;
    },
    newest() {
      look();
      return known;
    },
    wrote(changes) {
      const next: Record<string, string> = { ...known };
      for (const [name, text] of Object.entries(changes)) {
        if (text === null) delete next[name];
        else next[name] = text;
      }
      known = next;
    },
    close() {
      clearTimeout(settling);
      watcher.close();
    },
  };
}

/** What is on disk, unless a file goes while it is read: then there is another event. */
function readable(files: DefinitionFiles): Files | undefined {
  try {
    return files.read();
  } catch {
    return undefined;
  }
}

import { diff3Merge } from 'node-diff3';
import { changedFiles, type Texts, type WorkspaceStore } from '../document/workspace';
import type { Changes } from '../wire';
import { api } from './api';

/** A file that somebody else changed on disk, and that is changed here too. */
export interface DiskClash {
  file: string;
  /** What was there when it was opened, or saved last. */
  base: string | undefined;
  ours: string | undefined;
  theirs: string | undefined;
  /** Both changes in one text; absent where both change the same lines. */
  merged?: string;
}

/** Writes everything that differs from the disk. @returns the files that somebody else changed meanwhile; then nothing is written */
export async function saveAll(store: WorkspaceStore): Promise<DiskClash[]> {
  const { texts, saved } = store.getState();
  const names = changedFiles({ texts, saved });
  if (names.length === 0) return [];
  const asked = names.map((name) => [name, { text: texts[name] ?? null, base: saved[name] ?? null }] as const);
  const disk = await api.save(Object.fromEntries(asked));
  if (!disk) {
    store.markSaved(Object.fromEntries(names.map((name) => [name, texts[name]])));
    return [];
  }
  return takeDisk(store, disk);
}

/**
 * Takes over what is on disk now: files that are not changed here as they are, others merged by lines. What both changed in
 * the same lines comes back, and nothing is done about it.
 */
export function takeDisk(store: WorkspaceStore, disk: Changes): DiskClash[] {
  const { texts, saved } = store.getState();
  const clashes: DiskClash[] = [];
  const [known, taken]: [Texts, Texts] = [{}, {}];
  for (const [file, found] of Object.entries(disk)) {
    const [base, ours, theirs] = [saved[file], texts[file], found ?? undefined];
    if (theirs === base) continue;
    if (ours === base || ours === theirs) {
      known[file] = theirs;
      taken[file] = theirs;
      continue;
    }
    const merged = mergedText(base, ours, theirs);
    if (merged === undefined) {
      clashes.push({ file, base, ours, theirs });
      continue;
    }
    known[file] = theirs;
    taken[file] = merged;
  }
  if (Object.keys(known).length > 0) store.takeDisk('Mudança de fora do Estúdio', known, taken);
  return clashes;
}

/** What becomes of a file that both changed: ours goes over theirs, or theirs is taken. */
export function settleClash(store: WorkspaceStore, { file, ours, theirs }: DiskClash, keep: 'ours' | 'theirs'): void {
  store.takeDisk('Mudança de fora do Estúdio', { [file]: theirs }, { [file]: keep === 'ours' ? ours : theirs });
}

function mergedText(base: string | undefined, ours: string | undefined, theirs: string | undefined) {
  if (base === undefined || ours === undefined || theirs === undefined) return undefined;
  const regions = diff3Merge(lines(ours), lines(base), lines(theirs), { excludeFalseConflicts: true });
  if (regions.some((region) => !region.ok)) return undefined;
  return regions.flatMap((region) => region.ok ?? []).join('\n');
}

const lines = (text: string): string[] => text.split('\n');

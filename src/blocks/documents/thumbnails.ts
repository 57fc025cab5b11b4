import { isReference } from '../../../engine/session';
import { type DocumentRow, handleOf } from './records';
import type { Pictures } from './takeFile';

/** Kinds of pictures that every browser draws, by their names' endings. */
const DRAWABLE = /\.(jpe?g|png|webp)$/i;

/** The likenesses of sent pictures. */
export interface Thumbnails {
  /** By the Guid of the file, or by the reference of one that waits. */
  known(): ReadonlyMap<string, Blob>;
  /** A likeness of a picked file, by its handle: it serves the sent file, too. */
  keep(handle: string, thumbnail: Blob): void;
  /** A picked file has arrived: it is called by its reference. */
  rename(handle: string, reference: string): void;
  /** The rows of the list are others now: a row that lost its handle or reference for a Guid is the same file. */
  follow(rows: readonly DocumentRow[]): void;
  /** Makes the likeness of a sent picture of what the server has, once, one after another. */
  want(row: DocumentRow): void;
}

/** Whether a file can have a likeness that is made of what the server has. */
function isPicture({ FileName }: DocumentRow): boolean {
  return DRAWABLE.test(FileName);
}

/** What the server knows a file by; empty of one that is here alone. */
function nameOnServer(row: DocumentRow): string {
  const handle = handleOf(row);
  return handle === undefined ? String(row.Guid ?? '') : isReference(handle) ? handle : '';
}

/** No likenesses yet; `announce` hears of each that is fetched. A picture that does not come has none. */
export function createThumbnails(pictures: Pictures, announce: () => void): Thumbnails {
  const known = new Map<string, Blob>();
  const picked = new Map<string, Blob>();
  const asked = new Set<string>();
  let rows: readonly DocumentRow[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function fetchOne(name: string): Promise<void> {
    const thumbnail = await pictures.toThumbnail(await pictures.fetchSent(name));
    if (!thumbnail) return;
    known.set(name, thumbnail);
    announce();
  }

  return {
    known: () => known,
    keep: (handle, thumbnail) => void picked.set(handle, thumbnail),
    rename(handle, reference) {
      const thumbnail = picked.get(handle);
      if (thumbnail) known.set(reference, thumbnail);
    },
    follow(next) {
      next.forEach((row, index) => {
        const before = rows[index];
        const handle = (before && handleOf(before)) ?? '';
        const thumbnail = picked.get(handle) ?? known.get(handle);
        const isSent = before?.FileName === row.FileName && handleOf(row) === undefined && row.Guid !== undefined;
        if (thumbnail && isSent) known.set(String(row.Guid), thumbnail);
      });
      rows = next;
    },
    want(row) {
      const name = nameOnServer(row);
      if (name === '' || !isPicture(row) || known.has(name) || asked.has(name)) return;
      asked.add(name);
      last = last.then(() => fetchOne(name)).catch(() => undefined);
    },
  };
}

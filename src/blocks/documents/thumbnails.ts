import { type DocumentRow, handleOf } from './records';
import type { Pictures } from './takeFile';

/** Kinds of pictures that every browser draws, by their names' endings. */
const DRAWABLE = /\.(jpe?g|png|webp)$/i;

/** The likenesses of sent pictures. */
export interface Thumbnails {
  /** By the Guid of the file. */
  known(): ReadonlyMap<string, Blob>;
  /** A likeness of a picked file, by its handle: it serves the sent file, too. */
  keep(handle: string, thumbnail: Blob): void;
  /** The rows of the list are others now: a row that lost its handle for a Guid is the same file. */
  follow(rows: readonly DocumentRow[]): void;
  /** Makes the likeness of a sent picture of what the server has, once, one after another. */
  want(row: DocumentRow): void;
}

/** Whether a file can have a likeness that is made of what the server has. */
function isPicture({ FileName }: DocumentRow): boolean {
  return DRAWABLE.test(FileName);
}

/** No likenesses yet; `announce` hears of each that is fetched. A picture that does not come has none. */
export function createThumbnails(pictures: Pictures, announce: () => void): Thumbnails {
  const known = new Map<string, Blob>();
  const picked = new Map<string, Blob>();
  const asked = new Set<string>();
  let rows: readonly DocumentRow[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function fetchOne(guid: string): Promise<void> {
    const thumbnail = await pictures.toThumbnail(await pictures.fetchSent(guid));
    if (!thumbnail) return;
    known.set(guid, thumbnail);
    announce();
  }

  return {
    known: () => known,
    keep: (handle, thumbnail) => void picked.set(handle, thumbnail),
    follow(next) {
      next.forEach((row, index) => {
        const before = rows[index];
        const thumbnail = before && picked.get(handleOf(before) ?? '');
        const isSent = before?.FileName === row.FileName && handleOf(row) === undefined && row.Guid !== undefined;
        if (thumbnail && isSent) known.set(String(row.Guid), thumbnail);
      });
      rows = next;
    },
    want(row) {
      const guid = String(row.Guid ?? '');
      if (guid === '' || handleOf(row) !== undefined || !isPicture(row) || known.has(guid) || asked.has(guid)) return;
      asked.add(guid);
      last = last.then(() => fetchOne(guid)).catch(() => undefined);
    },
  };
}

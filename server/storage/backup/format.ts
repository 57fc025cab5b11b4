import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** The first line of a backup. */
export interface Head {
  ficha: 'backup';
  format: 1;
  /** Of the tables: when their newest migration was made, milliseconds since 1970. */
  migration: number;
  /** ISO 8601. */
  at: string;
}

/** The line before the rows of a table; each of these is a list of texts, in the order of the columns. */
export interface TableHead {
  table: string;
  columns: string[];
}

/** The last line. */
interface End {
  /** How many rows each table has. */
  end: Record<string, number>;
  /** SHA-256 of all lines before, hexadecimal. */
  sha256: string;
}

/** What a whole backup holds. */
export interface Summary {
  head: Head;
  rows: Record<string, number>;
  /** SHA-256 of what it holds, whenever it was made. */
  content: string;
}

/** Takes the lines of a backup. */
export interface Lines {
  table(head: TableHead): Promise<void>;
  /** @param row JSON of a list of texts */
  row(row: string): Promise<void>;
}

/** The backup is broken, or is none; the message is one sentence for the operator. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}

/**
 * Writes a backup, compressed, for its owner alone. It has its name only once all of it is on the disk.
 * @throws {Error} with code EEXIST when there is such a file
 */
export async function writeBackup(file: string, head: Head, fill: (lines: Lines) => Promise<void>): Promise<Summary> {
  const part = `${file}.part`;
  const handle = await open(part, 'wx', 0o600);
  try {
    const text = new PassThrough();
    const written = pipeline(text, createGzip(), handle.createWriteStream({ flush: true }));
    const tally = createTally();
    const put = async (line: string) => {
      tally.add(line);
      if (!text.write(`${line}\n`))
        await Promise.race([new Promise((resolve) => text.once('drain', resolve)), written]);
    };
    await put(JSON.stringify(head));
    await fill({ table: (table) => put(JSON.stringify(table)), row: put });
    const summary = tally.summary();
    text.end(`${JSON.stringify({ end: summary.rows, sha256: tally.hash() } satisfies End)}\n`);
    await written;
    await link(part, file);
    return summary;
  } finally {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true });
  }
}

/**
 * Reads a backup to its end, and tells of each table and row.
 * @throws {BackupError} when it is none, or not whole
 */
export async function readBackup(file: string, lines?: Lines): Promise<Summary> {
  const tally = createTally();
  let end: End | undefined;
  try {
    const source = createReadStream(file);
    const text = createGunzip();
    source.on('error', (error) => text.destroy(error));
    for await (const line of createInterface({ input: source.pipe(text), crlfDelay: Number.POSITIVE_INFINITY })) {
      if (end) throw new BackupError(BROKEN(file));
      if (line.startsWith('{"end":')) {
        end = JSON.parse(line);
        continue;
      }
      tally.add(line);
      if (tally.count() === 1) continue;
      if (line.startsWith('[')) await lines?.row(line);
      else await lines?.table(JSON.parse(line));
    }
  } catch (error) {
    if (error instanceof SyntaxError || String((error as NodeJS.ErrnoException).code).startsWith('Z_'))
      throw new BackupError(BROKEN(file));
    throw error;
  }
  const summary = tally.summary();
  if (end?.sha256 !== tally.hash()) throw new BackupError(BROKEN(file));
  return summary;
}

const BROKEN = (file: string) => `${file} is no backup, or not whole: nothing was taken from it.`;

/** Counts the lines of a backup, and works out what tells whether they are all there. */
function createTally() {
  const [all, content] = [createHash('sha256'), createHash('sha256')];
  let head: Head | undefined;
  let table: string | undefined;
  let count = 0;
  const rows: Record<string, number> = {};
  return {
    add(line: string) {
      count += 1;
      all.update(`${line}\n`);
      if (count === 1) {
        const first = JSON.parse(line);
        if (first?.ficha === 'backup' && first.format === 1) head = first;
        return;
      }
      content.update(`${line}\n`);
      if (line.startsWith('[')) rows[table as string] = (rows[table as string] ?? 0) + 1;
      else {
        table = (JSON.parse(line) as TableHead).table;
        rows[table] = 0;
      }
    },
    count: () => count,
    hash: () => all.copy().digest('hex'),
    summary(): Summary {
      if (!head) throw new SyntaxError('no head');
      return { head, rows, content: content.copy().digest('hex') };
    },
  };
}

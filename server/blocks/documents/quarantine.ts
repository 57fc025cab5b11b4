import { eq } from 'drizzle-orm';
import { Refusal } from '../../http/refusal';
import { FileMissing } from '../../storage/files/errors';
import { NAMING, type Named, namedFiles, type Place } from '../../storage/files/named';
import type { Bytes, Scan, Verdict } from '../../storage/files/types';
import type { Services } from '../../storage/services';

/** How often it is tried again to have looked at what a scanner did not see. */
const AGAIN_MS = 60_000;
/** After so many files behind each other of which it says nothing a scanner counts as away. */
const MOST_UNKNOWN = 3;

const INFECTED = 'O arquivo foi recusado pela verificação de vírus. Envie outro arquivo.';
const NOT_YET = 'O arquivo ainda está em verificação de vírus. Tente novamente em alguns minutos.';

/**
 * Whether a content has to wait for a scanner that could not be asked; never where there is none.
 * @throws Refusal when the scanner finds something in it
 */
export async function mustWait(scan: Scan | undefined, content: Bytes, onFound: () => void): Promise<boolean> {
  if (!scan) return false;
  const verdict = await scan(content);
  if (verdict === 'infected') {
    onFound();
    throw new Refusal(400, INFECTED);
  }
  return verdict === 'unknown';
}

/** @throws Refusal while a file waits for the scanner: nobody is given it before */
export function assertReleased({ quarantined }: { quarantined: boolean }): void {
  if (quarantined) throw new Refusal(400, NOT_YET);
}

type Looking = Pick<Services, 'database' | 'files' | 'tell'>;

/**
 * Rounds in which the files are looked at that wait for it: what is clean is released, what is not is deleted. Each begins
 * behind the last file of the one before, so that those of which nothing can be said keep no others waiting.
 */
export function createRounds(services: Looking, scan: Scan): () => Promise<void> {
  let last: Place | undefined;
  return async () => {
    let unknown = 0;
    for await (const file of namedFiles(services.database, { quarantined: true, behind: last })) {
      last = file;
      const verdict = await lookAt(services, file, scan);
      unknown = verdict === 'unknown' ? unknown + 1 : 0;
      // The scanner is away still, as it seems: none of the others is asked for.
      if (unknown === MOST_UNKNOWN) return;
    }
    last = undefined;
  };
}

/** @returns nothing where the content is missing: nobody can look at it, nor is given it */
async function lookAt({ database, files, tell }: Looking, file: Named, scan: Scan): Promise<Verdict | undefined> {
  const table = NAMING[file.kind];
  const content = await files.read(file).catch(orMissing);
  if (!content) return undefined;
  const verdict = await scan(content);
  if (verdict === 'clean') await database.update(table).set({ quarantined: false }).where(eq(table.id, file.id));
  if (verdict !== 'infected') return verdict;
  const gone = await database.delete(table).where(eq(table.id, file.id)).returning({ id: table.id });
  // Of one that is not there a save has made a document meanwhile, which needs its content until it is looked at.
  if (gone.length > 0) {
    await files.drop([file.storedAs]);
    tell({ event: 'file.refused', account: file.clientId });
  }
  return verdict;
}

function orMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error;
}

/** Looks again every minute. @returns stops it, once what is under way has ended */
export function watchQuarantine(services: Looking, scan: Scan, fail: (error: unknown) => void): () => Promise<void> {
  const lookAgain = createRounds(services, scan);
  let work = Promise.resolve();
  const timer = setInterval(() => {
    work = work.then(lookAgain).catch(fail);
  }, AGAIN_MS);
  return async () => {
    clearInterval(timer);
    await work;
  };
}

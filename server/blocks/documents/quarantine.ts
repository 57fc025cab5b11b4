import { eq } from 'drizzle-orm';
import { Refusal } from '../../http/refusal';
import type { Scan } from '../../outside/scanner/clamd';
import { FileMissing } from '../../storage/files/errors';
import type { Bytes } from '../../storage/files/types';
import { document, waitingFile } from '../../storage/schema';
import type { Services } from '../../storage/services';

/** How often it is tried again to have looked at what a scanner did not see. */
const AGAIN_MS = 60_000;
/** Files that are looked at in one go. */
const AT_ONCE = 20;

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

/** Has looked at the files that wait for it: what is clean is released, what is not is deleted. */
export async function lookAgain(
  { database, files, tell }: Pick<Services, 'database' | 'files' | 'tell'>,
  scan: Scan,
): Promise<void> {
  for (const table of [document, waitingFile] as const) {
    const { id, clientId, storedAs, size } = table;
    const waiting = await database
      .select({ id, clientId, storedAs, size })
      .from(table)
      .where(eq(table.quarantined, true))
      .limit(AT_ONCE);
    for (const file of waiting) {
      const content = await files.read(file).catch(orMissing);
      // Nobody can look at it, nor is given it: the others are not to wait for it.
      if (!content) continue;
      const verdict = await scan(content);
      // The scanner is away still: none of the others is asked for.
      if (verdict === 'unknown') return;
      if (verdict === 'clean') await database.update(table).set({ quarantined: false }).where(eq(table.id, file.id));
      else {
        await database.delete(table).where(eq(table.id, file.id));
        await files.drop([file.storedAs]);
        tell({ event: 'file.refused', account: file.clientId });
      }
    }
  }
}

function orMissing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error;
}

/** Looks again every minute. @returns stops it, once what is under way has ended */
export function watchQuarantine(
  services: Pick<Services, 'database' | 'files' | 'tell'>,
  scan: Scan,
  fail: (error: unknown) => void,
): () => Promise<void> {
  let work = Promise.resolve();
  const timer = setInterval(() => {
    work = work.then(() => lookAgain(services, scan)).catch(fail);
  }, AGAIN_MS);
  return async () => {
    clearInterval(timer);
    await work;
  };
}

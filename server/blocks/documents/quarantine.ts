import { eq } from 'drizzle-orm';
import { Refusal } from '../../http/refusal';
import type { Scan } from '../../outside/scanner/clamd';
import { document, documentContent, waitingFile } from '../../storage/schema';
import type { Services } from '../../storage/services';

/** How often it is tried again to have looked at what a scanner did not see. */
const AGAIN_MS = 60_000;
/** Files that are looked at in one go: each is in memory meanwhile. */
const AT_ONCE = 20;

const INFECTED = 'O arquivo foi recusado pela verificação de vírus. Envie outro arquivo.';
const NOT_YET = 'O arquivo ainda está em verificação de vírus. Tente novamente em alguns minutos.';

/**
 * Whether a content has to wait for a scanner that could not be asked; never where there is none.
 * @throws Refusal when the scanner finds something in it
 */
export async function mustWait(scan: Scan | undefined, content: Uint8Array, onFound: () => void): Promise<boolean> {
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
export async function lookAgain({ database, tell }: Pick<Services, 'database' | 'tell'>, scan: Scan): Promise<void> {
  const documents = await database
    .select({ id: document.id, clientId: document.clientId, content: documentContent.content })
    .from(document)
    .innerJoin(documentContent, eq(documentContent.documentId, document.id))
    .where(eq(document.quarantined, true))
    .limit(AT_ONCE);
  const waiting = await database
    .select({ id: waitingFile.id, clientId: waitingFile.clientId, content: waitingFile.content })
    .from(waitingFile)
    .where(eq(waitingFile.quarantined, true))
    .limit(AT_ONCE);
  const files = [
    ...documents.map((file) => ({ ...file, table: document })),
    ...waiting.map((file) => ({ ...file, table: waitingFile })),
  ];
  for (const { id, clientId, content, table } of files) {
    const verdict = await scan(content);
    // The scanner is away still: none of the others is asked for.
    if (verdict === 'unknown') return;
    if (verdict === 'clean') await database.update(table).set({ quarantined: false }).where(eq(table.id, id));
    else {
      await database.delete(table).where(eq(table.id, id));
      tell({ event: 'file.refused', account: clientId });
    }
  }
}

/** Looks again every minute. @returns stops it, once what is under way has ended */
export function watchQuarantine(
  services: Pick<Services, 'database' | 'tell'>,
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

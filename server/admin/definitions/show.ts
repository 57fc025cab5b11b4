import { momentInBrazil } from '../../../contract/calendar';
import { readLog } from '../../storage/definitions/keys';
import { openProposals } from '../../storage/definitions/proposals';
import { readFactsAfter, readFindings } from '../../storage/definitions/published';
import type { Fate, StoredPublication } from '../../storage/definitions/types';
import { type AdminContext, AdminError } from '../command';

/** All versions, oldest first, then what waits for a second person. */
export async function list({ database, definitions, now, print }: AdminContext): Promise<void> {
  await definitions.refresh(now);
  for (const { number, hash, author, note, publishedAt, startsAt } of await readFactsAfter(database, 0)) {
    const state =
      number === definitions.current.number
        ? ' · current'
        : startsAt > now
          ? ` · from ${momentInBrazil(startsAt)}`
          : '';
    print(`${number} · ${hash} · ${momentInBrazil(publishedAt)} · ${author} · ${note}${state}`);
  }
  for (const { id, base, author, at, publication } of await openProposals(database)) {
    const facts = `after ${base} · ${momentInBrazil(at)} · ${author} · ${publication.note}`;
    print(`proposal ${id} · ${facts} · waits for a publisher`);
  }
}

/** One version, or one proposal: what it changes, and what was answered to that. */
export async function show(context: AdminContext, [word = '', id = '']: string[]): Promise<void> {
  const { database, print } = context;
  if (word === 'proposal') return showProposal(context, id);
  const number = numberOf(word);
  const facts = (await readFactsAfter(database, number - 1)).find((version) => version.number === number);
  if (!facts) throw new AdminError(`There is no version ${number}.`);
  print(`Version ${number} · ${facts.hash}`);
  print(
    `Published ${momentInBrazil(facts.publishedAt)} by ${facts.author}, in force from ${momentInBrazil(facts.startsAt)}`,
  );
  print(`Note: ${facts.note}`);
  tell(print, { ...facts, findings: await readFindings(database, number) });
}

async function showProposal({ database, print }: AdminContext, word: string): Promise<void> {
  const id = numberOf(word, 'proposal');
  const proposal = (await openProposals(database)).find((open) => open.id === id);
  if (!proposal) throw noProposal(id);
  const { base, author, at, publication } = proposal;
  const { content, startsAt, note } = publication;
  print(`Proposal ${id} · after ${base} · ${content.index.version}`);
  const begin = startsAt === undefined ? 'at once' : `from ${momentInBrazil(new Date(startsAt))}`;
  print(`Proposed ${momentInBrazil(at)} by ${author}, in force ${begin}`);
  print(`Note: ${note}`);
  tell(print, publication);
}

/** What changes, a line each. */
function tell(
  print: AdminContext['print'],
  { fates, steps, findings }: Pick<StoredPublication, 'fates' | 'steps' | 'findings'>,
): void {
  for (const [wizard, fate] of Object.entries(fates)) print(`${wizard}: ${fateInWords(fate)}`);
  for (const [wizard, own] of Object.entries(steps))
    for (const step of own) print(`${wizard}: step ${JSON.stringify(step)}`);
  for (const { id, kind, message, answer } of findings)
    print(`${kind} · ${id} · ${message}${answer ? ` · ${fateInWords(answer)}` : ''}`);
}

/** What was done with definitions and keys. */
export async function log({ database, print }: AdminContext): Promise<void> {
  for (const { at, who, what } of await readLog(database)) print(`${momentInBrazil(at)} · ${who} · ${what}`);
}

/** A number as it was written. @throws AdminError */
export function numberOf(word: string, of: 'version' | 'proposal' = 'version'): number {
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new AdminError(`Write the number of the ${of} after it.`);
  return Number(word);
}

/** The refusal where no such proposal waits. */
export const noProposal = (id: number) => new AdminError(`There is no proposal ${id} that waits.`);

/** `may be finished until ...`. */
export function fateInWords(fate: Fate): string {
  if (fate.kind === 'finish') return `may be finished until ${momentInBrazil(new Date(fate.until))}`;
  return fate.kind === 'stop' ? `stops with "${fate.message}"` : 'is carried over';
}

import { momentInBrazil } from '../../../contract/calendar';
import { readLog } from '../../storage/definitions/keys';
import { openProposals } from '../../storage/definitions/proposals';
import { readFactsAfter, readFindings } from '../../storage/definitions/published';
import type { Fate } from '../../storage/definitions/types';
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
  for (const { id, base, author, at } of await openProposals(database)) {
    print(`proposal ${id} · after ${base} · ${momentInBrazil(at)} · ${author} · waits for a publisher`);
  }
}

/** One version: what it changed, and what was answered to that. */
export async function show({ database, print }: AdminContext, [word = '']: string[]): Promise<void> {
  const number = numberOf(word);
  const facts = (await readFactsAfter(database, number - 1)).find((version) => version.number === number);
  if (!facts) throw new AdminError(`There is no version ${number}.`);
  print(`Version ${number} · ${facts.hash}`);
  print(
    `Published ${momentInBrazil(facts.publishedAt)} by ${facts.author}, in force from ${momentInBrazil(facts.startsAt)}`,
  );
  print(`Note: ${facts.note}`);
  for (const [wizard, fate] of Object.entries(facts.fates)) print(`${wizard}: ${fateInWords(fate)}`);
  for (const [wizard, steps] of Object.entries(facts.steps))
    for (const step of steps) print(`${wizard}: step ${JSON.stringify(step)}`);
  for (const { id, kind, message, answer } of await readFindings(database, number))
    print(`${kind} · ${id} · ${message}${answer ? ` · ${fateInWords(answer)}` : ''}`);
}

/** What was done with definitions and keys. */
export async function log({ database, print }: AdminContext): Promise<void> {
  for (const { at, who, what } of await readLog(database)) print(`${momentInBrazil(at)} · ${who} · ${what}`);
}

/** A number as it was written. @throws AdminError */
export function numberOf(word: string): number {
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new AdminError('Write the number after it.');
  return Number(word);
}

function fateInWords(fate: Fate): string {
  if (fate.kind === 'finish') return `may be finished until ${momentInBrazil(new Date(fate.until))}`;
  return fate.kind === 'stop' ? `stops with "${fate.message}"` : 'is carried over';
}

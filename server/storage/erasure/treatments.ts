import type { Retention, TreatmentDefinition } from '../../../engine/definition';
import { type TreatedField, type Treatments, treatmentsOf } from '../../../engine/state';
import type { LiveDefinitions } from '../definitions/types';

/** What data is treated for by the current version of the definitions, and its number. */
export interface CurrentTreatments {
  number: number;
  treatments: Treatments;
}

const read = new WeakMap<LiveDefinitions, CurrentTreatments>();

/** What data is treated for, as the current version of the definitions says. */
export async function currentTreatments(definitions: LiveDefinitions): Promise<Treatments> {
  return (await currentVersion(definitions)).treatments;
}

/** The same, with the number of that version. */
export async function currentVersion(definitions: LiveDefinitions): Promise<CurrentTreatments> {
  const { number } = definitions.current;
  const known = read.get(definitions);
  if (known?.number === number) return known;
  const found = { number, treatments: treatmentsOf(await definitions.sources(number)) };
  read.set(definitions, found);
  return found;
}

/** The fields of the forms that a type of customers has. */
export function fieldsFor({ wizards }: Treatments, type: number): TreatedField[] {
  return wizards
    .filter((wizard) => wizard.type === undefined || wizard.type === type)
    .flatMap(({ tabs }) => tabs.flatMap(({ fields }) => fields));
}

/** When a retention is over that begins at a moment. */
export function endOf({ years = 0, months = 0, days = 0 }: Retention, from: Date): Date {
  const end = new Date(from);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  end.setUTCMonth(end.getUTCMonth() + months);
  end.setUTCDate(end.getUTCDate() + days);
  return end;
}

/** The moment before which data of a record is too old; `undefined` where nothing says how long it is kept. */
export function tooOld({ treatments, records }: Treatments, record: string, now: Date): Date | undefined {
  const treatment = treatments[records[record]?.treatment ?? ''];
  if (!treatment) return undefined;
  const { years = 0, months = 0, days = 0 } = treatment.retention;
  return endOf({ years: -years, months: -months, days: -days, from: 'collection' }, now);
}

/**
 * The moment before which data of a record goes: by how long the server keeps it, in milliseconds, or by what the
 * definitions say of it, where that is less.
 */
export async function keptSince(
  definitions: LiveDefinitions,
  record: string,
  { longest, now }: { longest: number; now: Date },
): Promise<Date> {
  const own = new Date(now.getTime() - longest);
  const said = tooOld(await currentTreatments(definitions), record, now);
  return said && said > own ? said : own;
}

/** Until when a norm keeps data although its erasure was asked for at a moment; `undefined` where none does. */
export function keptUntil(treatment: TreatmentDefinition | undefined, endedAt: Date): Date | undefined {
  return treatment?.retention.norm === undefined ? undefined : endOf(treatment.retention, endedAt);
}

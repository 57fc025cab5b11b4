/** Days of a month of the Gregorian calendar; 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** Whether a text is a day of the calendar written `yyyy-mm-dd`, of the year 1 or later. */
export function isIsoDate(text: unknown): text is string {
  const match = typeof text === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null;
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return year > 0 && day > 0 && day <= daysInMonth(year, month);
}

/**
 * Completed years from one `yyyy-mm-dd` to another; `undefined` when either is no date or the first lies later.
 * Who was born on 29 February completes a year on 1 March of other years.
 * Source: Código Civil, Lei 10.406/2002, art. 132 § 3.
 */
export function completedYears(from: string, today: string): number | undefined {
  if (!isIsoDate(from) || !isIsoDate(today) || from > today) return undefined;
  const years = Number(today.slice(0, 4)) - Number(from.slice(0, 4));
  return today.slice(5) >= from.slice(5) ? years : years - 1;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Made once per time zone: making one takes longer than everything else that a key in a field starts. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, made);
  return made;
}

/** What browsers have of it that have it. Source: https://tc39.es/proposal-temporal/docs/instant.html */
interface Temporal {
  Instant: { fromEpochMilliseconds(at: number): { toZonedDateTimeISO(zone: string): { toPlainDate(): object } } };
}

/** The day of an instant in a time zone, `yyyy-mm-dd`: `todayIn('America/Sao_Paulo', new Date())`. */
export function todayIn(timeZone: string, now: Date): string {
  // Takes less than a millisecond, where a format of Intl takes thirty to make.
  const { Temporal } = globalThis as { Temporal?: Temporal };
  if (Temporal) return `${Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timeZone).toPlainDate()}`;
  const parts = Object.fromEntries(
    dayFormat(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}`;
}

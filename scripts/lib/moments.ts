import { TIME_ZONE } from '../../contract/calendar';
import { Refused } from './refused';

/** The end of a day in Brasília; `undefined` when the text is no day. */
export function endOf(day: string): Date | undefined {
  const start = isDay(day) ? new Date(`${day}T00:00:00${offset(day)}`) : undefined;
  return start && new Date(start.getTime() + 86_400_000);
}

/** A moment in Brasília, `2027-01-31` or `2027-01-31T08:00`, as ISO 8601. @throws Refused when it is none, or past */
export function momentOf(text: string, now: Date): string {
  const [day = '', time = '00:00'] = text.split('T');
  const isMoment = isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (!isMoment) throw new Refused(`"${text}" não é um momento, escrito como 2027-01-31 ou 2027-01-31T08:00.`);
  const moment = new Date(`${day}T${time}:00${offset(day)}`);
  if (moment <= now) throw new Refused(`${text} já passou.`);
  return moment.toISOString();
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** `-03:00`. */
function offset(day: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName')?.value;
  return name?.replace('GMT', '') || 'Z';
}

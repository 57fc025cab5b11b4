import { todayIn } from '../engine/core';

/** Where the days of the institution begin, and where its moments are told. */
export const TIME_ZONE = 'America/Sao_Paulo';

/** Every call of the API asks for it, and zones differ by whole minutes: within one the day is the same. */
let last = { minute: Number.NaN, day: '' };

/** The calendar day in Brasília at this moment, `yyyy-MM-dd`. */
export function todayInBrazil(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000);
  if (minute !== last.minute) last = { minute, day: todayIn(TIME_ZONE, now) };
  return last.day;
}

/** Tells moments as read in Brasília. The format is made when the first is told: that takes longer than all a page does as it starts. */
export function toldInBrazil(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, ...options });
    return format.format(moment);
  };
}

const timeInBrazil = toldInBrazil({ timeStyle: 'short' });

/** The day of a moment as read in Brasília: `'21/11/2026'`. */
export const dayInBrazil = toldInBrazil({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** A moment as read in Brasília: `'21/11/2026 às 14:02'`. */
export function momentInBrazil(moment: Date): string {
  return `${dayInBrazil(moment)} às ${timeInBrazil(moment)}`;
}

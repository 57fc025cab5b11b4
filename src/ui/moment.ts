import { dayInBrazil, momentInBrazil, toldInBrazil } from '../../contract/calendar';

/**
 * A moment of the API in Brasília, where the signing page and the printed sheet tell it too; one without an offset is
 * meant there. Empty when it is none.
 */
function inBrasilia(moment: string, told: (moment: Date) => string): string {
  const date = new Date(/(Z|[+-]\d\d:\d\d)$/.test(moment) ? moment : `${moment}-03:00`);
  return Number.isNaN(date.getTime()) ? '' : told(date).replace(',', '');
}

const toTheSecond = toldInBrazil({ dateStyle: 'short', timeStyle: 'medium' });

/** A moment of the API as `dd/mm/yyyy hh:mm:ss` in Brasília; empty when it is none. */
export function momentText(moment: string): string {
  return inBrasilia(moment, toTheSecond);
}

/** A moment of the API as `dd/mm/yyyy às hh:mm` in Brasília, as people say it; empty when it is none. */
export function whenText(moment: string): string {
  return inBrasilia(moment, momentInBrazil);
}

/** The day of a moment of the API as `dd/mm/yyyy`, in Brasília; empty when it is none. */
export function dayText(moment: string): string {
  return inBrasilia(moment, dayInBrazil);
}

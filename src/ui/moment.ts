import { TIME_ZONE } from '../../contract/calendar';

/**
 * A moment of the API in Brasília, where the signing page and the printed sheet tell it too; one without an offset is
 * meant there. Empty when it is none.
 */
function inBrasilia(moment: string, format: Intl.DateTimeFormat): string {
  const date = new Date(/(Z|[+-]\d\d:\d\d)$/.test(moment) ? moment : `${moment}-03:00`);
  return Number.isNaN(date.getTime()) ? '' : format.format(date).replace(',', '');
}

const MOMENT = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium', timeZone: TIME_ZONE });
const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: TIME_ZONE });

/** A moment of the API as `dd/mm/yyyy hh:mm:ss` in Brasília; empty when it is none. */
export function momentText(moment: string): string {
  return inBrasilia(moment, MOMENT);
}

/** The day of a moment of the API as `dd/mm/yyyy`, in Brasília; empty when it is none. */
export function dayText(moment: string): string {
  return inBrasilia(moment, DAY);
}

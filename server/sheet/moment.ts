import { TIME_ZONE } from '../../contract/calendar';

const TIME = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('pt-BR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** A moment as read in Brasília: `'21/11/2026 às 14:02'`. */
export function momentInBrazil(moment: Date): string {
  return `${DAY.format(moment)} às ${TIME.format(moment)}`;
}

import { todayIn } from '../engine/core/formats/age';

/** Where the days of the institution begin, and where its moments are told. */
export const TIME_ZONE = 'America/Sao_Paulo';

/** The calendar day in Brasília at this moment, `yyyy-MM-dd`. */
export function todayInBrazil(now: Date): string {
  return todayIn(TIME_ZONE, now);
}

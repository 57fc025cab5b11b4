import { todayInBrazil } from '../../../contract/calendar';
import type { Origin } from '../../../engine/core/draft/types';
import type { Say } from './wizardTexts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ZONE = 'America/Sao_Paulo';

/** Where and when something was typed: "Em outro aparelho (Chrome no Android), ontem às 22:14". */
export function whereTyped({ kind, device, at }: Origin, say: Say): string {
  if (kind === 'saved') return say('clashSaved');
  const when = at === undefined ? '' : whenTyped(new Date(at), say);
  if (device !== undefined) return say('draftElsewhere', { device, when });
  return when ? say('draftHere', { when }) : say('draftHereNow');
}

function whenTyped(at: Date, say: Say): string {
  const time = at.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: ZONE });
  const now = Date.now();
  const day = todayInBrazil(at);
  if (day === todayInBrazil(new Date(now))) return say('todayAt', { time });
  if (day === todayInBrazil(new Date(now - DAY_MS))) return say('yesterdayAt', { time });
  return say('dayAt', { date: day.split('-').reverse().join('/'), time });
}

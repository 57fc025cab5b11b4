import type { Origin } from '../../engine/session';
import { deviceName } from './shelter/device';

/** The texts of the definitions that it takes, with their places filled. */
type Say = (
  name:
    | 'clashSaved'
    | 'dayAt'
    | 'draftElsewhere'
    | 'draftHere'
    | 'draftHereNow'
    | 'draftSameName'
    | 'todayAt'
    | 'yesterdayAt',
  values?: Record<string, string>,
) => string;

/** Where and when something was typed, in the time of this device: "Em outro aparelho (Chrome no Android), ontem às 22:14". */
export function whereTyped({ kind, device, at }: Origin, say: Say): string {
  if (kind === 'saved') return say('clashSaved');
  const when = at === undefined ? '' : whenTyped(new Date(at), say);
  // One that goes by the same name may be this one: a logoff forgets its id.
  if (device === deviceName()) return say('draftSameName', { device, when });
  if (device !== undefined) return say('draftElsewhere', { device, when });
  return when ? say('draftHere', { when }) : say('draftHereNow');
}

function whenTyped(at: Date, say: Say): string {
  const lang = document.documentElement.lang || 'pt-BR';
  const time = at.toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' });
  const today = new Date();
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const day = at.toDateString();
  if (day === today.toDateString()) return say('todayAt', { time });
  if (day === yesterday.toDateString()) return say('yesterdayAt', { time });
  return say('dayAt', { date: at.toLocaleDateString(lang), time });
}

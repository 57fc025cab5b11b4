import { dayInBrazil } from '../../contract/calendar';
import { wasSent } from '../../contract/lifeCycle';
import { REFUSED_WORDS, STATUS_WORDS } from '../../contract/lifeCycleWords';
import type { Refused } from '../registration/review/refused';
import { statusOf } from '../registration/status';
import type { Client } from '../storage/client';

const CHANGED = 'Há alterações salvas depois do último envio. Elas já aparecem nesta ficha.';

/** The status of a registration in words, and what it leaves open, or why it was refused. */
export function statusText(client: Client, refused: Refused | null, now: Date): { words: string; notice?: string } {
  if (refused) return { words: REFUSED_WORDS.title, notice: refusalText(refused) };
  const status = statusOf(client, now);
  const notice = !wasSent(status) ? STATUS_WORDS[status].text : client.changed ? CHANGED : undefined;
  return { words: STATUS_WORDS[status].title, ...(notice !== undefined && { notice }) };
}

/** `'Recusado em 23/11/2026. Motivo da recusa: Documento ilegível.'`, in one paragraph: the first page holds it. */
function refusalText({ Em, Texto }: Refused): string {
  const day = `${REFUSED_WORDS.day} ${dayInBrazil(new Date(Em))}.`;
  return Texto ? `${day} ${REFUSED_WORDS.reason}: ${Texto.replace(/\s+/g, ' ')}` : day;
}

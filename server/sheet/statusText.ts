import { wasSent } from '../../contract/lifeCycle';
import { STATUS_WORDS } from '../../contract/lifeCycleWords';
import { statusOf } from '../registration/status';
import type { Client } from '../storage/client';

const CHANGED = 'Há alterações salvas depois do último envio. Elas já aparecem nesta ficha.';

/** The status of a registration in words, and what it leaves open. */
export function statusText(client: Client, now: Date): { words: string; notice?: string } {
  const status = statusOf(client, now);
  const notice = !wasSent(status) ? STATUS_WORDS[status].text : client.changed ? CHANGED : undefined;
  return { words: STATUS_WORDS[status].title, ...(notice !== undefined && { notice }) };
}

import { STATUS } from '../../contract/registration';
import { statusOf } from '../registration/status';
import type { Client } from '../storage/client';

const WORDS: Record<number, string> = {
  [STATUS.notStarted]: 'Cadastro não enviado',
  [STATUS.inApproval]: 'Em aprovação',
  [STATUS.approved]: 'Aprovado',
  [STATUS.expired]: 'Vencido',
  [STATUS.inReview]: 'Em revisão',
  [STATUS.inactive]: 'Inativo',
};

const DRAFT = 'Cadastro não enviado. Esta ficha mostra o que foi salvo até agora.';
const CHANGED = 'Há alterações salvas depois do último envio. Elas já aparecem nesta ficha.';

/** The status of a registration in words, and what it leaves open. */
export function statusText(client: Client, now: Date): { words: string; notice?: string } {
  const status = statusOf(client, now);
  const notice = status === STATUS.notStarted ? DRAFT : client.changed ? CHANGED : undefined;
  return { words: WORDS[status] ?? '', ...(notice !== undefined && { notice }) };
}

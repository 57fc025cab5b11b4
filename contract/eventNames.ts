/** What happens to registrations and is told to the systems behind, and what it is called there. */
export const EVENT_NAMES = {
  sent: 'enviado',
  changed: 'alterado',
  signed: 'assinado',
  approved: 'aprovado',
  returned: 'devolvido',
  refused: 'recusado',
  expiring: 'a-vencer',
  expired: 'vencido',
  erased: 'excluido',
} as const;

export type EventKind = keyof typeof EVENT_NAMES;

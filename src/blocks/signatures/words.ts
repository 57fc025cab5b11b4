import type { DocumentState } from './documents';

/** The messages of the block; those that the specification quotes are the same in every wizard. */
export const MESSAGES = {
  accepted: { title: 'Termos aceitos com sucesso' },
  notAccepted: { title: 'Oops...', text: 'Falha ao aceitar os termos' },
  newVersion: { title: 'Nova versão de documento' },
  unsigned: 'Documento obrigatório não assinado.',
  notLoaded: { name: 'Documentos para assinar', inline: 'A lista de documentos não carregou.' },
} as const;

/** At a document whose version has changed since it was signed. */
export const CHANGED = 'Atenção: Precisamos de uma nova assinatura';

/** What a summary says of a document. */
export const STATE_WORDS: Record<DocumentState, string> = {
  unread: 'Não assinado',
  changed: 'Nova assinatura necessária',
  pending: 'Pendente',
  signed: 'Assinado',
};

/** Announces documents whose version has changed since they were signed. */
export function newVersionText(names: readonly string[]): string {
  const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);
  return names.length === 1
    ? `O documento ${list} mudou depois da sua assinatura. Leia a nova versão e assine novamente.`
    : `Os documentos ${list} mudaram depois da sua assinatura. Leia as novas versões e assine novamente.`;
}

/** How many documents are signed: `1 de 4 assinados`. */
export function countText(signed: number, total: number): string {
  return `${signed} de ${total} ${total === 1 ? 'assinado' : 'assinados'}`;
}

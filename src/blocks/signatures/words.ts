import type { DocumentState, SigningDocument } from './documents';

/** The messages of the block; those that the specification quotes are the same in every wizard. */
export const MESSAGES = {
  accepted: { title: 'Termos aceitos com sucesso' },
  replaced: {
    title: 'O documento mudou',
    text: 'O texto mudou depois que você o abriu. Leia a nova versão antes de aceitar.',
  },
  notAccepted: { title: 'Oops...', text: 'Falha ao aceitar os termos' },
  nobody: { title: 'Oops...', text: 'Selecione ao menos um assinante para enviar o documento.' },
  requested: { title: 'Assinatura solicitada', text: 'Documento foi enviado por e-mail para assinatura' },
  notRequested: { title: 'Oops...', text: 'Falha ao enviar para assinatura' },
  notLinked: { title: 'Falha ao vincular assinantes ao documento' },
  resent: { title: 'Reenviar documento', text: 'Documento foi reenviado por e-mail para assinatura' },
  notResent: { title: 'Falha ao enviar e-mail para assinatura' },
  newVersion: { title: 'Nova versão de documento' },
  notLoaded: { name: 'Documentos para assinar', inline: 'A lista de documentos não carregou.' },
} as const;

/** At the list, of a required document: nobody has been asked to sign it, or somebody has not yet. */
export function unsignedText({ name, state }: Pick<SigningDocument, 'name' | 'state'>): string {
  return state === 'pending' ? `Faltam assinaturas que já foram pedidas: ${name}.` : `Falta assinar: ${name}.`;
}

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

/** How many of the people who were asked have signed: `1 de 2 assinaturas`. */
export function signedText({ signed, total }: { signed: number; total: number }): string {
  return `${signed} de ${total} ${total === 1 ? 'assinatura' : 'assinaturas'}`;
}

/** The longest name and e-mail that the list of signatures shows whole. */
const SHOWN_LENGTH = 18;

/** A text cut after that length: `Marina Sampaio Lea...`. */
export function cutText(text: string): string {
  const characters = [...text];
  return characters.length > SHOWN_LENGTH ? `${characters.slice(0, SHOWN_LENGTH).join('')}...` : text;
}

/**
 * How many documents are signed: `1 de 4 assinados`; where some are required and some are not, these apart:
 * `1 de 4 obrigatórios assinados, 0 de 2 opcionais`.
 */
export function countText(documents: readonly Pick<SigningDocument, 'isRequired' | 'state'>[]): string {
  const required = documents.filter(({ isRequired }) => isRequired);
  const optional = documents.filter(({ isRequired }) => !isRequired);
  if (required.length === 0 || optional.length === 0) return signedOf(documents, 'assinado', 'assinados');
  const first = signedOf(required, 'obrigatório assinado', 'obrigatórios assinados');
  return `${first}, ${signedOf(optional, 'opcional', 'opcionais')}`;
}

function signedOf(documents: readonly Pick<SigningDocument, 'state'>[], one: string, several: string): string {
  const signed = documents.filter(({ state }) => state === 'signed').length;
  return `${signed} de ${documents.length} ${documents.length === 1 ? one : several}`;
}

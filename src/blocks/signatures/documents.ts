import { foldText, isObject, type Json } from '../../../engine/core';

/**
 * What is to be done with a document: `unread` nothing was signed yet, `changed` a new version replaced the signed one,
 * `pending` signatures are missing, `signed`.
 */
export type DocumentState = 'unread' | 'changed' | 'pending' | 'signed';

/** A document to sign, as a client sees it. */
export interface SigningDocument {
  /** TemplateId. */
  id: string;
  /** NomeDocumento. */
  name: string;
  /** Texto, as the server sent it. */
  text: string;
  /** Whether the customer has to sign it to go on. */
  isRequired: boolean;
  state: DocumentState;
  /** DeclaracaoGuid, once there is a declaration of it. */
  declaration?: string;
  /** When it was signed, ISO 8601, where the server says so. */
  signedAt?: string;
  /** How many people were asked to sign it and how many have, where the server says so. */
  signatures?: { signed: number; total: number };
}

/** Whose documents a block shows. */
export interface Audience {
  /** TipoCliente of the documents that may be required. */
  client: string;
  /** TipoCliente of all documents that are listed. */
  lists: readonly string[];
}

/** The documents in the answers of `GET /declaracao` and `GET /declaracao/cliente`, joined by TemplateId. */
export function joinDocuments(templates: Json, declarations: Json, { client, lists }: Audience): SigningDocument[] {
  const byTemplate = new Map(recordsOf(declarations).map((record) => [textOf(record.TemplateId), record]));
  return recordsOf(templates)
    .filter(({ TipoCliente }) => lists.some((name) => isSame(TipoCliente, name)))
    .map((template) => {
      const id = textOf(template.TemplateId);
      const own = byTemplate.get(id);
      const state = stateOf(template, own);
      return {
        id,
        name: textOf(template.NomeDocumento),
        text: textOf(template.Texto),
        isRequired: isSame(template.TipoCliente, client) && isSame(template.Obrigatoriedade, 'Sim'),
        state,
        ...(own && signaturesOf(own)),
        ...(own?.DeclaracaoGuid && { declaration: textOf(own.DeclaracaoGuid) }),
        ...(state === 'signed' && own?.DataAssinatura && { signedAt: textOf(own.DataAssinatura) }),
      };
    });
}

type Fields = Record<string, Json>;

function signaturesOf({ Assinaturas: total, Assinadas: signed }: Fields): Pick<SigningDocument, 'signatures'> {
  return typeof total === 'number' && typeof signed === 'number' ? { signatures: { signed, total } } : {};
}

function stateOf(template: Fields, declaration: Fields | undefined): DocumentState {
  if (!declaration) return 'unread';
  if (template.AlterouVersaoComAssinatura === true) return 'changed';
  if (isSame(declaration.StatusAssinatura, 'Pendente')) return 'pending';
  return isSame(declaration.Status, 'Assinado') ? 'signed' : 'unread';
}

/** The documents whose name holds what was typed, whatever its case and accents. */
export function filterDocuments(documents: readonly SigningDocument[], typed: string): readonly SigningDocument[] {
  const wanted = foldText(typed);
  return wanted === '' ? documents : documents.filter(({ name }) => foldText(name).includes(wanted));
}

/** The required documents that are not signed. */
export function unsignedDocuments(documents: readonly SigningDocument[]): SigningDocument[] {
  return documents.filter(({ isRequired, state }) => isRequired && state !== 'signed');
}

/** One signature that a declaration needs, as `GET /declaracao/assinaturas` answers it. */
export interface SignatureRow {
  id: string;
  name: string;
  email: string;
  status: string;
}

/** The signatures in an answer. */
export function toSignatures(answer: Json | undefined): SignatureRow[] {
  return recordsOf(answer).map((row) => ({
    id: textOf(row.Guid),
    name: textOf(row.NomeRepresentante),
    email: textOf(row.EmailRepresentante),
    status: textOf(row.Status),
  }));
}

const recordsOf = (answer: Json | undefined): Fields[] => (Array.isArray(answer) ? answer.filter(isObject) : []);
const textOf = (value: Json | undefined): string => (value === undefined || value === null ? '' : String(value));
const isSame = (value: Json | undefined, word: string): boolean => foldText(textOf(value)) === foldText(word);

import type { BlockItem } from '../../engine/core/definition/types';
import { readData } from '../assets';

/** A kind of document, as `GET /tipoDocumento` answers it. */
export interface DocumentType {
  Id: number;
  Nome: string;
  /** The clients who may send it; `Todos` = all. */
  TipoCliente: string;
  /** `Sim` when at least one file is needed. */
  Obrigatorio: string;
}

const EVERYBODY = 'Todos';

/** How the list names the clients, by their type. */
const NAMES_OF_CLIENTS: Record<number, string> = { 1: 'Pessoa Física', 2: 'Pessoa Jurídica', 3: 'Fundos' };

/** All kinds of documents, in the order of the lists that offer them. */
export function loadDocumentTypes(assets: string): DocumentType[] {
  return readData<DocumentType[]>(assets, 'documentTypes');
}

/** The kinds that a client of this type may send. */
export function typesFor(clientType: number, types: DocumentType[]): DocumentType[] {
  return typesOf([NAMES_OF_CLIENTS[clientType] ?? '', EVERYBODY], types);
}

/** The kinds that a block of a definition offers by its option `types`. */
export function typesOfBlock({ types: names }: BlockItem, types: DocumentType[]): DocumentType[] {
  return typesOf(Array.isArray(names) ? names : [], types);
}

function typesOf(clients: readonly unknown[], types: DocumentType[]): DocumentType[] {
  return types.filter(({ TipoCliente }) => clients.includes(TipoCliente));
}

import type { BlockItem } from '../../../engine/definition';
import { blocksOf } from '../../../engine/state';
import { type DataSource, readData } from '../../storage/assets';
import type { Definitions } from '../../storage/definitions/types';

/** A kind of document, as `GET /tipoDocumento` answers it. */
export interface DocumentType {
  Id: number;
  Nome: string;
  /** The clients who may send it; `Todos` = all. */
  TipoCliente: string;
  /** `Sim` when at least one file is needed. */
  Obrigatorio: string;
}

/** The block of the definitions in which files are sent. */
export const BLOCK = 'documents';

/** All kinds of documents, in the order of the lists that offer them. */
export function loadDocumentTypes(source: DataSource): DocumentType[] {
  return readData<DocumentType[]>(source, 'documentTypes');
}

/** The kinds that a client of this type may send: those that the blocks of the wizards offer. */
export function typesFor({ wizards }: Definitions, clientType: number, types: DocumentType[]): DocumentType[] {
  const offered = wizards
    .filter(({ wizard }) => wizard.type === clientType)
    .flatMap(({ tabs }) => Object.values(tabs).flatMap(({ definition }) => blocksOf(definition)))
    .filter(({ block }) => block === BLOCK)
    .flatMap((block) => typesOfBlock(block, types));
  return types.filter((type) => offered.includes(type));
}

/** The kinds that a block of a definition offers by its option `types`. */
export function typesOfBlock({ types: clients }: BlockItem, types: DocumentType[]): DocumentType[] {
  return types.filter(({ TipoCliente }) => Array.isArray(clients) && clients.includes(TipoCliente));
}

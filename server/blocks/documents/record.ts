import type { StoredDocument } from './store';
import type { DocumentType } from './types';

/** A file as the calls answer it. A kind that the list no longer has has no name. */
export function toRecord({ id, typeId, fileName, author, createdAt }: StoredDocument, types: DocumentType[]) {
  return {
    Guid: id,
    TipoDocumentoId: typeId,
    FileName: fileName,
    Descricao: types.find(({ Id }) => Id === typeId)?.Nome ?? '',
    UsuarioInsert: author,
    InsertDate: createdAt.toISOString(),
  };
}

import type { BlockInput } from '../../../engine/core/session/blocks';
import type { Attachments, HeldFile } from './attachments';
import { type DocumentRow, type DocumentType, handleOf, rowsIn } from './records';

/** The files that wait to be sent: rows of the bound field, each with the handle of its file. */
export interface Queue {
  /** @returns the handle of the file */
  add(type: DocumentType, name: string, file: Pick<HeldFile, 'content' | 'thumbnail'>): string;
  /** Takes a file off; false for one that was sent. */
  remove(row: DocumentRow): boolean;
  /**
   * Whether a file of it was sent since this was last asked. One with another name stands for a file of its kind that a
   * reload took away.
   */
  hasSent(): boolean;
}

/** An empty queue over a store of files. */
export function createQueue(input: BlockInput, store: Attachments): Queue {
  const rows = () => rowsIn(input.read('files'));
  /** Handles that were given out here and, as far as is known, not used up: the kinds of the files that are new. */
  const handles = new Map<string, number | undefined>();
  const dismiss = (isIt: (lost: Partial<DocumentRow>) => boolean): boolean => {
    const lost = input.lostAttachments('files').find(isIt);
    if (lost) input.dismissLost('files', lost);
    return lost !== undefined;
  };
  return {
    add(type, name, file) {
      const isAgain = dismiss(({ TipoDocumentoId, FileName }) => TipoDocumentoId === type.Id && FileName === name);
      const handle = store.add(file);
      handles.set(handle, isAgain ? undefined : type.Id);
      const row: DocumentRow = {
        TipoDocumentoId: type.Id,
        FileName: name,
        Descricao: type.Nome,
        FileDataString64: handle,
        UsuarioInsert: String(input.context().user.NomeRazaoSocial ?? ''),
        InsertDate: input.clock.now(),
      };
      input.write('files', [...rows(), row]);
      return handle;
    },
    remove(row) {
      const handle = handleOf(row);
      if (handle === undefined) return false;
      const left = rows().filter((other) => other !== row);
      input.write('files', left);
      handles.delete(handle);
      store.remove(handle);
      return true;
    },
    hasSent() {
      const sent = [...handles].filter(([handle]) => !store.getState().has(handle));
      for (const [handle, kind] of sent) {
        handles.delete(handle);
        if (kind !== undefined) dismiss(({ TipoDocumentoId }) => TipoDocumentoId === kind);
      }
      return sent.length > 0;
    },
  };
}

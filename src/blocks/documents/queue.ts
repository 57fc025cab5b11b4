import { type BlockInput, isReference } from '../../../engine/session';
import type { Attachments, HeldFile } from './attachments';
import { type DocumentRow, type DocumentType, handleOf, rowsIn } from './records';

/** The files that wait to be saved: rows of the bound field, each with the handle or the reference of its file. */
export interface Queue {
  /** @returns the handle of the file */
  add(type: DocumentType, name: string, file: Pick<HeldFile, 'content' | 'thumbnail'>): string;
  /** Takes a file off; false for one that was saved. */
  remove(row: DocumentRow): boolean;
  /** Knows the files that rows name, whoever has sent them. */
  adopt(): void;
  /** Puts the references of files that have arrived in the place of their handles. @returns those of each file */
  settle(): [handle: string, reference: string][];
  /**
   * Whether a file of it was saved since this was last asked. One with another name stands for a file of its kind that
   * a reload took away.
   */
  hasSent(): boolean;
}

/** An empty queue over a store of files. */
export function createQueue(input: BlockInput, store: Attachments): Queue {
  const rows = () => rowsIn(input.read('files'));
  /** Handles that were given out or found here and, as far as is known, not used up: the kinds of the files that are new. */
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
    adopt() {
      for (const row of rows()) {
        const handle = handleOf(row);
        if (handle === undefined || handles.has(handle) || !isReference(handle)) continue;
        handles.set(handle, undefined);
        store.adopt(handle);
      }
    },
    settle() {
      const arrived = [...store.getState()].flatMap(([handle, { reference, state }]): [string, string][] =>
        reference === undefined || reference === handle || state === 'sending' ? [] : [[handle, reference]],
      );
      for (const [handle, reference] of arrived) {
        handles.set(reference, handles.get(handle));
        handles.delete(handle);
        const named = rows().map((row) => (handleOf(row) === handle ? { ...row, FileDataString64: reference } : row));
        input.write('files', named);
        store.rename(handle, reference);
      }
      return arrived;
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

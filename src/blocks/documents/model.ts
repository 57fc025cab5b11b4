import { isEqual } from '../../../engine/core';
import type { Moment } from '../../../engine/definition';
import type { BlockError, BlockFactory, BlockInput, BlockModel, Question } from '../../../engine/session';
import type { SummaryItem } from '../../../engine/state';
import { loadDocument, loadWaitingFile } from '../../api/loadDocument';
import type { Attachments } from './attachments';
import { deleteSent } from './deleteSent';
import { createEarlySending, idOfReference } from './early';
import { missingError, notLoaded } from './errors';
import { createLoading, type Loading } from './loading';
import { toSmallerPhoto, toThumbnail } from './pictures';
import { createQueue } from './queue';
import { type DocumentRow, handleOf, isSameFile, rowsIn } from './records';
import { type DocumentsState, type FileView, FRESH, type Memory, stateOf } from './state';
import type { Pictures } from './takeFile';
import { createThumbnails } from './thumbnails';

/** The model of the block, with what its component can tell it. */
export interface DocumentsModel extends BlockModel<DocumentsState>, Loading {
  load(): Promise<boolean>;
  errors(moment: Moment): BlockError[];
  saved(): void;
  summary(): SummaryItem[];
  /** Takes a picked file in for a kind of document, once nothing else is read or on its way; true when it is in the list. */
  pick(typeId: number, files: readonly File[]): Promise<boolean>;
  /** Puts another version of its photo in the place of a file that waits; true when it is in the list. */
  replace(file: FileView, photo: File): Promise<boolean>;
  /** Puts another file in the place of one that waits; true when it is in the list. */
  exchange(file: FileView, files: readonly File[]): Promise<boolean>;
  /** Sends what waits. */
  send(): Promise<void>;
  /** Sends again, ahead of the save, what did not arrive. */
  retry(): void;
  /** A sent file is in sight: its likeness is wanted. */
  show(file: FileView): void;
  /** Takes a file off: one that waits at once, a sent one after a question; true when it is gone. */
  remove(file: FileView): Promise<boolean>;
  /** The customer has seen which files a reload took away. */
  dismissLost(): void;
}

/** Makes the models of the block over a store of files, with what makes pictures smaller. */
export function createDocumentsModel(store: Attachments, pictures: Pictures): (input: BlockInput) => DocumentsModel {
  return (input) => {
    const { options } = input;
    const isSentAtOnce = options.send === 'pick';
    const listeners = new Set<() => void>();
    let memory: Memory = FRESH;
    let state: DocumentsState | undefined;

    const rows = () => rowsIn(input.read('files'));
    const announce = () => {
      state = undefined;
      for (const listener of listeners) listener();
    };
    const remember = (change: Partial<Memory>) => {
      memory = { ...memory, ...change };
      announce();
    };
    const getState = (): DocumentsState => {
      const lost = input.lostAttachments('files');
      if (!state || !isEqual(state.lost, lost)) {
        const { mode } = input.context();
        const [held, thumbnails] = [store.getState(), pictured.known()];
        state = stateOf({ memory, rows: rows(), held, thumbnails, lost, mode, isSentLater: !isSentAtOnce });
      }
      return state;
    };
    const pictured = createThumbnails(pictures, announce);
    const queue = createQueue(input, store);
    const early = createEarlySending(store, input);
    store.subscribe(() => {
      announce();
      // What was said before a file leaves is not said again behind it.
      if (memory.news && getState().files.some(({ state }) => state === 'sending')) remember({ news: '' });
      const arrived = queue.settle();
      if (arrived.length > 0) input.keepNow();
      for (const [handle, reference] of arrived) {
        pictured.rename(handle, reference);
        const { FileName } = rows().find((row) => handleOf(row) === reference) ?? {};
        remember({ news: `${FileName} enviado, ainda não confirmado.` });
      }
    });
    const { load, reload, reconcile } = createLoading(input, remember);
    input.watch('files', () => {
      pictured.follow(rows());
      queue.adopt();
      announce();
      queueMicrotask(reconcile);
    });
    const send = async () => void (await input.save());
    /** Names of files that leave as they are picked, until it was told that they are there. */
    const going = new Set<string>();
    const namesArrived = () => {
      const stuck = getState().files.flatMap(({ name, state }) => (state === 'sent' ? [] : [name]));
      const names = [...going].filter((name) => !stuck.includes(name));
      for (const name of names) going.delete(name);
      return names.map((name) => `${name} enviado.`).join(' ');
    };

    /** Resolves once something is so, after the next change at the soonest. */
    const until = (isSo: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (isSo() && listeners.delete(look)) resolve();
        };
        listeners.add(look);
      });

    async function take(file: File) {
      while (memory.reading !== undefined) await until(() => memory.reading === undefined);
      const intake = {
        maxMegabytes: Number(input.context().settings.tamanhoArquivo),
        pictures,
        choose: (question: Question) => (input.host.choose ?? input.host.ask)(question),
      };
      remember({ reading: file.name, problem: undefined, news: '' });
      if (getState().isBusy) await until(() => !getState().isBusy);
      return import('./takeFile')
        .then(({ takeFile }) => takeFile(file, intake))
        .finally(() => remember({ reading: undefined }));
    }

    async function pick(
      typeId: number,
      files: readonly File[],
      instead?: DocumentRow,
      done = 'anexado',
    ): Promise<boolean> {
      const type = memory.types.find(({ Id }) => Id === typeId);
      const [picked, second] = files;
      if (!type || !picked) return false;
      if (second) {
        remember({ problem: 'Envie um arquivo por vez.' });
        return false;
      }
      const taken = await take(picked);
      if (!taken) return false;
      if ('problem' in taken) {
        const { inline, dialog } = taken.problem;
        remember({ problem: inline });
        if (dialog) await input.host.ask({ kind: 'error', ...dialog, yes: input.texts.closeMessage ?? '' });
        return false;
      }
      const { name, content, thumbnail } = taken;
      const old = instead && rows().find((row) => isSameFile(row, instead));
      if (old) takeOff(old);
      const handle = queue.add(type, name, { content, ...(thumbnail && { thumbnail }) });
      if (thumbnail) pictured.keep(handle, thumbnail);
      remember({ news: `${name} ${done}.` });
      if (isSentAtOnce) {
        going.add(name);
        void send();
      } else early.send(handle, name);
      return true;
    }

    /** Takes off a file that waits, here and on the server; false for one that was saved. */
    function takeOff(row: DocumentRow): boolean {
      if (!queue.remove(row)) return false;
      early.discard(handleOf(row) ?? '');
      return true;
    }

    return {
      getState,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      load,
      reload,
      reconcile,
      send,
      retry: early.retry,
      errors(moment) {
        if (moment !== 'advance') return [];
        if (memory.load !== 'ready') return [notLoaded(input)];
        return getState().missing.map((type) => missingError(type, options));
      },
      saved() {
        // What was not confirmed is confirmed now.
        remember({ news: namesArrived() });
        if (queue.hasSent()) void reload();
      },
      pick: (typeId, files) => pick(typeId, files),
      replace: ({ row }, photo) => pick(row.TipoDocumentoId, [photo], row, 'ajustado'),
      exchange: ({ row }, files) => pick(row.TipoDocumentoId, files, row),
      show: ({ row }) => pictured.want(row),
      async remove({ row, name }) {
        if (getState().isBusy) return false;
        if (takeOff(row)) {
          remember({ news: `${name} retirado.` });
          return true;
        }
        remember({ isDeleting: true });
        const isDeleted = await deleteSent(row, input).finally(() => remember({ isDeleting: false }));
        if (isDeleted) await reload();
        return isDeleted;
      },
      dismissLost() {
        input.dismissLost('files');
        announce();
      },
      summary: () => getState().files.map(({ type, name }) => ({ label: type, value: name })),
    };
  };
}

/** The model of the block in the portal, over the files of one session. */
export function documentsModelOver(files: Attachments): BlockFactory {
  const fetchSent = (name: string) => {
    const id = idOfReference(name);
    return id === undefined ? loadDocument(name) : loadWaitingFile(id);
  };
  return createDocumentsModel(files, { toSmallerPhoto, toThumbnail, fetchSent });
}

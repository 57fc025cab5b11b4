import type { Moment } from '../../../engine/core/definition/types';
import { isEqual } from '../../../engine/core/json';
import type { BlockError, BlockFactory, BlockInput, BlockModel } from '../../../engine/core/session/blocks';
import type { Question } from '../../../engine/core/session/host';
import type { SummaryItem } from '../../../engine/core/summary/types';
import { type Attachments, attachments } from './attachments';
import { deleteSent } from './deleteSent';
import { missingError, notLoaded } from './errors';
import { createLoading, type Loading } from './loading';
import { toSmallerPhoto, toThumbnail } from './pictures';
import { createQueue } from './queue';
import { handleOf, rowsIn } from './records';
import { type DocumentsState, type FileView, FRESH, type Memory, stateOf } from './state';
import { type Pictures, takeFile } from './takeFile';

/** The model of the block, with what its component can tell it. */
export interface DocumentsModel extends BlockModel<DocumentsState>, Loading {
  load(): Promise<boolean>;
  errors(moment: Moment): BlockError[];
  saved(): void;
  summary(): SummaryItem[];
  /** Takes a picked file in for a kind of document; true when it is in the list. */
  pick(typeId: number, files: readonly File[]): Promise<boolean>;
  /** Sends what waits. */
  send(): Promise<void>;
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
        state = stateOf({ memory, rows: rows(), held: store.getState(), lost, mode, isSentLater: !isSentAtOnce });
      }
      return state;
    };
    followFiles(input, store, announce);
    const { load, reload } = createLoading(input, remember);
    const queue = createQueue(input, store);
    const send = async () => void (await input.save());

    async function take(file: File) {
      const intake = {
        maxMegabytes: Number(input.context().settings.tamanhoArquivo),
        pictures,
        ask: (question: Question) => input.host.ask(question),
      };
      remember({ reading: file.name, problem: undefined });
      return takeFile(file, intake).finally(() => remember({ reading: undefined }));
    }

    return {
      getState,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      load,
      reload,
      send,
      errors(moment) {
        if (moment !== 'advance') return [];
        if (memory.load !== 'ready') return [notLoaded(input)];
        return getState().missing.map((type) => missingError(type, options));
      },
      saved() {
        if (queue.hasSent()) void reload();
      },
      async pick(typeId, files) {
        const type = memory.types.find(({ Id }) => Id === typeId);
        const [picked, second] = files;
        if (!type || !picked || memory.reading !== undefined || getState().isBusy) return false;
        if (second) {
          remember({ problem: 'Envie um arquivo por vez.' });
          return false;
        }
        const taken = await take(picked);
        if ('problem' in taken) {
          const { inline, dialog } = taken.problem;
          remember({ problem: inline });
          if (dialog) await input.host.ask({ kind: 'error', ...dialog, yes: input.texts.closeMessage ?? '' });
          return false;
        }
        const { name, content, thumbnail } = taken;
        queue.add(type, name, { content, ...(thumbnail && { thumbnail }) });
        remember({ news: `${name} anexado.` });
        if (isSentAtOnce) void send();
        return true;
      },
      async remove({ row, name }) {
        if (getState().isBusy) return false;
        if (queue.remove(row)) {
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

/** Tells of changes of the list, and of its files only while some wait: the store outlives the session. */
function followFiles(input: BlockInput, store: Attachments, announce: () => void): void {
  let unfollow: (() => void) | undefined;
  input.watch('files', () => {
    const isWaiting = rowsIn(input.read('files')).some((row) => handleOf(row) !== undefined);
    if (isWaiting) unfollow ??= store.subscribe(announce);
    else {
      unfollow?.();
      unfollow = undefined;
    }
    announce();
  });
}

/** The model of the block in the portal. */
export const documentsModel: BlockFactory = createDocumentsModel(attachments, { toSmallerPhoto, toThumbnail });

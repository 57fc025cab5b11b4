import type { JsonObject } from '../../../engine/core';
import { isReference } from '../../../engine/session';
import type { HeldFile } from './attachments';
import { type DocumentRow, type DocumentType, handleOf, missingTypes } from './records';
import { UNKNOWN_TYPE } from './words';

/** One file of the list, as it is shown. */
export interface FileView {
  key: string;
  row: DocumentRow;
  /** The name of its kind. */
  type: string;
  name: string;
  /** When it was picked or, once sent, received; ISO 8601. */
  moment: string;
  state: HeldFile['state'] | 'sent';
  /** How much has left, from 0 to 1. */
  progress: number;
  /** Bytes; known as long as the file is here. */
  size?: number;
  /** Why the server did not take it. */
  cause?: string;
  /** That lies in the file itself. */
  isUnfit?: boolean;
  thumbnail?: Blob;
  /** What it is, of a photo that waits here and that the browser can draw. */
  photo?: Blob;
}

/** Kinds of pictures that every browser draws. */
const DRAWABLE = ['image/jpeg', 'image/png', 'image/webp'];

/** What the block shows. */
export interface DocumentsState {
  load: 'loading' | 'ready' | 'failed';
  /** The kinds that this client may send. */
  types: readonly DocumentType[];
  /** The required kinds without a file. */
  missing: readonly DocumentType[];
  files: readonly FileView[];
  /** The name of the file that is being read. */
  reading?: string | undefined;
  /** Why the last picked file was not taken. */
  problem?: string | undefined;
  /** The list could not be read again after a change. */
  isStale: boolean;
  /** Files that a reload took away: their records. */
  lost: readonly JsonObject[];
  /** A file is on its way with a save, or being deleted there: nothing can be picked or deleted. */
  isBusy: boolean;
  /** Whether sent files may be deleted. */
  canDelete: boolean;
  /** A picked file waits for the next save. */
  isSentLater: boolean;
  /** The last thing that happened, for readers. */
  news: string;
}

/** What of the state the model itself remembers. */
export type Memory = Pick<DocumentsState, 'load' | 'types' | 'reading' | 'problem' | 'isStale' | 'news'> & {
  /** The names of all kinds by id, also of those that are not offered. */
  names: ReadonlyMap<number, string>;
  isDeleting: boolean;
};

/** What a model remembers before anything is loaded. */
export const FRESH: Memory = {
  load: 'loading',
  types: [],
  names: new Map(),
  isStale: false,
  isDeleting: false,
  news: '',
};

/** What the state is worked out from. */
export interface StateInput {
  memory: Memory;
  rows: readonly DocumentRow[];
  held: ReadonlyMap<string, HeldFile>;
  /** Of pictures on the server, by the Guid of the file or by the reference of one that waits. */
  thumbnails: ReadonlyMap<string, Blob>;
  lost: readonly JsonObject[];
  mode: 'new' | 'edit' | 'renewal';
  isSentLater: boolean;
}

/** The state that follows from what is remembered, from the rows of the form and from the files at hand. */
export function stateOf({ memory, rows, held, thumbnails, lost, mode, isSentLater }: StateInput): DocumentsState {
  const { names, isDeleting, ...shown } = memory;
  const files = rows.map((row, index) => fileView(row, index, { names, held, thumbnails }));
  return {
    ...shown,
    files,
    missing: memory.load === 'ready' ? missingTypes(memory.types, rows) : [],
    lost,
    isBusy: isDeleting || files.some(({ state }) => state === 'sending'),
    canDelete: mode === 'new',
    isSentLater,
  };
}

function fileView(
  row: DocumentRow,
  index: number,
  { names, held, thumbnails }: Pick<StateInput, 'held' | 'thumbnails'> & Pick<Memory, 'names'>,
): FileView {
  const handle = handleOf(row);
  const file = handle === undefined ? undefined : held.get(handle);
  const photo = file && photoIn(file);
  const thumbnail = file?.thumbnail ?? thumbnails.get(String(handle ?? row.Guid));
  return {
    key: String(row.Guid ?? handle ?? index),
    row,
    type: names.get(row.TipoDocumentoId) || UNKNOWN_TYPE,
    name: row.FileName,
    moment: String(row.InsertDate ?? ''),
    state: file?.state ?? (handle !== undefined && isReference(handle) ? 'kept' : 'sent'),
    progress: file?.progress ?? 0,
    ...(file?.content && { size: file.content.size }),
    ...(file?.cause !== undefined && { cause: file.cause }),
    ...(file?.isUnfit && { isUnfit: true }),
    ...(thumbnail && { thumbnail }),
    ...(photo && { photo }),
  };
}

/** The photo that can be adjusted: nothing is on its way with it. */
function photoIn({ content, state }: HeldFile): Blob | undefined {
  const isOnItsWay = state === 'sending' || state === 'uploading';
  return content && DRAWABLE.includes(content.type) && !isOnItsWay ? content : undefined;
}

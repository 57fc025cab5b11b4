/** Where the contents of files may be kept. */
export const FILE_WAYS = ['database', 'folder', 's3'] as const;
export type FileWay = (typeof FILE_WAYS)[number];

/** The bytes of a content, in pieces. */
export type Bytes = AsyncIterable<Uint8Array>;

/** A content that is to be kept, read from its beginning as often as that is needed. */
export interface FileSource {
  /** Bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
  /** Nothing is begun before the first piece is asked for. */
  open: () => Bytes;
  /** Where it lies on this disk, for its keeper alone: a store may move it from there. */
  path?: string;
}

/** What a row tells of its content. */
export interface Stored {
  storedAs: string;
  /** Bytes. */
  size: number;
}

/** A content that a store has. */
export interface FileEntry {
  name: string;
  /** Bytes. */
  size: number;
}

/** One way to keep contents, each under a random name of 64 hexadecimal digits. */
export interface FileStore {
  readonly way: FileWay;
  /**
   * Keeps a content: it is there as a whole, and on the disk, or not at all.
   * @throws FilesAway, FilesFull
   */
  put: (name: string, source: FileSource) => Promise<void>;
  /** The content; nothing where there is none of this name. @throws FilesAway */
  read: (name: string) => Promise<Bytes | undefined>;
  /** Takes a content away; one that is gone stays so. @throws FilesAway */
  remove: (name: string) => Promise<void>;
  /** What is kept, or what has been since before a moment, in the order of names behind one. @throws FilesAway */
  list: (before?: Date, after?: string) => AsyncIterable<FileEntry>;
  /** @throws FilesAway when contents can be neither read nor written at the moment */
  check: () => Promise<void>;
}

/** What a name looks like: whatever else stands in a folder or a bucket is not ours. */
export const FILE_NAME = /^[\da-f]{64}$/;

/** What a scanner says of a content; `unknown` when it could not be asked, or has no answer. */
export type Verdict = 'clean' | 'infected' | 'unknown';

/** Looks at a content before anybody opens it. */
export type Scan = (content: Bytes) => Promise<Verdict>;

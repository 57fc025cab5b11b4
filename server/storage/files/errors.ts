import { causesOf } from '../unavailable';

/** What keeps files is not there at the moment: the same call may pass later. */
export class FilesAway extends Error {
  constructor(options?: ErrorOptions) {
    super('What keeps files cannot be reached.', options);
    this.name = 'FilesAway';
  }
}

/** There is no room for another file. */
export class FilesFull extends Error {
  constructor(options?: ErrorOptions) {
    super('There is no room for files.', options);
    this.name = 'FilesFull';
  }
}

/** A row names a content that is nowhere. */
export class FileMissing extends Error {
  constructor(name: string) {
    super(`The content ${name} of a file is missing, or not whole.`);
    this.name = 'FileMissing';
  }
}

/** Codes of a disk that takes no more, and of one that is not there, or may not be used. */
const [FULL, AWAY] = [
  /^(ENOSPC|EDQUOT|EFBIG)$/,
  /^(EACCES|EPERM|EROFS|EIO|ENOENT|ENOTDIR|ENODEV|ESTALE|EMFILE|ENFILE)$/,
];

/** What an error of the disk means for files. */
export function toFileError(error: unknown): unknown {
  const [{ code = '' } = {}] = causesOf(error) as NodeJS.ErrnoException[];
  if (FULL.test(code)) return new FilesFull({ cause: error });
  return AWAY.test(code) ? new FilesAway({ cause: error }) : error;
}

import { join } from 'node:path';
import { ConfigError } from '../configError';
import type { FilesConfig } from './config';
import { FilesAway, FilesFull, toFileError } from './errors';
import { INCOMING, makeFolderOnce } from './folder';

/** Makes the folder through which every upload goes. @throws ConfigError with one sentence when it cannot be used */
export async function prepareFolder({ folder }: Pick<FilesConfig, 'folder'>): Promise<void> {
  try {
    await makeFolderOnce(join(folder, INCOMING));
  } catch (cause) {
    const error = (cause as NodeJS.ErrnoException).code === 'EEXIST' ? new FilesAway() : toFileError(cause);
    if (error instanceof FilesFull) throw new ConfigError(`The disk of the folder for files ${folder} is full.`);
    if (error instanceof FilesAway)
      throw new ConfigError(
        `The folder for files ${folder} may not be written by this user, or is none: choose another FILES_DIR.`,
      );
    throw error;
  }
}

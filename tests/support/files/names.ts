import type { FileWay } from '../../../server/storage/files/types';

/** Every way to keep files. */
export const WAYS: readonly FileWay[] = ['database', 'folder', 's3'];

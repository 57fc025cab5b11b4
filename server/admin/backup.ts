import { resolve } from 'node:path';
import { backUp } from '../storage/backup/backup';
import { BackupError, readBackup, type Summary } from '../storage/backup/format';
import { restore } from '../storage/backup/restore';
import { hasTable } from '../storage/backup/tables';
import { eraseAgain } from '../storage/erasure/replay';
import { currentVersion } from '../storage/erasure/treatments';
import { FilesAway, FilesFull } from '../storage/files/errors';
import { type Files, openFiles } from '../storage/files/files';
import { type Flaw, findFlaws } from '../storage/files/verify';
import { BEHIND } from '../storage/storage';
import { type AdminArguments, type AdminCommand, type AdminContext, AdminError } from './command';
import { readErasures } from './privacy';

/** Keeping all that the database holds in a file, and bringing it back. */
export const BACKUP_COMMANDS: Record<string, AdminCommand> = {
  backup: {
    usage: '<file>',
    help: 'Writes all that the database holds, as it is at this moment, with its files, into a new file for its owner alone; its tables may be those of an earlier version.',
    tables: 'any',
    async run(context, given) {
      const { database, config, now, print } = context;
      const file = fileOf(given);
      await noteShown(context);
      print(`${file}: ${tell(await orSentence(file, () => backUp(database, { file, files: config.files, now })))}`);
    },
  },
  verify: {
    usage: '[<file>]',
    help: 'Reads a backup to its end, and says whether it is whole; without one, every file that customers have sent.',
    tables: 'any',
    async run({ database, config, print, isBehind }, given) {
      if (given.words.length === 0) {
        if (isBehind) throw new AdminError(BEHIND);
        const files = openFiles(config.files, database);
        return orSentence('', () => verifyFiles({ database, files, print }));
      }
      const file = fileOf(given);
      print(`${file} is whole: ${tell(await orSentence(file, () => readBackup(file)))}`);
    },
  },
  restore: {
    usage: '<file> [--erasures <file>]',
    help: 'Puts a backup into a database without customers, on either storage, and erases again what a list of "erasures" names; no server may run on it.',
    async run({ database, config, definitions, now, print, isServing }, given) {
      if (isServing) throw new AdminError('A server runs on this database: end it first.');
      const file = fileOf(given);
      const list = given.options.erasures;
      const erasures = list === undefined ? [] : readErasures(list);
      const restored = await orSentence(file, () => restore(database, { file, files: config.files }));
      print(`Restored from ${file}: ${tell(restored)}`);
      await definitions.refresh(now);
      const erased = await eraseAgain({ database, files: openFiles(config.files, database) }, erasures, {
        current: await currentVersion(definitions),
        now,
      });
      if (list !== undefined) print(`Erased again: ${erased} of ${erasures.length} in ${list}.`);
    },
  },
};

/** Notes that all is shown; where tables of an earlier version have no place for that, the operator is told. */
async function noteShown({ database, seen, isBehind, print }: AdminContext): Promise<void> {
  if (isBehind && !(await hasTable(database, 'data_access'))) return print(NOT_NOTED);
  await seen?.('all');
}

const NOT_NOTED =
  'These tables have no place for the record of accesses: write down yourself who has made this backup, and when.';

/** @throws AdminError when a file is not as its row says */
async function verifyFiles({ database, files, print }: Pick<AdminContext, 'database' | 'print'> & { files: Files }) {
  const { seen, flaws } = await findFlaws(database, files);
  for (const { kind, id, client, flaw } of flaws) print(`${kind} ${id} of client ${client}: ${FLAWS[flaw]}`);
  if (flaws.length > 0) throw new AdminError(`${flaws.length} of ${seen} files are not as they were sent.`);
  print(`All ${seen} files are there, as they were sent.`);
}

const FLAWS: Record<Flaw['flaw'], string> = {
  missing: 'its content is missing',
  changed: 'its content is another one',
};

function fileOf({ words }: AdminArguments): string {
  const [file, ...others] = words;
  if (!file || others.length > 0) throw new AdminError('Name one file.');
  return resolve(file);
}

function tell({ head, rows, content }: Summary): string {
  const counts = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${rows.client ?? 0} clients, ${counts} rows in ${Object.keys(rows).length} tables, of ${head.at}, content ${content.slice(0, 12)}.`;
}

async function orSentence<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof BackupError) throw new AdminError(error.message);
    if (code === 'EEXIST')
      throw new AdminError(`There is a file ${file} already, or one that is being written: choose another name.`);
    if (code === 'ENOENT') throw new AdminError(`There is no file or folder for ${file}.`);
    if (code === 'EACCES') throw new AdminError(`${file} may not be used by this user.`);
    if (code === 'ENOSPC') throw new AdminError(`The disk of ${file} is full: nothing was kept.`);
    if (error instanceof FilesFull || error instanceof FilesAway) throw new AdminError(error.message);
    throw error;
  }
}

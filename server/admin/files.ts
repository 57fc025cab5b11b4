import { FilesAway, FilesFull } from '../storage/files/errors';
import { type Files, openFiles } from '../storage/files/files';
import { moveFiles } from '../storage/files/move';
import { type AdminCommand, type AdminContext, AdminError } from './command';

/** After how many moved files it is told how far it is. */
const TOLD_EACH = 100;

/** Where the contents of files are. */
export const FILE_COMMANDS: Record<string, AdminCommand> = {
  files: {
    usage: '[move]',
    help: 'Tells how many files are kept where; "move" takes all to where FILES says. It may be ended and begun again.',
    async run({ database, config, print }, { words }) {
      const [word, ...others] = words;
      if ((word !== undefined && word !== 'move') || others.length > 0)
        throw new AdminError('Write "move" after "files", or nothing.');
      const files = openFiles(config.files, database);
      try {
        if (word === 'move') await move(files, print);
        await count(files, print);
      } catch (error) {
        if (error instanceof FilesFull || error instanceof FilesAway) throw new AdminError(error.message);
        throw error;
      }
    },
  },
};

async function move(files: Files, print: AdminContext['print']): Promise<void> {
  const { files: moved, bytes } = await moveFiles(files, (so) => {
    if (so.files % TOLD_EACH === 0) print(`${so.files} files moved ...`);
  });
  print(`Moved to ${files.stores[0].way}: ${moved} files, ${bytes} bytes.`);
}

async function count({ stores }: Files, print: AdminContext['print']): Promise<void> {
  for (const store of stores) {
    let [found, bytes] = [0, 0];
    for await (const { size } of store.list()) {
      found += 1;
      bytes += size;
    }
    print(`${store.way}: ${found} files, ${bytes} bytes${store === stores[0] ? ' (new files go here)' : ''}.`);
  }
}

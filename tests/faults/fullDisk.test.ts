import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder';
import { startUploadServer, uploadOf } from '../support/uploads/run';

const MOUNTED = ['unshare', '--map-root-user', '--mount', 'sh', '-c'];
const mount = (folder: string, size: string) => `mount -t tmpfs -o size=${size} tmpfs ${folder}`;
const canMount = () => {
  const [command = '', ...words] = MOUNTED;
  return spawnSync(command, [...words, mount(temporaryFolder(), '1m')]).status === 0;
};

it.skipIf(!canMount())(
  'a disk of files that is full is told in the own words, keeps nothing of the file, and what was kept before',
  async () => {
    const folder = temporaryFolder();
    const server = await startUploadServer({ way: 'folder', folder }, 1, (command) => [
      ...MOUNTED,
      `${mount(folder, '5m')} && exec ${command.map((word) => `'${word}'`).join(' ')}`,
    ]);
    try {
      const [token] = server.tokens;
      const send = (megabytes: number) => server.send(token, uploadOf(megabytes * 2 ** 20));
      expect((await send(3)).status).toBe(200);
      const { status, said } = await send(3);
      expect([status, JSON.parse(said)]).toMatchObject([
        507,
        {
          descricao: 'Não há espaço para guardar arquivos no momento. Tente novamente mais tarde.',
          codigo: 'SEM_ESPACO',
        },
      ]);
      // What did not fit takes no room any more.
      expect((await send(1)).status).toBe(200);
    } finally {
      server.end();
    }
  },
  120_000,
);

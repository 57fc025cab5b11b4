import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { freePort } from '../../../tests/support/freePort';
import { endOf, type Product } from '../product';

/** Bare servers at work. */
export interface BareServers {
  addresses: string[];
  processes: number[];
  end: () => Promise<void>;
}

/** Starts as many bare servers as the product has instances, on its storage. */
export async function startBareServers({ databaseUrl, processes }: Product): Promise<BareServers> {
  const started: Awaited<ReturnType<typeof startBare>>[] = [];
  const end = async () => void (await Promise.all(started.map((one) => one.end())));
  try {
    // One after the other: the first makes the table.
    for (const _ of processes) started.push(await startBare({ databaseUrl }));
  } catch (error) {
    await end();
    throw error;
  }
  return { addresses: started.map(({ address }) => address), processes: started.map(({ process }) => process), end };
}

async function startBare({ databaseUrl }: Pick<Product, 'databaseUrl'>) {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-bare-'));
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
    PORT: String(port),
  };
  const server = spawn(process.execPath, ['--import', 'tsx', 'bench/load/bare/server.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/0`).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`The bare server ended with ${server.exitCode}.`);
    await wait(50);
  }
  const end = async () => {
    await endOf(server);
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, process: server.pid ?? 0, end };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FilesConfig } from '../../../server/storage/files/config';
import type { FileWay } from '../../../server/storage/files/types';
import { minimalPdf } from '../minimalPdf';

/** What uploads took that came at once. */
export interface Measured {
  statuses: number[];
  /** MiB that the process had before, and the most that it had meanwhile. */
  rest: number;
  peak: number;
  /** MiB of what came. */
  sent: number;
}

/** More than these of one customer would be above the quota of files that wait. */
const FILES_OF_CUSTOMER = 15;
const MIB = 2 ** 20;

/** A server of its own process. */
export interface UploadServer {
  pid: number;
  tokens: string[];
  /** Sends a body as it is. @returns the status, and what was said */
  send: (token: string | undefined, body: Buffer) => Promise<{ status: number; said: string }>;
  /** Lets what it had to begin with be collected. */
  collect: () => Promise<void>;
  end: () => void;
}

/** @param wrap what the process is started by, in place of itself */
export async function startUploadServer(
  files: FilesConfig,
  customers: number,
  wrap: (command: string[]) => string[] = (command) => command,
): Promise<UploadServer> {
  const data = mkdtempSync(join(tmpdir(), 'ficha-uploads-'));
  const script = ['--expose-gc', '--import', 'tsx', 'tests/support/uploads/server.ts', data, JSON.stringify(files)];
  const [command = '', ...words] = wrap([process.execPath, ...script, `${customers}`]);
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  const { port, tokens } = JSON.parse(line) as { port: number; tokens: string[] };
  const agent = new Agent();
  return {
    pid: child.pid as number,
    tokens,
    send: (token = '', body) => upload({ port, token, body, agent }),
    async collect() {
      child.kill('SIGUSR2');
      await once(lines, 'line');
    },
    end() {
      agent.destroy();
      child.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Sends so many files of so many bytes at once to a server of its own, and looks at the memory of its process. */
export async function measureUploads({
  way,
  s3,
  uploads,
  bytes,
}: {
  way: FileWay;
  s3?: FilesConfig['s3'];
  uploads: number;
  bytes: number;
}): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-files-'));
  const customers = Math.ceil(uploads / FILES_OF_CUSTOMER);
  const server = await startUploadServer({ way, folder, ...(s3 && { s3 }) }, customers);
  try {
    const body = uploadOf(bytes);
    const send = async (number: number) => (await server.send(server.tokens[number % customers], body)).status;
    // What one call needs for good belongs to what the process has at rest.
    await send(0);
    const rest = await restOf(server);
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
    const statuses = await Promise.all(Array.from({ length: uploads }, (_, number) => send(number)));
    return { statuses, rest, peak: memoryOf(server.pid, 'VmHWM'), sent: Math.round((uploads * body.length) / MIB) };
  } finally {
    server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The memory of a server at rest: pages that are free are given back for some time after they were collected. */
async function restOf({ pid, collect }: UploadServer): Promise<number> {
  let rest = Number.POSITIVE_INFINITY;
  for (;;) {
    await collect();
    await sleep(500);
    const now = memoryOf(pid, 'VmRSS');
    if (now >= rest) return rest;
    rest = now;
  }
}

/** Source: proc_pid_status(5); the highest one begins anew with clear_refs of proc_pid_clear_refs(5) */
function memoryOf(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
}

/** A body with a PDF of so many bytes. */
export function uploadOf(bytes: number): Buffer {
  return Buffer.from(JSON.stringify({ FileName: 'a.pdf', FileDataString64: minimalPdf(bytes).toString('base64') }));
}

async function upload({
  port,
  token,
  body,
  agent,
}: {
  port: number;
  token: string;
  body: Buffer;
  agent: Agent;
}): Promise<{ status: number; said: string }> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': body.length,
  };
  const call = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/cliente/arquivos', headers, agent });
  call.end(body);
  const [answer] = await once(call, 'response');
  return { status: answer.statusCode, said: await text(answer) };
}

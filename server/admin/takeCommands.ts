import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { ConfigError } from '../storage/configError';
import { type AdminContext, AdminError } from './command';
import { readCommand } from './run';
import { type AdminNews, type AdminRequest, socketIn } from './socket';

/** A command line is short; whoever writes more is none. */
const LONGEST_REQUEST = 65_536;
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Takes commands of the command line for as long as this process has the embedded storage: nobody else can open it
 * then. The socket stands in the data directory and is its owner's alone; there is no way to it over the network.
 * Call it only with the lock on that directory: what is left of an ended process is replaced.
 * @returns stops taking commands, once those under way have ended
 */
export async function takeCommands(context: Omit<AdminContext, 'now' | 'print' | 'key'>): Promise<() => Promise<void>> {
  const { dataDir } = context.config;
  const path = socketIn(dataDir);
  if (path === undefined) {
    console.warn(
      `The path of ${dataDir} is too long for a socket: "npm run admin" works only while the server does not.`,
    );
    return async () => {};
  }
  rmSync(path, { force: true });
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    // Whoever asked may have left; the command goes on.
    socket.on('error', () => {});
    const command = serve(socket, context).finally(() => running.delete(command));
    running.add(command);
  });
  await listenAlone(server, path);
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await Promise.all(running);
    await closed;
  };
}

async function serve(socket: Socket, context: Omit<AdminContext, 'now' | 'print' | 'key'>): Promise<void> {
  const tell = (news: AdminNews) => socket.write(`${JSON.stringify(news)}\n`);
  try {
    const { argv, key } = await readRequest(socket);
    await readCommand(argv)({
      ...context,
      isServing: true,
      key,
      now: new Date(),
      print: (line) => tell({ print: line }),
    });
    tell({ end: 'done' });
  } catch (error) {
    const isExpected = error instanceof AdminError || error instanceof ConfigError;
    tell({ end: 'failed', message: isExpected ? error.message : String((error as Error).stack ?? error) });
  } finally {
    socket.end();
  }
}

/** @throws AdminError when it is no request, or the other side leaves before it is whole */
async function readRequest(socket: Socket): Promise<AdminRequest> {
  socket.setTimeout(REQUEST_TIMEOUT_MS, () => socket.destroy());
  let length = 0;
  socket.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > LONGEST_REQUEST) socket.destroy();
  });
  for await (const line of createInterface({ input: socket })) {
    const request: unknown = JSON.parse(line);
    socket.setTimeout(0);
    if (isRequest(request)) return request;
    break;
  }
  throw new AdminError('That is no command.');
}

function isRequest(value: unknown): value is AdminRequest {
  const { argv, key = '' } = (value ?? {}) as Partial<AdminRequest>;
  return typeof key === 'string' && Array.isArray(argv) && argv.every((word) => typeof word === 'string');
}

/** Listens on a socket that is made for its owner alone: there is no moment at which others could open it. */
function listenAlone(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const before = process.umask(0o177);
    try {
      server.listen(path, resolve);
    } finally {
      process.umask(before);
    }
  });
}

import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { AdminError } from './command';
import { type AdminNews, type AdminRequest, socketIn } from './socket';

/**
 * Has a command done by the server that runs on this data directory.
 * @returns false when none runs: then the storage is free
 * @throws AdminError with what the server refuses, or when it ends in between
 */
export async function askServer(
  dataDir: string,
  request: AdminRequest,
  print: (line: string) => void,
): Promise<boolean> {
  const path = socketIn(dataDir);
  const socket = path === undefined ? undefined : await connect(path);
  if (!socket) return false;
  socket.write(`${JSON.stringify(request)}\n`);
  try {
    for await (const line of createInterface({ input: socket })) {
      const news: AdminNews = JSON.parse(line);
      if ('print' in news) print(news.print);
      else if (news.end === 'failed') throw new AdminError(news.message);
      else return true;
    }
  } finally {
    socket.destroy();
  }
  throw new AdminError('The server ended before the command did: look what became of it.');
}

/** `undefined` when nobody listens: there is no socket, or one that an ended process left. */
async function connect(path: string): Promise<Socket | undefined> {
  const socket = createConnection(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    if (code === 'EACCES') throw new AdminError('The server runs as another user: run the command as that user.');
    throw error;
  }
}

import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** What it finds: nothing that a real scanner knows. */
export const SIGNATURE = 'FICHA-TEST-SIGNATURE';

/** How it behaves. */
export type Manner = 'right' | 'silent' | 'tooLong' | 'hangsUp';

/** A server that speaks clamd's INSTREAM, on a port of its own. */
export async function startStandIn(manner: { is: Manner } = { is: 'right' }) {
  const seen: Buffer[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    void answer(socket, manner.is, seen);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    address: `tcp://127.0.0.1:${port}`,
    /** The contents that were sent to it, whole. */
    seen,
    close: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}

async function answer(socket: Socket, manner: Manner, seen: Buffer[]): Promise<void> {
  if (manner === 'hangsUp') return void socket.destroy();
  if (manner === 'tooLong') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
  let read = Buffer.alloc(0);
  for await (const piece of socket) {
    read = Buffer.concat([read, piece as Buffer]);
    const content = contentOf(read);
    if (content === undefined) continue;
    seen.push(content);
    if (manner === 'right')
      socket.end(content.includes(SIGNATURE) ? 'stream: Ficha.Test.UNOFFICIAL FOUND\0' : 'stream: OK\0');
  }
}

/** What was sent, once its last piece is there. */
function contentOf(read: Buffer): Buffer | undefined {
  const command = Buffer.from('zINSTREAM\0');
  if (!read.subarray(0, command.length).equals(command)) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= read.length; ) {
    const length = read.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > read.length) return undefined;
    pieces.push(read.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

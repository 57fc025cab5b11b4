import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Gives back what cuts all connections of a server, also those that have not agreed on their encryption yet: of these the server
 * itself knows nothing, and waits for them. To be asked for before it listens.
 */
export function followConnections(server: Pick<Server, 'on'>): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

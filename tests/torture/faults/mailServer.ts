import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../support/freePort';

/** An e-mail that arrived. */
export interface Arrived {
  /** Its Message-ID: the id of its row. */
  id: string;
  to: string;
  subject: string;
}

/** A mail server that may be down. */
export interface MailServer {
  port: number;
  /** In their order, each time that it came. */
  arrived: Arrived[];
  up: () => Promise<void>;
  down: () => Promise<void>;
}

export async function createMailServer(): Promise<MailServer> {
  const port = await freePort();
  const arrived: Arrived[] = [];
  let server: SMTPServer | undefined;
  return {
    port,
    arrived,
    async up() {
      if (server) return;
      server = createServer((mail) => arrived.push(mail));
      // Who is killed while sending resets the connection.
      server.on('error', () => {});
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
    },
    async down() {
      const ending = server;
      server = undefined;
      // Connections that are open are ended with it.
      if (ending) await new Promise<void>((resolve) => ending.close(resolve));
    },
  };
}

function createServer(take: (mail: Arrived) => void): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim() ?? '';
        const id = /<([^@>]+)@/.exec(header('Message-ID'))?.[1] ?? '';
        take({ id, to: envelope.rcptTo[0]?.address ?? '', subject: header('Subject') });
        done();
      });
    },
  });
}

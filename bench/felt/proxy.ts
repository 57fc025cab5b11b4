import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCertificate } from '../../tests/support/certificate';

/** What stands in front of the server as it does for customers. */
export interface Proxy {
  origin: string;
  /** What a browser is started with to take its certificate for a good one: of a bad one it keeps nothing. */
  flag: string;
  end: () => Promise<void>;
}

/** Headers of one connection alone, which HTTP/2 has no use for. Source: RFC 9113, 8.2.2. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * Ends TLS in front of a server and speaks HTTP/2 to browsers, as docs/operations.md asks of whoever does so for customers: calls and
 * answers go through as they are.
 * @param target origin of the server
 * @returns undefined on a machine without openssl, which makes the certificate
 */
export async function startProxy(target: string): Promise<Proxy | undefined> {
  const certificate = makeCertificate();
  if (!certificate) return undefined;
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (asked, answer) => {
    const headers = { ...without(asked.headers), host: new URL(target).host };
    const passed = request(new URL(asked.url, target), { agent, method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, without(given.headers));
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    flag: `--ignore-certificate-errors-spki-list=${fingerprintOf(certificate.cert)}`,
    async end() {
      agent.destroy();
      server.close();
    },
  };
}

const without = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.includes(name)),
  );

const fingerprintOf = (cert: string): string =>
  createHash('sha256')
    .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

function makeCertificate(): { key: string; cert: string } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-certificate-'));
  try {
    const files = writeCertificate(folder);
    return files && { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

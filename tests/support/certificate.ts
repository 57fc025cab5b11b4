import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Has openssl write a certificate for this machine that it has signed itself, and its key, as PEM.
 * @returns the files; nothing on a machine without openssl
 */
export function writeCertificate(folder: string): { cert: string; key: string } | undefined {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const { status } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', cert],
  ]);
  return status === 0 ? { cert, key } : undefined;
}

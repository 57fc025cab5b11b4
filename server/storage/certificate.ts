import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { ConfigError } from './configError';
import { readSecretFile } from './secretFiles';
import { given, type Variables } from './variables';

/** What calls are encrypted with on their way here, in PEM. */
export interface Certificate {
  /** The certificate, and those that vouch for it behind it. */
  cert: string;
  key: string;
}

/** What the operator is told of a certificate that callers who check it refuse now; nothing of any other. */
export function certificateWarning({ cert }: Certificate, now: Date): string | undefined {
  const { validFrom, validTo } = new X509Certificate(cert);
  const [from, to] = [new Date(validFrom), new Date(validTo)];
  if (now > to) return `The certificate of TLS_CERT_FILE has expired on ${toText(to)}: ${REFUSED}`;
  return now < from ? `The certificate of TLS_CERT_FILE is valid from ${toText(from)} on only: ${REFUSED}` : undefined;
}

const REFUSED = 'who checks it connects no more. Give the server another one, or correct the clock of this machine.';
const toText = (moment: Date) => moment.toISOString().replace(/\.\d+/, '');

/** The certificate of this server; without one a proxy beside it ends TLS. @throws ConfigError for one that is of no use */
export function readCertificate(env: Variables): Certificate | undefined {
  const [certFile, keyFile] = [given(env, 'TLS_CERT_FILE'), given(env, 'TLS_KEY_FILE')];
  if (!certFile && !keyFile) return undefined;
  if (!certFile || !keyFile) throw new ConfigError('TLS_CERT_FILE and TLS_KEY_FILE belong together.');
  const certificate = {
    cert: readSecretFile(certFile, 'TLS_CERT_FILE'),
    key: readSecretFile(keyFile, 'TLS_KEY_FILE'),
  };
  try {
    // An empty one makes a context, and then no connection.
    createPrivateKey(certificate.key);
    new X509Certificate(certificate.cert);
    createSecureContext(certificate);
  } catch {
    throw new ConfigError('TLS_CERT_FILE and TLS_KEY_FILE must name a certificate and its key, as PEM.');
  }
  return certificate;
}

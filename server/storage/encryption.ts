import { isIP } from 'node:net';
import { ConfigError } from './configError';
import { given, type Variables } from './variables';

/** Names the variables whose connections stay in a network of the operator alone: they need no encryption. */
const PRIVATE = 'PRIVATE_NETWORK';

/** How a connection is encrypted. */
interface Encryption {
  isEncrypted: (url: URL, env: Variables) => boolean;
  /** What its variable must do, said to the operator. */
  must: string;
}

const WEB: Encryption = { isEncrypted: ({ protocol }) => protocol === 'https:', must: 'begin with https://' };

/** By the variable that says where to. */
const ENCRYPTIONS: Record<string, Encryption> = {
  DATABASE_URL: { isEncrypted: asksForTls, must: 'ask for TLS, as by sslmode=verify-full' },
  // STARTTLS is insisted on where an address does not begin so.
  SMTP_URL: { isEncrypted: () => true, must: 'begin with smtps://' },
  CLAMD: { isEncrypted: ({ protocol }) => protocol === 'tls:', must: 'begin with tls:// or unix://' },
  S3_URL: WEB,
  WEBHOOK_URL: WEB,
  CEP_SERVICE: WEB,
  CNPJ_SERVICE: WEB,
  IP_SERVICE: WEB,
  OTEL_EXPORTER_OTLP_ENDPOINT: WEB,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: WEB,
  // Prometheus comes by itself, where there is a port for it.
  METRICS_HOST: {
    isEncrypted: (_, env) => !Number(given(env, 'METRICS_PORT')) || given(env, 'TLS_CERT_FILE') !== undefined,
    must: 'have TLS_CERT_FILE beside it',
  },
};

/** The variables that name a connection. */
export const CONNECTIONS: readonly string[] = Object.keys(ENCRYPTIONS);

/** @throws ConfigError where a connection leads to another machine and nothing encrypts it; it says what to do */
export function refuseUnencrypted(env: Variables, name: string): void {
  const text = given(env, name);
  const encryption = ENCRYPTIONS[name];
  if (!text || !encryption || mayBePlain(env, name)) return;
  if (encryption.isEncrypted(new URL(text, 'host://'), env)) return;
  throw new ConfigError(
    `${name} must ${encryption.must}, unless it leads to this machine or ${PRIVATE} names ${name}, as its network is private.`,
  );
}

/** Whether a connection need not be encrypted: it does not leave this machine, or its network is private. */
export function mayBePlain(env: Variables, name: string): boolean {
  const text = given(env, name);
  return privateNames(env).includes(name) || text === undefined || isThisMachine(hostOf(text, env));
}

function privateNames(env: Variables): string[] {
  const listed = (given(env, PRIVATE) ?? '').split(',').map((name) => name.trim());
  const names = listed.filter(Boolean);
  const unknown = names.find((name) => !CONNECTIONS.includes(name));
  if (unknown === undefined) return names;
  throw new ConfigError(`${PRIVATE} lists variables that name a connection, separated by commas: not "${unknown}".`);
}

/** The host of an address, or what stands alone; a path is a socket. The driver of PostgreSQL looks elsewhere, too. */
function hostOf(text: string, env: Variables): string {
  if (!text.includes('://')) return text;
  const { protocol, hostname, pathname, searchParams } = new URL(text);
  if (protocol === 'unix:') return pathname;
  if (!protocol.startsWith('postgres')) return hostname;
  return searchParams.getAll('host').at(-1) || decoded(hostname) || given(env, 'PGHOST') || 'localhost';
}

/** A part of an address; one that is written in no way to be decoded stands for itself. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether nothing leaves this machine on the way there. */
function isThisMachine(host: string): boolean {
  if (host.startsWith('/') || host === 'localhost') return true;
  return /^(\[::1\]|::1)$/.test(host) || (isIP(host) === 4 && host.startsWith('127.'));
}

/** The modes in which the driver checks certificates. */
const CHECKING = ['require', 'verify-ca', 'verify-full'];

/** What `ssl` in an address says to leave the mode as it is. */
const ON = ['true', '1'];

/** Source: pg-connection-string, `ssl`, `sslmode` and `uselibpqcompat`; where TLS is asked for, nothing goes out without it. */
function asksForTls({ searchParams }: URL, env: Variables): boolean {
  const mode = searchParams.getAll('sslmode').at(-1) ?? given(env, 'PGSSLMODE') ?? '';
  const isAsInLibpq = searchParams.getAll('uselibpqcompat').at(-1) === 'true';
  const isOff = searchParams.has('ssl') && !ON.includes(searchParams.getAll('ssl').at(-1) ?? '');
  return CHECKING.includes(mode) && !isOff && !(isAsInLibpq && mode === 'require');
}

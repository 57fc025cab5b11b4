import { isAbsolute, join } from 'node:path';
import { ConfigError } from './configError';

/** Limits against guessing. Times in milliseconds. */
export interface Limits {
  /** Failed sign-ins of one user from one address before it has to wait. */
  failures: number;
  /** Failed sign-ins of one user from all addresses together. */
  failuresOfAccount: number;
  /** How far back failures count. */
  failureWindow: number;
  /** Sign-ins of one address in a minute, right ones included. */
  signInsPerMinute: number;
}

/** What the application needs to know of its surroundings. */
export interface AppConfig {
  demo: boolean;
  production: boolean;
  tenant: string;
  /** Built portal and compiled definitions; a folder that is missing is not served. */
  portalDir: string;
  definitionsDir: string;
  publicUrl: string | undefined;
  /** Address of a viacep-like service, with `{cep}` in it. */
  cepService: string;
  /** Address of a service that answers the caller's IP as JSON (`ip`) or text. */
  ipService: string;
  /** Proxies between the internet and this server, for the customer's address. 0 = none. */
  trustedProxies: number;
  limits: Limits;
}

/** What the process needs besides. */
export interface ServerConfig extends AppConfig {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
}

export const DEFAULT_LIMITS: Limits = {
  failures: 5,
  failuresOfAccount: 50,
  failureWindow: 15 * 60_000,
  signInsPerMinute: 60,
};

/**
 * Reads the variables of the process. Demo mode is what remains when neither DATABASE_URL nor SMTP_URL nor
 * NODE_ENV=production is set.
 * @throws ConfigError that says in one sentence which variable is missing or wrong.
 */
export function readConfig(env: Record<string, string | undefined>): ServerConfig {
  const given = (name: string) => env[name]?.trim() || undefined;
  const production = given('NODE_ENV') === 'production';
  const demo = !given('DATABASE_URL') && !given('SMTP_URL') && !production;
  if (!demo) {
    const missing = ['SMTP_URL', 'PUBLIC_URL'].filter((name) => !given(name));
    if (missing.length > 0) throw new ConfigError(`${missing.join(' and ')} must be set outside demo mode.`);
  }
  return {
    demo,
    production,
    host: demo ? '127.0.0.1' : '0.0.0.0',
    port: readInteger(env, 'PORT', 3000, 65_535),
    tenant: readName(env, 'TENANT', 'default'),
    dataDir: toFolder(given('DATA_DIR') ?? 'data'),
    portalDir: toFolder(given('PORTAL_DIR') ?? 'dist/portal'),
    definitionsDir: toFolder(given('DEFINITIONS_DIR') ?? 'dist/definitions'),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    publicUrl: readUrl(env, 'PUBLIC_URL', ['http:', 'https:']),
    cepService: given('CEP_SERVICE') ?? 'https://viacep.com.br/ws/{cep}/json/',
    ipService: given('IP_SERVICE') ?? 'https://api.ipify.org?format=json',
    trustedProxies: readInteger(env, 'TRUSTED_PROXIES', 0, 10),
    limits: {
      ...DEFAULT_LIMITS,
      failures: readInteger(env, 'LOGIN_FAILURES', DEFAULT_LIMITS.failures, 1_000_000),
      signInsPerMinute: readInteger(env, 'LOGINS_PER_MINUTE', DEFAULT_LIMITS.signInsPerMinute, 1_000_000),
    },
  };
}

function toFolder(path: string): string {
  return isAbsolute(path) ? path : join(process.cwd(), path);
}

function readInteger(env: Record<string, string | undefined>, name: string, fallback: number, maximum: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  if (!/^\d+$/.test(text) || Number(text) > maximum) {
    throw new ConfigError(`${name} must be a whole number up to ${maximum}, but is "${text}".`);
  }
  return Number(text);
}

function readName(env: Record<string, string | undefined>, name: string, fallback: string): string {
  const text = env[name]?.trim() || fallback;
  if (!/^[a-z0-9-]+$/i.test(text))
    throw new ConfigError(`${name} may hold letters, digits and hyphens, but is "${text}".`);
  return text;
}

function readUrl(env: Record<string, string | undefined>, name: string, protocols: string[]): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  // The value may hold a password: it is not repeated in the message.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new ConfigError(
      `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
  }
  return text;
}

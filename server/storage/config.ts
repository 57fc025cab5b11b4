import { type Certificate, readCertificate } from './certificate';
import { ConfigError } from './configError';
import { type DraftKey, readDraftKeys } from './draftKeys';
import { CONNECTIONS, mayBePlain, refuseUnencrypted } from './encryption';
import { type FilesConfig, readFiles } from './files/config';
import { type Limits, readLimits } from './limits';
import { noting, refuseMisspelt } from './misspelt';
import { readAnew, SECRET_VARIABLES, withSecretFiles } from './secretFiles';
import { TENANTS_DIR, tenantsIn } from './tenant';
import {
  given,
  readEmail,
  readFolder,
  readInteger,
  readSecret,
  readServiceUrl,
  readSwitch,
  readUrl,
  type Variables,
  WEB,
} from './variables';

/** What the application needs to know of its surroundings. */
export interface AppConfig {
  demo: boolean;
  tenant: string;
  /** The folders of tenants; without it those beside the place where the server is started. */
  tenantsDir?: string;
  /** Whether pages may be opened without a connection; if not, the service worker takes itself away. */
  serviceWorker: boolean;
  /** The built portal; a folder that is missing is not served. */
  portalDir: string;
  publicUrl: string | undefined;
  /** What calls are encrypted with; without it they come by HTTP, from a proxy. */
  certificate?: Certificate | undefined;
  /** Address of a viacep-like service, with `{cep}` in it. */
  cepService: string;
  /** Address of a BrasilAPI-like service for companies, with `{cnpj}` in it. */
  cnpjService: string;
  /** Address of a service that answers the caller's IP as JSON (`ip`) or text. */
  ipService: string;
  /** Proxies between the internet and this server, for the customer's address. 0 = none. */
  trustedProxies: number;
  /** Address of the clamd that looks at files; without it nobody does. */
  scanner: string | undefined;
  /** Where the contents of files are kept. */
  files: FilesConfig;
  /** Days before its expiry from which an approved registration is reminded of its renewal. */
  reminderDays: number;
  /** Months that an approval holds. */
  validityMonths: number;
  /** Keys that drafts are sealed under, the one for writing first; without one no draft is kept. */
  draftKeys: readonly DraftKey[];
  /** What the secrets of other systems are derived from; without it there are no calls of theirs. */
  integrationKey: Buffer | undefined;
  /** Milliseconds from which a statement of a database server is told of in the log; 0 = none is. */
  slowStatements: number;
  limits: Limits;
}

/** Where figures are read, encrypted where there is a certificate. */
export interface MetricsPlace {
  host: string;
  port: number;
  certificate?: Certificate;
}

/** What the process needs besides. */
export interface ServerConfig extends AppConfig {
  host: string;
  port: number;
  dataDir: string;
  /** Compiled definitions: those that a new database begins with. */
  definitionsDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** The same as they are now: the file that gives one may have been written anew since the start. */
  now: { databaseUrl: () => string | undefined; smtpUrl: () => string | undefined };
  /** Whether e-mails go out over a connection without encryption where the mail server offers none. */
  smtpMayBePlain: boolean;
  /** Where what happens to registrations is told. */
  webhookUrl: string | undefined;
  /** Where figures of the running server are read; without it nowhere. */
  metrics: MetricsPlace | undefined;
  /** Whether a collector is told of calls: where, and how many, the variables of OpenTelemetry say. */
  spans: boolean;
  /** Address that e-mails come from. */
  mailFrom: string;
  /** What TENANT asks for, when there is no such tenant: the default one is shown instead. */
  unknownTenant: string | undefined;
}

const PORT = { fallback: 3000, minimum: 0, maximum: 65_535 };
/** The last month of the validity (decision O-64 of docs/spec/platform.md): time to gather documents anew. */
const REMINDER_DAYS = { fallback: 30, minimum: 0, maximum: 730 };
/** The validity of an approval (the same decision). */
const VALIDITY_MONTHS = { fallback: 24, minimum: 1, maximum: 600 };

/**
 * Reads the variables of the process. Demo mode is asked for by FICHA_MODE=demo, never what is left when nothing is set.
 * @throws ConfigError that says in one sentence which variable is missing or wrong.
 */
export function readConfig(env: Variables): ServerConfig {
  const config = readVariables(env);
  const needed = { SMTP_URL: config.smtpUrl, PUBLIC_URL: config.publicUrl };
  const missing = config.demo ? [] : Object.entries(needed).flatMap(([name, value]) => (value ? [] : name));
  if (missing.length > 0)
    throw new ConfigError(`${missing.join(' and ')} must be set outside demo mode (FICHA_MODE=demo).`);
  return config;
}

/** As `readConfig`, for a process that sends no e-mails and so needs neither SMTP_URL nor PUBLIC_URL. */
export function readVariables(variables: Variables): ServerConfig {
  const { env, asked } = noting(variables);
  const config = readEach(withSecretFiles(env));
  for (const name of CONNECTIONS) refuseUnencrypted(withSecretFiles(env), name);
  refuseMisspelt(variables, new Set([...asked, ...SECRET_VARIABLES]));
  return config;
}

function readEach(env: Variables): ServerConfig {
  const demo = isDemo(env);
  const certificate = readCertificate(env);
  const database = readAnew(() => readDatabase(env));
  const mailServer = readAnew(() => readMailServer(env));
  const publicUrl = readUrl(env, 'PUBLIC_URL', WEB);
  const tenant = given(env, 'TENANT') || 'default';
  const dataDir = readFolder(env, 'DATA_DIR', 'data');
  const tenantsDir = readFolder(env, 'TENANTS_DIR', TENANTS_DIR);
  const isTenant = tenant === 'default' || tenantsIn(tenantsDir).includes(tenant);
  return {
    demo,
    host: demo ? '127.0.0.1' : '0.0.0.0',
    port: readInteger(env, 'PORT', PORT),
    tenant: isTenant ? tenant : 'default',
    tenantsDir,
    serviceWorker: readSwitch(env, 'SERVICE_WORKER', true),
    unknownTenant: isTenant ? undefined : tenant,
    dataDir,
    portalDir: readFolder(env, 'PORTAL_DIR', 'dist/portal'),
    definitionsDir: readFolder(env, 'DEFINITIONS_DIR', 'dist/definitions'),
    databaseUrl: database(),
    smtpUrl: mailServer(),
    now: { databaseUrl: database, smtpUrl: mailServer },
    smtpMayBePlain: mayBePlain(env, 'SMTP_URL'),
    webhookUrl: readWebhook(env),
    metrics: readMetrics(env, certificate),
    spans: readSpans(env),
    mailFrom: readEmail(env, 'MAIL_FROM', `nao-responda@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`),
    publicUrl,
    certificate,
    cepService: readServiceUrl(env, 'CEP_SERVICE', '{cep}') ?? 'https://viacep.com.br/ws/{cep}/json/',
    cnpjService: readServiceUrl(env, 'CNPJ_SERVICE', '{cnpj}') ?? 'https://brasilapi.com.br/api/cnpj/v1/{cnpj}',
    ipService: readUrl(env, 'IP_SERVICE', WEB) ?? 'https://api.ipify.org?format=json',
    trustedProxies: readInteger(env, 'TRUSTED_PROXIES', { fallback: 0, minimum: 0, maximum: 10 }),
    scanner: readUrl(env, 'CLAMD', ['unix:', 'tls:', 'tcp:']),
    files: readFiles(env, dataDir),
    reminderDays: readInteger(env, 'REMINDER_DAYS', REMINDER_DAYS),
    validityMonths: readInteger(env, 'VALIDITY_MONTHS', VALIDITY_MONTHS),
    draftKeys: readDraftKeys(env, 'DRAFT_KEYS'),
    integrationKey: readSecret(env, 'INTEGRATION_KEY'),
    slowStatements: readInteger(env, 'SLOW_STATEMENT_MS', { fallback: 0, minimum: 0, maximum: 600_000 }),
    limits: readLimits(env),
  };
}

function readDatabase(env: Variables): string | undefined {
  const url = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  refuseUnencrypted(env, 'DATABASE_URL');
  return url;
}

const readMailServer = (env: Variables) => readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']);

/** On this machine alone, unless a host is named. @throws ConfigError when customers would reach them */
function readMetrics(env: Variables, certificate: Certificate | undefined): ServerConfig['metrics'] {
  const port = readInteger(env, 'METRICS_PORT', { ...PORT, fallback: 0 });
  if (port === 0) return undefined;
  if (port === readInteger(env, 'PORT', PORT))
    throw new ConfigError('METRICS_PORT must be another port than PORT, which customers reach.');
  return { host: given(env, 'METRICS_HOST') ?? '127.0.0.1', port, ...(certificate && { certificate }) };
}

/** Where spans are sent. Source: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ */
const COLLECTORS = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
const PROTOCOLS = ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL'];
const SPOKEN = 'http/json';

/** @throws ConfigError for a collector that could not be spoken to */
function readSpans(env: Variables): boolean {
  const isAsked = COLLECTORS.map((name) => readUrl(env, name, WEB)).some(Boolean);
  const isOff = given(env, 'OTEL_SDK_DISABLED') === 'true' || given(env, 'OTEL_TRACES_EXPORTER') === 'none';
  if (!isAsked || isOff) return false;
  const name = PROTOCOLS.find((each) => given(env, each));
  if (name && given(env, name) !== SPOKEN)
    throw new ConfigError(`${name} must be ${SPOKEN}, which collectors take on port 4318.`);
  return true;
}

/** @throws ConfigError when there is nothing to sign with */
function readWebhook(env: Variables): string | undefined {
  const url = readUrl(env, 'WEBHOOK_URL', WEB);
  if (url && !given(env, 'INTEGRATION_KEY')) throw new ConfigError('WEBHOOK_URL needs INTEGRATION_KEY to sign with.');
  return url;
}

/** What a demo may not have: its customers have a password that everybody knows. */
const NO_DEMO: Record<string, (value: string) => boolean> = {
  DATABASE_URL: () => true,
  SMTP_URL: () => true,
  NODE_ENV: (value) => !['development', 'test'].includes(value),
  PUBLIC_URL: (value) => value.startsWith('https:'),
};

function isDemo(env: Variables): boolean {
  const mode = given(env, 'FICHA_MODE');
  if (mode !== undefined && mode !== 'demo' && mode !== 'production') {
    throw new ConfigError(`FICHA_MODE must be demo or production, but is "${mode}".`);
  }
  if (mode !== 'demo') return false;
  for (const [name, isForCustomers] of Object.entries(NO_DEMO)) {
    const value = given(env, name);
    if (value && isForCustomers(value)) {
      throw new ConfigError(`FICHA_MODE=demo has customers with a known password: not together with ${name}.`);
    }
  }
  return true;
}

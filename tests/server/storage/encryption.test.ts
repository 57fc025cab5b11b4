import { describe, expect, it } from 'vitest';
import { readVariables } from '../../../server/storage/config';

const WEBHOOK = { INTEGRATION_KEY: Buffer.alloc(32).toString('base64') };
const BUCKET = { S3_BUCKET: 'cadastros', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

/** Addresses that lead to another machine without encryption, and what is said of them. */
const PLAIN: [Record<string, string>, string, string][] = [
  [{ DATABASE_URL: 'postgres://u:p@HOST/f' }, 'DATABASE_URL', 'ask for TLS, as by sslmode=verify-full'],
  [{ CLAMD: 'tcp://HOST:3310' }, 'CLAMD', 'begin with tls:// or unix://'],
  [{ ...BUCKET, S3_URL: 'http://HOST' }, 'S3_URL', 'begin with https://'],
  [{ ...WEBHOOK, WEBHOOK_URL: 'http://HOST/' }, 'WEBHOOK_URL', 'begin with https://'],
  [{ CEP_SERVICE: 'http://HOST/{cep}' }, 'CEP_SERVICE', 'begin with https://'],
  [{ CNPJ_SERVICE: 'http://HOST/{cnpj}' }, 'CNPJ_SERVICE', 'begin with https://'],
  [{ IP_SERVICE: 'http://HOST/' }, 'IP_SERVICE', 'begin with https://'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://HOST:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT', 'begin with https://'],
  [
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://HOST:4318/v1/traces' },
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    'begin with https://',
  ],
  [{ METRICS_PORT: '9464', METRICS_HOST: 'HOST' }, 'METRICS_HOST', 'have TLS_CERT_FILE beside it'],
];

const at = (host: string, env: Record<string, string>) =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value.replace('HOST', host)]));

describe('a connection that nothing encrypts', () => {
  it.each(PLAIN)('is refused in one sentence: %o', (env, name, must) => {
    expect(() => readVariables(at('10.0.0.7', env))).toThrow(
      expect.objectContaining({
        name: 'ConfigError',
        message: `${name} must ${must}, unless it leads to this machine or PRIVATE_NETWORK names ${name}, as its network is private.`,
      }),
    );
  });

  it.each(PLAIN)('is taken where its network is said to be private: %o', (env, name) => {
    expect(() => readVariables({ ...at('0.0.0.0', env), PRIVATE_NETWORK: ` ${name} ,SMTP_URL` })).not.toThrow();
    expect(() => readVariables({ ...at('0.0.0.0', env), PRIVATE_NETWORK: 'SMTP_URL' })).toThrow(`${name} must`);
  });

  it.each(PLAIN)('is taken where it does not leave this machine: %o', (env) => {
    for (const host of ['localhost', '127.0.0.7']) expect(() => readVariables(at(host, env))).not.toThrow();
    for (const host of ['localhost.test', '127.0.0.1.test', '128.0.0.1'])
      expect(() => readVariables(at(host, env))).toThrow('must');
  });

  it('may be listed only by the name of a variable that there is', () => {
    expect(() => readVariables({ PRIVATE_NETWORK: 'DATABASE_URL, 10.0.0.0/8' })).toThrow(
      'PRIVATE_NETWORK lists variables that name a connection, separated by commas: not "10.0.0.0/8".',
    );
  });
});

describe('a connection to PostgreSQL', () => {
  const take = (address: string, env: Record<string, string> = {}) => readVariables({ DATABASE_URL: address, ...env });

  it.each([
    'postgres://u:p@db.test/f?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    'postgres://db.test/f?sslmode=require',
    'postgres://db.test/f?sslmode=verify-ca&uselibpqcompat=true&sslrootcert=/etc/ca.pem',
    'postgres://[::1]/f',
    'postgres:///f?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/f',
    'postgres:///f',
  ])('is taken: %s', (address) => {
    expect(() => take(address)).not.toThrow();
  });

  it.each([
    'postgres://db.test/f?sslmode=disable',
    'postgres://db.test/f?sslmode=prefer',
    'postgres://db.test/f?sslmode=no-verify',
    'postgres://db.test/f?sslmode=require&uselibpqcompat=true',
    'postgres://db.test/f?sslmode=verify-full&sslmode=disable',
    'postgres://localhost/f?host=db.test',
    'postgres://db.test/f?ssl=0&sslmode=verify-full',
  ])('is refused, for it may be read on its way: %s', (address) => {
    expect(() => take(address)).toThrow('DATABASE_URL must ask for TLS');
  });

  it('follows the variables that its driver reads', () => {
    expect(() => take('postgres://db.test/f', { PGSSLMODE: 'verify-full' })).not.toThrow();
    expect(() => take('postgres://db.test/f?ssl=1', { PGSSLMODE: 'verify-full' })).not.toThrow();
    expect(() => take('postgres://db.test/f?ssl=0', { PGSSLMODE: 'require' })).toThrow('must ask for TLS');
    expect(() => take('postgres:///f', { PGHOST: 'db.test' })).toThrow('DATABASE_URL must ask for TLS');
  });
});

it('insists on encryption with a mail server of another machine, unless its network is private', () => {
  const mayBePlain = (SMTP_URL: string, env = {}) => readVariables({ SMTP_URL, ...env }).smtpMayBePlain;
  expect(mayBePlain('smtp://mail.test:587')).toBe(false);
  expect(mayBePlain('smtp://mail.test?ignoreTLS=true')).toBe(false);
  expect(mayBePlain('smtp://mail.test', { PRIVATE_NETWORK: 'SMTP_URL' })).toBe(true);
  expect(mayBePlain('smtp://127.0.0.1:2525')).toBe(true);
});

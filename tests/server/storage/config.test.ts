import { describe, expect, it } from 'vitest';
import { askForDemo } from '../../../scripts/lib/demoMode.mjs';
import { readConfig, readVariables } from '../../../server/storage/config';

const outside = { SMTP_URL: 'smtp://mail.test', PUBLIC_URL: 'https://ficha.test' };

describe('demo mode', () => {
  it('[O-53] is what FICHA_MODE asks for, and only for this machine', () => {
    expect(readConfig({ FICHA_MODE: 'demo' })).toMatchObject({
      demo: true,
      host: '127.0.0.1',
      port: 3000,
      tenant: 'default',
    });
  });

  it.each([
    {},
    { FICHA_MODE: 'production' },
    { DATABASE_URL: 'postgres://localhost/ficha' },
    { NODE_ENV: 'production' },
    { NODE_ENV: 'Production' },
    { NODE_ENV: 'staging' },
  ])('[O-53] is never what is left, as with %o', (env) => {
    expect(readConfig({ ...outside, ...env })).toMatchObject({ demo: false, host: '0.0.0.0' });
  });

  it.each([
    [{}, 'SMTP_URL and PUBLIC_URL must be set outside demo mode (FICHA_MODE=demo).'],
    [
      { DATABASE_URL: 'postgres://localhost/ficha', PUBLIC_URL: 'https://a.test' },
      'SMTP_URL must be set outside demo mode (FICHA_MODE=demo).',
    ],
    [{ SMTP_URL: 'smtp://mail.test' }, 'PUBLIC_URL must be set outside demo mode (FICHA_MODE=demo).'],
    [{ SMTP_URL: ' ', PUBLIC_URL: 'https://a.test' }, 'SMTP_URL must be set outside demo mode (FICHA_MODE=demo).'],
    [{ FICHA_MODE: 'Demo' }, 'FICHA_MODE must be demo or production, but is "Demo".'],
    ...(
      [
        ['NODE_ENV', 'prod'],
        ['PUBLIC_URL', 'https://a.test'],
        ['SMTP_URL', 'smtp://mail.test'],
        ['DATABASE_URL', 'postgres://localhost/ficha'],
      ] as const
    ).map(
      ([name, value]) =>
        [
          { FICHA_MODE: 'demo', [name]: value },
          `FICHA_MODE=demo has customers with a known password: not together with ${name}.`,
        ] as [Record<string, string>, string],
    ),
  ])('[O-53] says in one sentence what is missing or contradicts: %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(expect.objectContaining({ name: 'ConfigError', message }));
  });

  it.each<[Record<string, string>, string | undefined]>([
    [{}, 'demo'],
    [{ NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3000' }, 'demo'],
    [{ NODE_ENV: 'prod' }, undefined],
    [{ PUBLIC_URL: 'https://ficha.test' }, undefined],
    [{ SMTP_URL: 'smtp://mail.test' }, undefined],
    [{ DATABASE_URL: 'postgres://localhost/ficha' }, undefined],
    [{ FICHA_MODE: 'production' }, 'production'],
  ])('[O-53] npm start asks for it only where nothing is meant for customers: %o', (given, mode) => {
    const env: NodeJS.ProcessEnv = { ...given };
    askForDemo(env);
    expect(env.FICHA_MODE).toBe(mode);
  });
});

describe('a variable whose name is misspelt', () => {
  it.each([
    ['FICHA_MDOE', 'FICHA_MODE'],
    ['ficha_mode', 'FICHA_MODE'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['DRAFT_KEY', 'DRAFT_KEYS'],
    ['LOGIN_FAILURE', 'LOGIN_FAILURES'],
    ['DATABASE_FILE', 'DATABASE_URL_FILE'],
    ['DATABSE_FILE', 'DATABASE_URL_FILE'],
    ['SMTP_FILE', 'SMTP_URL_FILE'],
    ['SMTP_PASSWORD_FILE', 'SMTP_URL_FILE'],
    ['DATABASE_PASSWORD_FILE', 'DATABASE_URL_FILE'],
    ['TLS_CERTIFICATE_FILE', 'TLS_CERT_FILE'],
    ['S3_SECRET_FILE', 'S3_SECRET_ACCESS_KEY_FILE'],
    ['S3_SECRET_ACCESS_KEY_FIL', 'S3_SECRET_ACCESS_KEY_FILE'],
    ['S3_ACCES_KEY_ID', 'S3_ACCESS_KEY_ID'],
    ['DEFINITION_KEY', 'DEFINITIONS_KEY'],
    ['TLS_CERT', 'TLS_CERT_FILE'],
    ['TLS_KEY', 'TLS_KEY_FILE'],
  ])('is told in one sentence: %s', (name, meant) => {
    const message = `The server knows no variable ${name}: ${meant} was probably meant.`;
    expect(() => readVariables({ [name]: 'x' })).toThrow(expect.objectContaining({ name: 'ConfigError', message }));
  });

  it('leaves no demo, though npm start asks for one', () => {
    expect(() => readConfig({ FICHA_MODE: 'demo', FICHA_MODES: 'production' })).toThrow(
      'The server knows no variable FICHA_MODES: FICHA_MODE was probably meant.',
    );
  });

  it('is not what is meant for somebody else', () => {
    const others = { PATH: '/bin', HOSTNAME: 'a', FICHA_PORT: 'tcp://10.0.0.1:3000', FICHA_SERVICE_HOST: '10.0.0.1' };
    const beside = { DATABASE_URL: 'postgres://localhost/ficha', DATABASE_URI: 'x', DATABASE_URLS: ' ' };
    expect(() => readVariables({ ...others, ...beside, PUBLIC_UR: '' })).not.toThrow();
    const files = {
      SSL_CERT_FILE: '/etc/ssl/cert.pem',
      POSTGRES_PASSWORD_FILE: '/run/secrets/p',
      DATABASE_CA_FILE: 'x',
    };
    expect(() => readVariables({ ...files, DATABASE_URL: 'postgres://localhost/ficha' })).not.toThrow();
  });

  it('is told of a file for what no file can give', () => {
    expect(() => readVariables({ PUBLIC_URL_FILE: '/run/secrets/site' })).toThrow(
      'No file can give PUBLIC_URL: set it in place of PUBLIC_URL_FILE.',
    );
  });
});

describe('variables', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but is "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but is "70000".'],
    [{ SERVICE_WORKER: 'no' }, 'SERVICE_WORKER must be on or off, but is "no".'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, but is "-1".'],
    [{ VALIDITY_MONTHS: '0' }, 'VALIDITY_MONTHS must be a whole number from 1 to 600, but is "0".'],
    [{ LOGIN_FAILURES: '0' }, 'LOGIN_FAILURES must be a whole number from 1 to 1000000, but is "0".'],
    [{ IP_SERVICE: 'ip.test' }, 'IP_SERVICE must be an address that begins with https:// or http://.'],
    [{ ...outside, SMTP_URL: 'mail.test' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    [
      { ...outside, DATABASE_URL: 'mysql://u:secret@x/y' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
  ])('refuses %o', (env, message) => {
    expect(() => readVariables(env)).toThrow(message);
  });

  it.each([
    ['', 'default', undefined],
    ['andorinha', 'andorinha', undefined],
    ['ipe', 'ipe', undefined],
    ['ipê', 'default', 'ipê'],
    ['../x', 'default', '../x'],
    ['toString', 'default', 'toString'],
  ])('[ACC-GEN-08, O-06] the tenant "%s" is %s', (TENANT, tenant, unknownTenant) => {
    expect(readVariables({ TENANT })).toMatchObject({ tenant, unknownTenant });
  });

  it.each(['cep.test/{cep}', 'ftp://cep.test/{cep}', 'https://cep.test/', 'https://cep.test/{CEP}', '{cep}'])(
    'refuses a service for CEPs that cannot be asked: %s',
    (address) => {
      expect(() => readVariables({ CEP_SERVICE: address })).toThrow(
        'CEP_SERVICE must be an address that begins with https:// or http:// and has {cep} in it.',
      );
    },
  );

  it('refuses a service for CNPJs that none is told to', () => {
    expect(() => readVariables({ CNPJ_SERVICE: 'https://cnpj.test/{cep}' })).toThrow(
      'CNPJ_SERVICE must be an address that begins with https:// or http:// and has {cnpj} in it.',
    );
  });

  it('takes services of its own, and 0 where it switches something off', () => {
    const services = { CEP_SERVICE: 'http://127.0.0.1/{cep}', CNPJ_SERVICE: 'https://cnpj.test/?cnpj={cnpj}' };
    const off = { SLOW_STATEMENT_MS: '0', METRICS_PORT: '0', TRUSTED_PROXIES: '0', REMINDER_DAYS: '0' };
    expect(readVariables({ ...services, ...off })).toMatchObject({
      ...{ cepService: services.CEP_SERVICE, cnpjService: services.CNPJ_SERVICE },
      ...{ slowStatements: 0, metrics: undefined, trustedProxies: 0, reminderDays: 0 },
    });
  });

  it('has no secret that was not given', () => {
    const { draftKeys, integrationKey, databaseUrl, smtpUrl, webhookUrl, scanner, certificate, files } = readVariables(
      {},
    );
    expect(draftKeys).toEqual([]);
    expect([integrationKey, databaseUrl, smtpUrl, webhookUrl, scanner, certificate, files.s3]).toEqual(
      Array(7).fill(undefined),
    );
    expect(() => readVariables({ FILES: 's3', S3_URL: 'https://s3.test', S3_BUCKET: 'ficha' })).toThrow(
      'S3_ACCESS_KEY_ID',
    );
  });

  it('reads folders from where the server is started', () => {
    const { dataDir, portalDir } = readVariables({ DATA_DIR: '/var/ficha' });
    expect([dataDir, portalDir]).toEqual(['/var/ficha', `${process.cwd()}/dist/portal`]);
  });

  it('[O-53] sends e-mails from MAIL_FROM, or from the host of PUBLIC_URL', () => {
    expect(readConfig(outside).mailFrom).toBe('nao-responda@ficha.test');
    expect(readConfig({ ...outside, MAIL_FROM: 'cadastro@banco.test' }).mailFrom).toBe('cadastro@banco.test');
    expect(() => readVariables({ MAIL_FROM: 'Banco <a@b.test>' })).toThrow(
      'MAIL_FROM must be an e-mail address such as cadastro@exemplo.com.br, but is "Banco <a@b.test>".',
    );
  });

  it('needs neither SMTP_URL nor PUBLIC_URL where no e-mails are sent', () => {
    expect(readVariables({ DATABASE_URL: 'postgres://localhost/ficha' })).toMatchObject({
      demo: false,
      smtpUrl: undefined,
    });
  });

  it('opens no port for figures unless one is asked for, and that on this machine alone unless a host is', () => {
    expect(readVariables({})).toMatchObject({ metrics: undefined, slowStatements: 0 });
    expect(readVariables({ METRICS_PORT: '0', METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined();
    expect(readVariables({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    const isPrivate = { PRIVATE_NETWORK: 'METRICS_HOST' };
    const named = readVariables({
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.7',
      SLOW_STATEMENT_MS: '500',
      ...isPrivate,
    });
    expect(named).toMatchObject({ metrics: { host: '10.0.0.7', port: 9464 }, slowStatements: 500 });
  });

  it.each([{ METRICS_PORT: '3000' }, { METRICS_PORT: '8080', PORT: '8080' }])(
    'refuses figures where customers come: %o',
    (env) => {
      expect(() => readVariables(env)).toThrow('METRICS_PORT must be another port than PORT, which customers reach.');
    },
  );

  it('sends spans only where a collector is named, and by the one protocol that is spoken', () => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.test:4318' };
    const traces = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.test:4318/v1/traces' };
    const asked = [{}, collector, traces, { ...collector, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }];
    expect(asked.map((env) => readVariables(env).spans)).toEqual([false, true, true, true]);
    const off = [{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }];
    expect(off.map((env) => readVariables({ ...collector, ...env }).spans)).toEqual([false, false]);
    expect(() => readVariables({ ...collector, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, which collectors take on port 4318.',
    );
    expect(() => readVariables({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with https:// or http://.',
    );
  });

  it('[O-49] takes limits from variables', () => {
    const { limits } = readVariables({ LOGIN_FAILURES: '100', LOGINS_PER_MINUTE: '200' });
    expect(limits).toMatchObject({ failures: 100, signInsPerMinute: 200, failureWindow: 900_000 });
    expect(readVariables({}).limits.failures).toBe(5);
  });
});

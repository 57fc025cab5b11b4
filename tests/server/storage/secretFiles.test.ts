import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askForDemo } from '../../../scripts/lib/demoMode.mjs';
import { readConfig, readVariables } from '../../../server/storage/config';
import { temporaryFolder } from '../../support/temporaryFolder';

const folder = temporaryFolder();
/** A file with a secret, as containers and vaults write it. */
function fileOf(secret: string, name = 'secret'): string {
  const file = join(folder, name);
  writeFileSync(file, `${secret}\n`);
  return file;
}

const KEY = Buffer.alloc(32, 3).toString('base64');
const DATABASE = 'postgres://ficha:um@localhost/ficha';

describe('a secret', () => {
  it.each([
    ['DATABASE_URL', DATABASE, { databaseUrl: DATABASE }],
    ['SMTP_URL', 'smtps://u:p@mail.test', { smtpUrl: 'smtps://u:p@mail.test' }],
    ['DRAFT_KEYS', `um:${KEY}`, { draftKeys: [{ id: 'um', secret: Buffer.alloc(32, 3) }] }],
    ['INTEGRATION_KEY', KEY, { integrationKey: Buffer.alloc(32, 3) }],
  ])('comes out of a file as out of its variable: %s', (name, secret, config) => {
    expect(readVariables({ [`${name}_FILE`]: fileOf(secret, name) })).toMatchObject(config);
  });

  it('of a file serves customers: it leaves no demo, and lacks nothing', () => {
    const [SMTP_URL_FILE, DATABASE_URL_FILE] = [fileOf('smtps://mail.test', 'mail'), fileOf(DATABASE, 'base')];
    expect(readConfig({ SMTP_URL_FILE, PUBLIC_URL: 'https://ficha.test' }).demo).toBe(false);
    for (const env of [{ SMTP_URL_FILE }, { DATABASE_URL_FILE }] as NodeJS.ProcessEnv[]) {
      expect(() => readConfig({ FICHA_MODE: 'demo', ...env })).toThrow('not together with');
      askForDemo(env);
      expect(env.FICHA_MODE).toBeUndefined();
    }
  });

  it('is refused in one sentence, which does not repeat it, where its file is of no use', () => {
    const missing = join(folder, 'nowhere');
    expect(() => readVariables({ DRAFT_KEYS_FILE: missing })).toThrow(
      'The file that DRAFT_KEYS_FILE names cannot be read (ENOENT).',
    );
    expect(() => readVariables({ DRAFT_KEYS_FILE: fileOf('') })).toThrow(
      'The file that DRAFT_KEYS_FILE names is empty.',
    );
    expect(() => readVariables({ DRAFT_KEYS: `um:${KEY}`, DRAFT_KEYS_FILE: fileOf(`um:${KEY}`) })).toThrow(
      'DRAFT_KEYS and DRAFT_KEYS_FILE are both set: leave one of them out.',
    );
    expect(() => readVariables({ DATABASE_URL_FILE: fileOf('postgres://u:p@db.test/f') })).toThrow(
      'DATABASE_URL must ask for TLS',
    );
    expect(() => readVariables({ DRAFT_KEYS_FIEL: missing })).toThrow('DRAFT_KEYS_FILE was probably meant.');
  });

  it('of a bucket is refused without the bucket', () => {
    for (const name of ['S3_ACCESS_KEY_ID_FILE', 'S3_SECRET_ACCESS_KEY_FILE', 'S3_SESSION_TOKEN_FILE'])
      expect(() => readVariables({ [name]: fileOf('segredo', 'alone') })).toThrow('belong together.');
  });

  it('is taken anew where a server asks for it again, and stays while its file is of no use', () => {
    const file = fileOf(DATABASE, 'rotated');
    const { now } = readVariables({ DATABASE_URL_FILE: file });
    fileOf('postgres://ficha:dois@localhost/ficha', 'rotated');
    expect(now.databaseUrl()).toBe('postgres://ficha:dois@localhost/ficha');
    for (const wrong of ['', 'mysql://x', 'postgres://ficha:tres@db.test/ficha']) {
      fileOf(wrong, 'rotated');
      expect(now.databaseUrl()).toBe('postgres://ficha:dois@localhost/ficha');
    }
    rmSync(file);
    expect(now.databaseUrl()).toBe('postgres://ficha:dois@localhost/ficha');
  });

  it('of a bucket may be one for a short time', () => {
    const bucket = { S3_URL: 'https://s3.test', S3_BUCKET: 'cadastros' };
    const file = fileOf('segredo um', 'bucket');
    const { files } = readVariables({
      ...{ ...bucket, S3_ACCESS_KEY_ID_FILE: fileOf('chave', 'key'), S3_SECRET_ACCESS_KEY_FILE: file },
      S3_SESSION_TOKEN_FILE: fileOf('sessão', 'session'),
    });
    fileOf('segredo dois', 'bucket');
    expect(files.s3?.credentials()).toEqual({
      ...{ accessKeyId: 'chave', secretAccessKey: 'segredo dois', sessionToken: 'sessão' },
    });
    rmSync(file);
    expect(files.s3?.credentials().secretAccessKey).toBe('segredo dois');
  });
});

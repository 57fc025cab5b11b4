import { describe, expect, it } from 'vitest';
import { readFiles } from '../../../../server/storage/files/config';

const S3 = {
  S3_URL: 'https://s3.sa-east-1.amazonaws.com',
  S3_BUCKET: 'cadastros',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('where files are kept', () => {
  it('is the database, with uploads on their way below the data, unless variables say otherwise', () => {
    expect(readFiles({}, '/data')).toEqual({ way: 'database', folder: '/data/files' });
    expect(readFiles({ FILES: 'folder', FILES_DIR: '/srv/files' }, '/data')).toEqual({
      way: 'folder',
      folder: '/srv/files',
    });
    const { s3 } = readFiles({ ...S3, FILES: 's3', S3_REGION: 'sa-east-1', S3_ENCRYPTION: 'aws:kms' }, '/data');
    expect(s3?.credentials()).toEqual({ accessKeyId: 'id', secretAccessKey: 'secret' });
    expect(s3).toEqual({
      url: S3.S3_URL,
      bucket: 'cadastros',
      credentials: expect.any(Function),
      region: 'sa-east-1',
      isPathStyle: true,
      encryption: 'aws:kms',
    });
    expect(readFiles({ ...S3, S3_PATH_STYLE: 'off' }, '/data')).toMatchObject({
      way: 'database',
      s3: { isPathStyle: false },
    });
  });

  it.each([
    [{ FILES: 'S3' }, 'FILES must be database, folder or s3, but is "S3".'],
    [{ FILES: 's3' }, 'FILES=s3 needs S3_URL and S3_BUCKET.'],
    [{ S3_BUCKET: 'cadastros' }, 'S3_URL, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.'],
    ...['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_SESSION_TOKEN'].map(
      (name): [Record<string, string>, string] => [
        { [name]: 'x' },
        'S3_URL, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.',
      ],
    ),
    [
      { ...S3, S3_SECRET_ACCESS_KEY: '' },
      'S3_URL, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.',
    ],
    [{ ...S3, S3_URL: 's3.test' }, 'S3_URL must be an address that begins with https:// or http://.'],
    [{ ...S3, S3_BUCKET: 'Meus Cadastros' }, 'S3_BUCKET must be the name of a bucket, but is "Meus Cadastros".'],
    [{ ...S3, S3_ENCRYPTION: 'aes' }, 'S3_ENCRYPTION must be AES256 or aws:kms, but is "aes".'],
    [{ ...S3, S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE must be on or off, but is "yes".'],
  ])('is refused in one sentence when it is written wrong: %o', (env, message) => {
    expect(() => readFiles(env, '/data')).toThrow(expect.objectContaining({ name: 'ConfigError', message }));
  });
});

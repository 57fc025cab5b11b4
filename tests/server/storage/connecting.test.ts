import pg from 'pg';
import { expect, it } from 'vitest';
import { connecting, refuseUnreadable } from '../../../server/storage/connecting';
import { openStorage } from '../../../server/storage/storage';

const hostOf = (client: pg.Client) => client.host;

it('a connection leads to where the address says when it is made, and while that cannot be read to where the last one went', () => {
  let url = 'postgres://ficha:one@first/ficha';
  const Connecting = connecting(pg.Client, () => url);
  expect(hostOf(new Connecting())).toBe('first');
  url = 'postgres://ficha:two@second/ficha';
  expect(hostOf(new Connecting())).toBe('second');
  for (const broken of ['postgres://ficha:abc%ff@third/ficha', 'postgres://third/ficha?sslrootcert=/nope.pem']) {
    url = broken;
    expect(hostOf(new Connecting())).toBe('second');
  }
  url = 'postgres://ficha:three@fourth/ficha';
  expect(hostOf(new Connecting())).toBe('fourth');
});

it.each([
  ['postgres://abc%ff', 'DATABASE_URL has a % that begins no character: write %25 for it.'],
  ['postgres://ficha:segredo%ff@localhost/ficha', 'DATABASE_URL has a % that begins no character: write %25 for it.'],
  [
    'postgres://localhost/ficha?sslmode=verify-full&sslrootcert=/nowhere/ca.pem',
    'The file /nowhere/ca.pem, which DATABASE_URL names, cannot be read (ENOENT).',
  ],
  [
    'postgres://localhost/ficha?sslmode=verify-ca&uselibpqcompat=true',
    'DATABASE_URL cannot be used: SECURITY WARNING: Using sslmode=verify-ca requires specifying a CA with sslrootcert.',
  ],
])(
  'a server that starts with an address that its driver cannot read says in one sentence why: %s',
  async (url, message) => {
    const refused = expect.objectContaining({ name: 'ConfigError', message });
    expect(() => refuseUnreadable(pg.Client, url)).toThrow(refused);
    await expect(openStorage({ databaseUrl: url, dataDir: '/nowhere' }, 'server', async () => {})).rejects.toThrow(
      refused,
    );
  },
);

it('a first address that cannot be read is told', () => {
  const Connecting = connecting(pg.Client, () => 'postgres://ficha:abc%ff@first/ficha');
  expect(() => new Connecting()).toThrow(URIError);
});

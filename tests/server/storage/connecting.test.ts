import pg from 'pg';
import { expect, it } from 'vitest';
import { connecting } from '../../../server/storage/connecting';

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

it('a first address that cannot be read is told', () => {
  const Connecting = connecting(pg.Client, () => 'postgres://ficha:abc%ff@first/ficha');
  expect(() => new Connecting()).toThrow(URIError);
});

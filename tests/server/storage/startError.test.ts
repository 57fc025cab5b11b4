import { expect, it } from 'vitest';
import { serverError } from '../../../server/storage/startError';

const URL_OF = 'postgres://fi%63ha:segredo@db.test:5433/cadastros';
const failed = (cause: object) => new Error('Failed query: select 1', { cause });
const told = (error: unknown, url = URL_OF) => (serverError(error, url) as Error).message;

it.each([
  [{ code: 'ECONNREFUSED' }, 'The database server at db.test:5433 does not answer: start it, or correct DATABASE_URL.'],
  [
    new Error('timeout expired'),
    'The database server at db.test:5433 does not answer: start it, or correct DATABASE_URL.',
  ],
  [{ code: '28P01' }, 'The database server at db.test:5433 refuses the user "ficha": correct DATABASE_URL.'],
  [
    { code: '3D000' },
    'The database server at db.test:5433 has no database "cadastros": create it, or correct DATABASE_URL.',
  ],
  [
    { code: 'SELF_SIGNED_CERT_IN_CHAIN' },
    'The database server at db.test:5433 cannot be trusted (SELF_SIGNED_CERT_IN_CHAIN): correct its certificate, or sslrootcert in DATABASE_URL.',
  ],
  [
    { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    'The database server at db.test:5433 cannot be trusted (ERR_TLS_CERT_ALTNAME_INVALID): correct its certificate, or sslrootcert in DATABASE_URL.',
  ],
  [
    new Error('The server does not support SSL connections'),
    'The database server at db.test:5433 takes no TLS: switch "ssl" on in it.',
  ],
])('what a database server fails with at the start is one sentence: %o', (cause, message) => {
  const error = cause instanceof Error ? cause : Object.assign(new Error('x'), cause);
  expect([told(error), told(failed(error))]).toEqual([message, message]);
});

it('an error that nobody knows stays as it is, and a user that cannot be decoded is told as it is written', () => {
  const unknown = new Error('x');
  expect(serverError(unknown, URL_OF)).toBe(unknown);
  const refused = Object.assign(new Error('x'), { code: '28000' });
  expect(told(refused, 'postgres://a%ff@db.test/f')).toContain('refuses the user "a%ff"');
});

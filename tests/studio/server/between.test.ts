import { expect, it } from 'vitest';
import { withNames } from '../../../studio/server/between';

it('calls a folder in between by its name, and its files as the Estúdio does', () => {
  const said = 'As definições de "/tmp/x/after" têm problemas:\n../../tmp/x/after/pf/informacoes.json:654:11 ...';
  expect(withNames(said, '/home/ficha', { '/tmp/x/after': 'schemas', '/tmp/x/before': 'último commit' })).toBe(
    'As definições de "schemas" têm problemas:\npf/informacoes.json:654:11 ...',
  );
});

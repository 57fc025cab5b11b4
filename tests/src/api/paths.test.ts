import { expect, it } from 'vitest';
import { hasOwnMessage } from '../../../src/api/paths';

it.each([
  ['/register', true],
  ['/Login', true],
  ['/PessoaFisica/Declaracoes', true],
  ['/declaracao/cliente', false],
  ['/cliente/usuario?x=login', false],
])('leaves the message of %s to its page: %s', (path, isOwn) => {
  expect(hasOwnMessage(path)).toBe(isOwn);
});

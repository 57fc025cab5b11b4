import { expect, it } from 'vitest';
import { hasOwnMessage, isPublicCall } from '../../../src/api/paths';

it.each([
  ['/consulta/configuracao-geral', true],
  ['/Consulta/bancos?tipo=login', true],
  ['/register/verifyCNPJ?cnpj=1', true],
  ['/login', true],
  ['/Login/VerifyLogin', true],
  ['/Login/logoff', true],
  ['/declaracao/assinaturas?guidDeclaracao=1', true],
  ['/Declaracao/Assinar', true],
  ['cliente/ConsultaLembreteVencimento', true],
  ['/ip', true],
  ['/IP?v=4', true],
  ['/cliente/ip', false],
  ['/ips', false],
  ['/cliente/usuario', false],
  ['/declaracao/cliente', false],
  ['/PessoaFisica/informacaoBasica?volta=login', false],
])('[ACC-SESS-05] compares the path alone, ignoring case: %s is public: %s', (path, isPublic) => {
  expect(isPublicCall(path)).toBe(isPublic);
});

it.each([
  ['/register', true],
  ['/Login', true],
  ['/PessoaFisica/Declaracoes', true],
  ['/declaracao/cliente', false],
  ['/cliente/usuario?x=login', false],
])('leaves the message of %s to its page: %s', (path, isOwn) => {
  expect(hasOwnMessage(path)).toBe(isOwn);
});

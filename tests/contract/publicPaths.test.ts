import { expect, it } from 'vitest';
import { isPublicPath } from '../../contract/publicPaths';

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
  expect(isPublicPath(path)).toBe(isPublic);
});

import { expect, it } from 'vitest';
import { seenWords } from '../../../src/features/security/seenWords';

it.each([
  ['GET /integracao/cadastros', 'consultou a lista de cadastros'],
  ['GET /integracao/cadastros/:guid', 'consultou o cadastro'],
  ['GET /integracao/formularios/:formulario/csv', 'recebeu o que foi enviado'],
  ['POST /integracao/cadastros/:guid/aprovar', 'decidiu sobre o cadastro'],
  ['GET /declaracao/assinaturas/consultarDocumentosDoAssinante', 'abriu um documento para assinar'],
  ['approve', 'acessou o cadastro'],
])('says of %s what it is to people', (call, words) => expect(seenWords(call)).toBe(words));

import { describe, expect, it } from 'vitest';
import { filterDocuments, joinDocuments } from '../../../../src/blocks/signatures/documents';
import { CONTRATO, declarationOf, POLITICA, TERMO } from './signaturesInput';

const audience = { client: 'Pessoa Física', lists: ['Pessoa Física', 'Todos'] };
const documents = joinDocuments([TERMO, CONTRATO, POLITICA], [], audience);

describe('the search', () => {
  it.each([
    ['contrato', ['contrato']],
    ['INTERMEDIACAO', ['contrato']],
    [' de ', ['termo', 'contrato', 'politica']],
    ['', ['termo', 'contrato', 'politica']],
    ['escritura', []],
  ])('[PF-DEC-F06, PF-DEC-04] finds by NomeDocumento, without case and accents: %o', (typed, found) => {
    expect(filterDocuments(documents, typed).map(({ id }) => id)).toEqual(found);
  });
});

describe('what the server answers', () => {
  it('gives the day of the signature where it says so', () => {
    const signed = { ...declarationOf(TERMO, 'Assinado'), DataAssinatura: '2026-11-20T15:04:05.000Z' };
    expect(joinDocuments([TERMO], [signed], audience)[0]?.signedAt).toBe('2026-11-20T15:04:05.000Z');
  });

  it('counts without case, accents and outer spaces', () => {
    const loud = { ...TERMO, TipoCliente: ' PESSOA FISICA', Obrigatoriedade: 'SIM' };
    expect(joinDocuments([loud], [], audience)).toMatchObject([{ isRequired: true }]);
  });

  it('is an empty list when it is none', () => {
    expect(joinDocuments({}, 'x', audience)).toEqual([]);
  });
});

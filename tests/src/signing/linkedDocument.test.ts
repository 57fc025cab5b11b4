import { describe, expect, it } from 'vitest';
import { toDocument } from '../../../src/api/linkedDocument';
import { momentText, signedWords } from '../../../src/features/signing/signedWords';

const DOCUMENT = { NomeDocumento: 'Termo', NomeAssinante: 'Marina Lobo', Conteudo: '<p>Texto</p>' };
const AT = '2026-11-21T02:59:59.000Z';

describe('the state of a document behind a link', () => {
  it.each([
    ['[ACC-SIGN-05, CF-LNK-02]', { Status: 'Pendente', DataAssinatura: null }, 'pending'],
    [
      '[CF-LNK-02, CF-GER-17, CF-CST-25]',
      { Status: 'Pendente', DataAssinatura: '0001-01-01T00:00:00', DataSignature: '0001-01-01T00:00:00' },
      'pending',
    ],
    ['[ACC-SIGN-05]', { Status: ' PENDENTE ' }, 'pending'],
    ['[ACC-SIGN-06, CF-LNK-03]', { Status: 'INATIVO', DataAssinatura: AT }, 'unavailable'],
    ['[ACC-SIGN-06]', { Status: 'Inativo' }, 'unavailable'],
    ['[ACC-SIGN-07]', { Status: 'Assinado', DataAssinatura: AT }, 'signed'],
    ['[ACC-SIGN-07, CF-LNK-04]', { Status: 'Pendente', DataAssinatura: AT }, 'signed'],
    ['[ACC-SIGN-07]', { Status: 'Pendente', DataSignature: AT }, 'signed'],
    ['[ACC-SIGN-07, CF-LNK-04]', {}, 'signed'],
  ])('%s of %o is %s', (_, status, state) => {
    expect(toDocument({ ...DOCUMENT, ...status }).state).toBe(state);
  });

  it('[ACC-ENT-09] carries name, signer, date and text', () => {
    expect(toDocument({ ...DOCUMENT, Status: 'Assinado', DataSignature: AT })).toEqual({
      state: 'signed',
      name: 'Termo',
      signer: 'Marina Lobo',
      signedAt: AT,
      content: '<p>Texto</p>',
    });
  });
});

describe('the card of a signed document', () => {
  it('[ACC-SIGN-07] tells document, signer and the moment in Brasília', () => {
    expect(signedWords(toDocument({ ...DOCUMENT, Status: 'Assinado', DataAssinatura: AT }))).toEqual([
      { title: 'Documento', text: 'Termo' },
      { title: 'Assinante', text: 'Marina Lobo' },
      { title: 'Data da assinatura', text: '20/11/2026 23:59:59' },
    ]);
  });

  it('leaves out what is not told, and shows a date that it cannot read as it is', () => {
    expect(signedWords(toDocument({ NomeDocumento: 'Termo' })).map(({ title }) => title)).toEqual(['Documento']);
    expect(momentText('21/11/2026')).toBe('21/11/2026');
  });
});

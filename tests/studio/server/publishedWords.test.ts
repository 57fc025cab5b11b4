import { expect, it } from 'vitest';
import { inPortuguese } from '../../../studio/server/publishedWords';

it('what the commands say of a publication is told in Portuguese, and the rest as it is', () => {
  expect(inPortuguese('2 diferenças\nVersion 7 is published.')).toBe('2 diferenças\nA versão 7 está publicada.');
  expect(inPortuguese('Proposal 3 waits for another person: npm run definitions -- approve 3')).toBe(
    'A proposta 3 espera pela aprovação de outra pessoa.',
  );
  expect(inPortuguese('Version 9 was published meanwhile: compare with that one.')).toBe(
    'A versão 9 foi publicada enquanto isso: compare com ela.',
  );
  expect(inPortuguese('Something else.')).toBe('Something else.');
});

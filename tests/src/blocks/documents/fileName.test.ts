import { expect, it } from 'vitest';
import { fileNameFor } from '../../../../src/blocks/documents/fileName';

it('calls a photo by its kind, in plain letters', () => {
  expect(fileNameFor('Documento de identidade (RG ou CNH)', [])).toBe('documento-de-identidade-rg-ou-cnh');
  expect(fileNameFor('Procuração', [])).toBe('procuracao');
  expect(fileNameFor('…', [])).toBe('documento');
});

it('numbers what the list has already, whatever its extension', () => {
  expect(fileNameFor('Procuração', ['PROCURACAO.pdf', 'procuracao-2.jpg', 'outro.pdf'])).toBe('procuracao-3');
});

it('is short enough to be read', () => {
  expect(fileNameFor('comprovante '.repeat(30), [])).toHaveLength(60 - 1);
});

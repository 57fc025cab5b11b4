import { expect, it } from 'vitest';
import type { DocumentState } from '../../../../src/blocks/signatures/documents';
import { countText } from '../../../../src/blocks/signatures/words';

const documents = (isRequired: boolean, ...states: DocumentState[]) => states.map((state) => ({ isRequired, state }));
const required = documents(true, 'signed', 'pending');
const optional = documents(false, 'unread', 'signed', 'changed');

it('counts what is required, and what may stay unsigned apart', () => {
  expect(countText([...required, ...optional])).toBe('1 de 2 obrigatórios assinados, 1 de 3 opcionais');
  expect(countText([...documents(true, 'signed'), ...documents(false, 'unread')])).toBe(
    '1 de 1 obrigatório assinado, 0 de 1 opcional',
  );
});

it('counts all where they are of one kind', () => {
  expect(countText(required)).toBe('1 de 2 assinados');
  expect(countText(optional)).toBe('1 de 3 assinados');
  expect(countText(documents(true, 'unread'))).toBe('0 de 1 assinado');
});

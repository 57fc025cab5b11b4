import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMON_PASSWORD, PERSONAL_PASSWORD, WEAK_PASSWORD } from '../../../../contract/newPassword/messages';
import { CRITERIA } from '../../../../src/shell/account/criteria';
import { refuseNewPassword } from '../../../../src/shell/account/refuseNewPassword';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const ANA = { name: 'Ana Souza', document: '52998224725', email: 'Ana.Souza1@Example.com', days: [] };

it.each([
  ['[ACC-PWD-01] Abc1!xy', 'Abc1!xy', WEAK_PASSWORD],
  ['[ACC-PWD-02] abcdef1!', 'abcdef1!', WEAK_PASSWORD],
  ['[ACC-PWD-02] ABCDEF1!', 'ABCDEF1!', WEAK_PASSWORD],
  ['[ACC-PWD-02] Abcdefg1', 'Abcdefg1', WEAK_PASSWORD],
  ['[ACC-PWD-03] Abcdefg!', 'Abcdefg!', WEAK_PASSWORD],
  ['[ACC-PWD-05] P@ssw0rd', 'P@ssw0rd', COMMON_PASSWORD],
  ['[ACC-PWD-05] Sasha_007', 'Sasha_007', COMMON_PASSWORD],
  ['[ACC-PWD-06] Ana.Souza1@Example.com', 'Ana.Souza1@Example.com', PERSONAL_PASSWORD],
  ['[ACC-PWD-06] Ana-Souza1-Example-Com', 'Ana-Souza1-Example-Com', PERSONAL_PASSWORD],
  ['[ACC-PWD-06] Helena@52998224725', 'Helena@52998224725', PERSONAL_PASSWORD],
  ['[ACC-PWD-06] Souza@2026', 'Souza@2026', PERSONAL_PASSWORD],
  ['[ACC-PWD-03] Ficha@2026', 'Ficha@2026', undefined],
])('%s as a new password', async (_, password, message) => {
  expect(await refuseNewPassword(password, ANA)).toBe(message);
});

it('[O-25] says the same as the form that ends a sign-up', () => {
  const { formats } = read('schemas/shared.json');
  expect(new Set(Object.values(formats.password))).toEqual(new Set([WEAK_PASSWORD]));
  const { uiSchema } = read('schemas/acesso/finalizacao.json');
  expect(uiSchema.senha['ui:options'].criteria).toEqual(CRITERIA);
});

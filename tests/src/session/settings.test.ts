import { expect, it } from 'vitest';
import '../../support/declarations';
import { toPortalSettings } from '../../../src/session/settings';

it.each([
  ['', [1, 2, 3]],
  ['2', [1, 3]],
  [' 1; ,3\n', [2]],
  ['1,2;3', []],
])('[ACC-CFG-03, ACC-LOGIN-02] takes away the listed types: %j leaves %j', (value, types) => {
  expect(toPortalSettings([{ key: 'Remover tipo de cadastro', value }]).types).toEqual(types);
});

it('[ACC-CFG-02] reads keys and values whatever their case, accents and spaces', () => {
  const settings = toPortalSettings([{ key: ' REDIRECIONAR CLIENTE NÃO ENCONTRADO', value: ' s ' }]);
  expect(settings.signUpUnknown).toBe(true);
});

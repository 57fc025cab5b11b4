import { expect, it } from 'vitest';
import '../../support/declarations';
import { ENTRY_NAMES } from '../../../contract/answers';
import type { SettingDefinition } from '../../../engine/core/definition/types';
import type { Json } from '../../../engine/core/json';
import { resolveSettings, settingEntries } from '../../../engine/core/settings';
import table from '../../../schemas/settings.json';
import { toPortalSettings } from '../../../src/session/settings';

const { $schema: _, ...definitions } = table;

/** What the rules of the wizards read under this name, when the tenant has this entry. */
function read(name: keyof typeof definitions, Chave: string, Valor?: string): Json | undefined {
  const entries = Valor === undefined ? [] : settingEntries([{ Chave, Valor }], ENTRY_NAMES);
  return resolveSettings(definitions as unknown as Record<string, SettingDefinition>, entries)[name];
}

it('[ACC-CFG-01, CF-ENT-21] an entry of the configuration has Chave and Valor', () => {
  expect(settingEntries([{ Chave: 'Exibir apelido', Valor: 'S' }], ENTRY_NAMES)).toEqual([
    { key: 'Exibir apelido', value: 'S' },
  ]);
});

it.each([
  ['30', 30],
  ['5', 5],
  ['1000', 1000],
  ['4', 200],
  ['1001', 200],
  ['', 200],
  ['S', 200],
  ['0', 200],
  [undefined, 200],
])(
  '[ACC-CFG-08, CF-CFG-08, ACC-CONST-07] the limit of names is a number from 5 to 1000, else 200: %j',
  (value, limit) => {
    expect(read('limiteNome', 'Habilitar quantidade de caracteres nos campos nome', value)).toBe(limit);
  },
);

it.each([
  ['S', true],
  ['sim', true],
  ['N', false],
  [undefined, false],
])('[ACC-CFG-10] the order issuer is required with S or Sim: %j', (value, isOn) => {
  expect(read('emissorOrdem', 'OBRIGATORIEDADE EMISSOR DE ORDEM', value)).toBe(isOn);
});

it.each([
  ['S', true],
  ['N', false],
  [undefined, false],
])('[ACC-CFG-11, CF-CFG-07] the declaration of purpose is required with S: %j', (value, isOn) => {
  expect(read('declaracaoProposito', 'Obrigatoriedade - Pergunta: Declaração de propósito', value)).toBe(isOn);
});

it.each([
  ['https://app.example.com/x', 'https://app.example.com/x'],
  ['http://app.example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['app', undefined],
  ['', undefined],
])('the application of the tenant is an https address or none: %j', (value, address) => {
  expect(toPortalSettings([{ key: 'Link do aplicativo', value }]).appLink).toBe(address);
});

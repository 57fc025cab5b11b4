import { describe, expect, it } from 'vitest';
import { nameOfType } from '../../../contract/accountTypes';
import { missingText } from '../../../contract/lifeCycleWords';
import type { WizardModule } from '../../../engine/core/definition/loadWizard';
import { iconPaths } from '../../../engine/react/theme/iconPaths';
import fundo from '../../../schemas/fundo/wizard.json';
import pf from '../../../schemas/pf/wizard.json';
import pj from '../../../schemas/pj/wizard.json';
import settingsTable from '../../../schemas/settings.json';
import declared from '../../../schemas/types.json';
import vocabulary from '../../../schemas/vocabulary/wizard.schema.json';
import type { User } from '../../../src/api/user';
import { missingSections, visibleSections } from '../../../src/features/dashboard/sections';

const { $schema: _, ...settings } = settingsTable;
const user = { RenovacaoCadastral: true, SecoesRenovadas: [0, 9] as number[] } as User;
const module = {
  wizard: {
    tabs: [
      { id: 'empresa', number: 0, card: 'Dados da Empresa', icon: 'briefcase' },
      { id: 'contas', number: 1, card: 'Dados Bancários', when: { '$settings/oculta': { const: false } } },
      { id: 'fatca', number: 2, card: 'FATCA', when: { $mode: { const: 'renewal' } } },
    ],
  },
  settings: { oculta: { key: 'Ocultar', title: '', type: 'flag', on: ['S'], default: false, public: false } },
  tabs: {},
} as unknown as WizardModule;

describe('the sections of a wizard', () => {
  it('[ACC-TILE-11] are the cards of its tabs, whatever the type', () => {
    expect(visibleSections(module, [], user)).toEqual([
      { section: 0, tab: 'empresa', name: 'Dados da Empresa', icon: 'briefcase' },
      { section: 1, tab: 'contas', name: 'Dados Bancários', icon: 'folder' },
      { section: 2, tab: 'fatca', name: 'FATCA', icon: 'folder' },
    ]);
  });

  it('[PF-DSH-03] keep their number where one is hidden, by a setting or by the mode', () => {
    const entries = [{ key: 'ocultar', value: 's' }];
    expect(visibleSections(module, entries, user).map(({ section }) => section)).toEqual([0, 2]);
    const edit = { ...user, RenovacaoCadastral: false };
    expect(visibleSections(module, entries, edit).map(({ section }) => section)).toEqual([0]);
  });
});

const ofWizard = (wizard: object) => ({ wizard, settings, tabs: {} }) as unknown as WizardModule;

describe('the tiles of the three types', () => {
  const individual = [
    'Dados Cadastrais',
    'Procuradores',
    'Dados Financeiros',
    'Dados Bancários',
    'Endereço',
    'Documentos',
    'Declarações',
    'Produtos',
  ];
  const company = [
    'Dados da Empresa',
    'Procuradores',
    'Representantes',
    'Dados Financeiros',
    'Dados Bancários',
    'Endereço',
    'Documentos',
    'Declarações',
    'Produtos',
  ];
  const ofFund = [
    'Dados Cadastrais',
    'Procuradores',
    'Participantes',
    'Dados Financeiros',
    'Dados Bancários',
    'Documentos',
    'Declarações',
    'FATCA',
    'Produtos',
  ];
  const types: [string, object, string[], number][] = [
    ['[ACC-TILE-05, ACC-TILE-06, ACC-TILE-11] the individual', pf, individual, 3],
    ['[ACC-TILE-07, ACC-TILE-08, ACC-TILE-11] the company', pj, company, 4],
    ['[ACC-TILE-09, ACC-TILE-10, ACC-TILE-11] the fund', fundo, ofFund, 4],
  ];

  it.each(types)('%s has its sections in order, and one setting hides the bank', (_, wizard, names, bank) => {
    const shown = visibleSections(ofWizard(wizard), [], user);
    expect(shown.map(({ name }) => name)).toEqual(names);
    expect(shown.map(({ section }) => section)).toEqual(names.map((_name, index) => index));
    const hiding = visibleSections(ofWizard(wizard), [{ key: 'Ocultar dados bancarios', value: 'S' }], user);
    expect(hiding).toEqual(shown.filter(({ section }) => section !== bank));
  });

  it.each(types)('%s has a drawing for each of them', (_, wizard) => {
    for (const { icon } of visibleSections(ofWizard(wizard), [], user)) expect(Object.keys(iconPaths)).toContain(icon);
  });
});

it('[ACC-ENT-01, ACC-GEN-03, ACC-CONST-11, CF-RT-01] there are three types of customers, each with its form', () => {
  expect([pf, pj, fundo].map(({ type, route }) => [type, nameOfType(declared.types, type), route])).toEqual([
    [1, 'Pessoa Física', '/CadastroPF_Passo_1'],
    [2, 'Pessoa Jurídica', '/CadastroPJ_Passo_1'],
    [3, 'Fundo de Investimento', '/CadastroFI_Passo_1'],
  ]);
});

it('the vocabulary offers only drawings that there are', () => {
  const { icon } = vocabulary.properties.tabs.items.properties;
  expect(Object.keys(iconPaths)).toEqual(expect.arrayContaining(icon.enum));
});

describe('what a renewal waits for', () => {
  const sections = visibleSections(module, [], user);

  it('[PF-REN-02] is every visible section that was not reviewed, and nothing outside of one', () => {
    expect(missingSections(user, sections).map(({ name }) => name)).toEqual(['Dados Bancários', 'FATCA']);
    expect(missingSections({ ...user, RenovacaoCadastral: false }, sections)).toEqual([]);
  });

  it.each([
    [1, 'Falta Dados da Empresa.'],
    [2, 'Faltam Dados da Empresa e Dados Bancários.'],
    [3, 'Faltam Dados da Empresa, Dados Bancários e FATCA.'],
  ])('is told in words: %i', (count, words) => {
    expect(missingText(sections.slice(0, count).map(({ name }) => name))).toBe(words);
  });
});

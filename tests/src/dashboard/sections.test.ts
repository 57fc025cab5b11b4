import { describe, expect, it } from 'vitest';
import type { WizardModule } from '../../../engine/core/definition/loadWizard';
import type { User } from '../../../src/api/user';
import { missingSections, missingText, visibleSections } from '../../../src/features/dashboard/sections';

const user = { RenovacaoCadastral: true, SecoesRenovadas: [0, 9] as number[] } as User;
const module = {
  wizard: {
    tabs: [
      { id: 'empresa', card: 'Dados da Empresa' },
      { id: 'contas', card: 'Dados Bancários', when: { '$settings/oculta': { const: false } } },
      { id: 'fatca', card: 'FATCA', when: { $mode: { const: 'renewal' } } },
    ],
  },
  settings: { oculta: { key: 'Ocultar', title: '', type: 'flag', on: ['S'], default: false, public: false } },
  tabs: {},
} as unknown as WizardModule;

describe('the sections of a wizard', () => {
  it('[ACC-TILE-11] are the cards of its tabs, whatever the type', () => {
    expect(visibleSections(module, [], user)).toEqual([
      { index: 0, tab: 'empresa', name: 'Dados da Empresa' },
      { index: 1, tab: 'contas', name: 'Dados Bancários' },
      { index: 2, tab: 'fatca', name: 'FATCA' },
    ]);
  });

  it('[PF-DSH-03] keep their index where one is hidden, by a setting or by the mode', () => {
    const entries = [{ key: 'ocultar', value: 's' }];
    expect(visibleSections(module, entries, user).map(({ index }) => index)).toEqual([0, 2]);
    const edit = { ...user, RenovacaoCadastral: false };
    expect(visibleSections(module, entries, edit).map(({ index }) => index)).toEqual([0]);
  });
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
    expect(missingText(sections.slice(0, count))).toBe(words);
  });
});

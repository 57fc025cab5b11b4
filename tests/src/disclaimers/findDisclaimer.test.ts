import '../../support/declarations';
import { expect, it } from 'vitest';
import type { Disclaimer } from '../../../src/api/loadDisclaimers';
import { findDisclaimer } from '../../../src/disclaimers/findDisclaimer';

const disclaimer: Disclaimer = {
  clientType: 'Pessoa Física',
  section: 'Endereços',
  subSection: 'Endereço residencial',
  title: 'Onde você mora',
  text: '<p>O CEP.</p>',
};
const place = { clientType: 1, section: 'Endereços', subSection: 'Endereço residencial' } as const;
const NONE = {
  title: 'Sem informações adicionais',
  text: 'Não há instruções adicionais para essa sessão',
};

it.each(['Pessoa Física', '1', 'pessoa fisica', 'Todos'])('[PF-MOD-08] finds that of the type %s', (clientType) => {
  expect(findDisclaimer([{ ...disclaimer, clientType }], place)).toEqual({
    title: 'Onde você mora',
    text: '<p>O CEP.</p>',
  });
});

it.each([{ clientType: 'Pessoa Jurídica' }, { section: 'Declarações' }, { subSection: 'Endereço comercial' }])(
  '[PF-MOD-08, PF-MOD-10] does not take that of %j',
  (other) => {
    expect(findDisclaimer([{ ...disclaimer, ...other }], place)).toEqual(NONE);
  },
);

it('[PF-MOD-10] has words where there is none', () => {
  expect(findDisclaimer([], place)).toEqual(NONE);
});

it.each([
  ['Trinta caracteres ao todo, sim', 'Trinta caracteres ao todo, sim'],
  ['Trinta caracteres ao todo, não!', 'Trinta caracteres ao todo, não...'],
])('[PF-MOD-09, PF-OP-67] shortens the title "%s" after 30 characters', (title, shown) => {
  expect(findDisclaimer([{ ...disclaimer, title }], place).title).toBe(shown);
});

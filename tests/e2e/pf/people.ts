import { expect, type Locator, type Page } from '@playwright/test';
import type { JsonObject } from '../../../engine/core/json';
import { callApi } from './calls';
import { field, fillAll, openTab, section } from './form';
import { goBack } from './lists';

/** The calls of the list: by the form, by the modal, and to delete. */
export const SAVE = '/PessoaFisica/representante';
export const MODAL_SAVE = '/pessoaFisica/representante';
export const DELETE = '/PessoaFisica/representante/excluir';

export const CREATED = {
  title: 'Inclusão realizada com sucesso!',
  text: 'Dados informados foram salvos com sucesso.',
};
export const UPDATED = {
  title: 'Alteração realizada com sucesso!',
  text: 'Dados informados foram salvos com sucesso.',
};

/** The dialog that names a required field. */
export const missing = (name: string) => ({
  title: 'Oops...',
  text: `O campo ${name} não foi informado ou é inválido, preencha a informação para avançar.`,
});

/** An attorney as the form sends it; `over` replaces what is to be different. */
export const attorney = (over: JsonObject = {}): JsonObject => ({
  Guid: '',
  Tipo: 'Procurador',
  Nome: 'Caio Prado Meireles',
  Documento: '',
  Cpf: '11144477735',
  Email: 'caio@prado.adv.br',
  Telefone: '+5521998123340',
  Cargo: '',
  Cep: '01310100',
  Logradouro: 'Avenida Paulista',
  Numero: '1578',
  Complemento: '',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  Uf: 'SP',
  Pais: 'BRA',
  EmissorOrdem: false,
  UsPerson: false,
  PoliticamenteExposta: false,
  ResponsavelLogin: false,
  ...over,
});

/** A representative as the modal sends it. */
export const representative = (over: JsonObject = {}): JsonObject => ({
  ...attorney(),
  Tipo: 'Representante',
  Nome: 'Marina Sampaio Leal',
  Documento: '24.678.131-4',
  Cpf: '52998224725',
  Email: 'marina.leal@outlook.com',
  Telefone: '',
  Cep: '',
  Logradouro: '',
  Numero: '',
  Bairro: '',
  Cidade: '',
  Uf: null,
  Pais: null,
  ...over,
});

/** What fills the form of an attorney but for the address, by its labels. */
export const ATTORNEY = {
  Nome: 'Caio Prado Meireles',
  'CPF/CNPJ': '11144477735',
  'E-mail': 'caio@prado.adv.br',
  Telefone: '21998123340',
};

/** Stores people for a client, and gives them back with their Guid. */
export async function storePeople(server: { url: string }, client: { token: string }, ...people: JsonObject[]) {
  const stored: JsonObject[] = [];
  for (const person of people) stored.push((await callApi(server, client, `POST ${SAVE}`, person)) as JsonObject);
  return stored;
}

/** Opens tab Procuradores, which is complete unless a setting asks for more: the wizard stands on the tab after it. */
export async function openPeople(page: Page) {
  await openTab(page, 'Dados Financeiros');
  await goBack(page, 'Procuradores');
}

export const form = (page: Page): Locator => section(page, 'Dados procurador');
export const modal = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Adicionar representante', exact: true });

/** The row of a person in the table. */
export const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** Fills all that the form of an attorney requires; the address comes from the CEP. */
export async function fillAttorney(page: Page, over: Record<string, string | undefined> = {}) {
  await fillAll(form(page), { ...ATTORNEY, CEP: '01310100', ...over });
  await expect(field(form(page), 'Logradouro')).toHaveValue('Avenida Paulista');
  await fillAll(form(page), { Número: '1578' });
}

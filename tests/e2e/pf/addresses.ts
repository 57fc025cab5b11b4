import { expect, type Locator, type Page } from '@playwright/test';
import type { JsonObject } from '../../../engine/core/json';
import { INFORMACOES } from '../../support/informacoes';
import type { TestServer } from '../server';
import {
  BANCARIOS,
  BASICA,
  CONTAS,
  DADOS_FINANCEIROS,
  ENDERECOS,
  FINANCEIROS,
  field,
  openTab,
  section,
  store,
  storeUpTo,
} from './form';
import { goBack } from './lists';

export const NOT_FOUND = {
  title: 'Atenção!',
  text: "O CEP informado não foi encontrado. Verifique e tente novamente ou preencha os campos manualmente. Para CEP's fora do Brasil, o preenchimento manual é necessário.",
};
export const SAME = 'O endereço comercial é o mesmo endereço de correspondência?';
export const OTHER: JsonObject = {
  EnderecoCorrespondencia: 2,
  CepOutro: '40010000',
  LogradouroOutro: 'Avenida da França',
  LogradouroNumeroOutro: '10',
  LogradouroComplementoOutro: 'Sala 1',
  BairroOutro: 'Comércio',
  CidadeOutro: 'Salvador',
  UfOutro: 'BA',
  PaisOutro: 'BRA',
};

export const residential = (page: Page) => section(page, 'Endereço residencial');
export const correspondence = (page: Page) => section(page, 'Endereço de correspondência');
export const commercial = (page: Page) => section(page, 'Endereço comercial');

/** Labels of a block in the order of the screen. */
export const LABELS = ['CEP', 'Logradouro', 'Número', 'Complemento', 'Bairro', 'Cidade', 'UF', 'País'];
export const FROM_CEP = ['Logradouro', 'Bairro', 'Cidade', 'UF', 'País'];

/** The tab of a client who has filled in all that comes before. */
export async function openEmpty(page: Page, server: TestServer, signIn: (client: { token: string }) => Promise<void>) {
  const client = await server.addClient();
  await storeUpTo(server, client, 4);
  await signIn(client);
  await openTab(page, 'Endereços');
}

/** The tab of a client whose addresses are stored: complete ones, over which the wizard opens on the next tab. */
export async function openStored(
  page: Page,
  server: TestServer,
  signIn: (client: { token: string }) => Promise<void>,
  over: JsonObject = {},
  opensOn: 'Endereços' | 'Upload de Documentos' = 'Upload de Documentos',
) {
  const client = await server.addClient();
  await store(server, client, BASICA, { ...INFORMACOES, ...ENDERECOS, ...over });
  await store(server, client, FINANCEIROS, DADOS_FINANCEIROS);
  await store(server, client, BANCARIOS, CONTAS);
  await signIn(client);
  await openTab(page, opensOn);
  if (opensOn !== 'Endereços') await goBack(page, 'Endereços');
}

export async function expectLocked(block: Locator, ...labels: string[]) {
  for (const label of labels) await expect(field(block, label), label).toHaveAttribute('readonly');
}

export async function expectOpen(block: Locator, ...labels: string[]) {
  for (const label of labels) await expect(field(block, label), label).toBeEditable();
}

/** What a block shows, in the order of the screen: of a list the text of the option. */
export async function expectValues(block: Locator, ...values: string[]) {
  for (const [at, label] of LABELS.entries()) {
    const shown = () =>
      field(block, label).evaluate((control: HTMLInputElement | HTMLSelectElement) =>
        control instanceof HTMLSelectElement && control.value ? control.selectedOptions[0]?.text : control.value,
      );
    await expect.poll(shown, label).toBe(values[at] ?? '');
  }
}

export const PAULISTA = ['Avenida Paulista', '', '', 'Bela Vista', 'São Paulo', 'SP', 'Brasil'];

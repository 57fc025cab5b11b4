import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { JsonObject } from '../../../engine/core/json';
import { client as clients } from '../../../server/storage/schema';
import { ISSUER, PARTNER, REPRESENTATIVE } from '../../server/blocks/declarations/company';
import { linkFrom } from '../../server/mailbox';
import { minimalPdf } from '../../support/minimalPdf';
import { callApi } from '../pf/calls';
import { onTab } from '../pf/form';
import type { TestServer } from '../server';

export const COMPANY = { type: 2, document: '12ABC34501DE35', name: 'Aurora Tecnologia Ltda.' };

/** The calls of an earlier visit, up to the address. */
const CALLS: [call: string, body: JsonObject][] = [
  [
    'informacaoBasica',
    {
      AtividadePrincipal: '6201501',
      TipoInvestidorId: 3,
      TipoClientePJId: 2062,
      FormaConstituicao: 3,
      Telefone: '+5511987654321',
      Email: 'financeiro@aurora.com.br',
    },
  ],
  ['socios', { socios: [PARTNER] }],
  ['representante/salvar', REPRESENTATIVE],
  ['representante/salvar', ISSUER],
  [
    'dadosFinanceiros',
    {
      FaturamentoMedioMensal: 1250000,
      CapitalSocial: 500000,
      PatrimonioAplicacoesFinanceiras: 320000,
      PatrimonioLiquido: 2480000,
      ValorBensMoveisImoveis: 910000,
    },
  ],
  [
    'dadosBancarios',
    {
      Principal: true,
      NomeBanco: '001',
      Agencia: '3427',
      DigitoAgencia: '8',
      ContaCorrente: '108842',
      DigitoContaCorrente: 'X',
    },
  ],
  [
    'endereco',
    {
      Cep: '01310100',
      Logradouro: 'Avenida Paulista',
      LogradouroNumero: '1578',
      Bairro: 'Bela Vista',
      Cidade: 'São Paulo',
      Uf: 'SP',
      Pais: 'BRA',
    },
  ],
];

/** The smallest file that counts as a PDF. */
const PDF = minimalPdf().toString('base64');

/** A company that has stored all that comes before the documents. */
export async function addBeforeDocuments(server: TestServer) {
  const added = await server.addClient(COMPANY);
  for (const [call, body] of CALLS) await callApi(server, added, `POST /PessoaJuridica/${call}`, body);
  return added;
}

/** A company that has stored all that comes before the declarations. */
export async function addBeforeDeclarations(server: TestServer) {
  const added = await addBeforeDocuments(server);
  const types = (await callApi(server, added, 'GET /tipoDocumento')) as JsonObject[];
  const needed = types.filter((type) => type.TipoCliente === 'Pessoa Jurídica' && type.Obrigatorio === 'Sim');
  for (const { Id = 0 } of needed) {
    const file = { TipoDocumentoId: Id, FileName: 'documento.pdf', FileDataString64: PDF, InsertDate: `${Id}` };
    await callApi(server, added, 'POST /cliente/documentos', { documentos: [file] });
  }
  return added;
}

/** A company with its own data, and nobody whom it belongs to. */
export async function addWithoutPartners(server: TestServer) {
  const added = await server.addClient(COMPANY);
  const [[call, body]] = CALLS as [(typeof CALLS)[number]];
  await callApi(server, added, `POST /PessoaJuridica/${call}`, body);
  return added;
}

/** Opens the wizard of the company, on the tab with this title. */
export async function openTab(page: Page, title: string) {
  await page.goto('/CadastroPJ_Passo_1');
  await onTab(page, title);
}

/** Who may sign, as the server offers them, in their order. */
export async function signersOf(server: TestServer, own: { token: string }) {
  return (await callApi(server, own, 'GET /declaracao/assinantes')) as JsonObject[];
}

/** Asks people to sign the documents of a name, or all. */
export async function ask(server: TestServer, own: { token: string }, people: JsonObject[], names?: string[]) {
  const templates = (await callApi(server, own, 'GET /declaracao')) as JsonObject[];
  for (const { TemplateId = '', NomeDocumento } of templates) {
    if (names && !names.includes(String(NomeDocumento))) continue;
    const body = { TemplateId, Assinantes: people, Usuario: COMPANY.name };
    await callApi(server, own, 'POST /declaracao/assinantes', body);
  }
}

/** Signs by the link of an e-mail, past its page. */
export async function signByLink(server: TestServer, path: string) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ Guid: path.split('/').at(-1), Ip: null });
  const answer = await fetch(`${server.url}/api/declaracao/assinar`, { method: 'POST', headers, body });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Signs all that waits for a person, by the one link of the newest e-mail, past its pages. */
export async function signAllOf(server: TestServer, email: string) {
  const guid = (await linkFrom(server.database, email)).split('/').at(-1);
  const path = `/api/declaracao/assinaturas/consultarDocumentosDoAssinante?guidDeclaracao=${guid}`;
  const { data } = (await (await fetch(server.url + path)).json()) as { data: { Documentos: JsonObject[] } };
  for (const { Guid, Status } of data.Documentos) if (Status === 'Pendente') await signByLink(server, String(Guid));
}

/** A company whose registration is complete, its documents signed by one person, and then in this status. */
export async function addRegistered(server: TestServer, status: number) {
  const added = await addBeforeDeclarations(server);
  await ask(server, added, (await signersOf(server, added)).slice(0, 1));
  await signAllOf(server, 'marina@example.com');
  const waiver = { MotivoDispensaQuestionarioId: 1, DataQuestionario: '2026-11-20T12:00:00' };
  await callApi(server, added, 'POST /suitability/dispensa-questionario', waiver);
  await server.database.update(clients).set({ status }).where(eq(clients.id, added.id));
  return added;
}

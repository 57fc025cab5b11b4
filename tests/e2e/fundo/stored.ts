import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { Json, JsonObject } from '../../../engine/core/json';
import { client } from '../../../server/storage/schema';
import { callApi } from '../pf/calls';
import { onTab } from '../pf/form';
import { signAllOf, signersOf } from '../pj/stored';
import type { TestServer } from '../server';

const FUND = { type: 3, document: '70931582000105', name: 'Serra Azul Fundo', constitutionDate: '2015-03-02' };

/** A complete registration by its calls, in the order of the tabs, as the demo has it. */
const CALLS: { call: string; body: Json }[] = JSON.parse(readFileSync('server/data/demoFund.json', 'utf8'));

/** The bodies of the calls to a path, as the demo makes them. */
export const bodiesOf = (path: string): JsonObject[] =>
  CALLS.filter(({ call }) => call.endsWith(`/${path}`)).map(({ body }) => body as JsonObject);

/** The body of the only call to a path, or of its first. */
export const bodyOf = (path: string): JsonObject => bodiesOf(path)[0] as JsonObject;

/** A fund that has stored what these calls carry; without them, everything. */
export async function addFund(server: TestServer, paths?: readonly string[]) {
  const added = await server.addClient(FUND);
  for (const { call, body } of CALLS) {
    if (!paths || paths.some((path) => call.endsWith(`/${path}`))) await callApi(server, added, call, body);
  }
  return added;
}

/** What comes before the participants, before the figures, and before the declarations. */
export const BEFORE_PARTICIPANTS = ['informacaoBasica'] as const;
export const BEFORE_FIGURES = [
  ...BEFORE_PARTICIPANTS,
  'participante',
  'representante',
  'pessoaAutorizadaEmitirOrdem',
] as const;
export const BEFORE_DECLARATIONS = [...BEFORE_FIGURES, 'dadosFinanceiros', 'dadosBancarios', 'documentos'] as const;

/** Has everybody who may sign a fund's documents sign all of them, asked now, past the pages. */
export async function signAll(server: TestServer, own: { token: string }) {
  const people = await signersOf(server, own);
  const templates = (await callApi(server, own, 'GET /declaracao')) as JsonObject[];
  for (const { TemplateId = '' } of templates) {
    const body = { TemplateId, Assinantes: people, Usuario: FUND.name };
    await callApi(server, own, 'POST /declaracao/assinantes', body);
  }
  for (const { Email } of people) {
    await signAllOf(server, String(Email));
  }
}

/** A fund with everything stored and signed, in this state. */
export async function addRegistered(server: TestServer, state: Partial<typeof client.$inferInsert>) {
  const added = await addFund(server);
  await signAll(server, added);
  await server.database.update(client).set(state).where(eq(client.id, added.id));
  return added;
}

/** Opens the wizard of the fund, on the tab with this title. */
export async function openFund(page: Page, title: string) {
  await page.goto('/CadastroFI_Passo_1');
  await onTab(page, title);
}

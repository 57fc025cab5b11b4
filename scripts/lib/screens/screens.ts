import type { Page } from 'playwright';
import { DEMO_PASSWORD } from '../../../server/demo/customers';

/** A call of the API with its body: what an earlier visit would have sent. */
interface SentCall {
  call: string;
  body?: unknown;
}

/** The calls of a registration up to so many, those that were made before left out; without a number all. */
type Missing = (count?: number) => readonly SentCall[];

export function missingOf(registration: readonly SentCall[]): Missing {
  let made = 0;
  return (count = registration.length) => {
    const calls = registration.slice(made, count);
    made = Math.max(made, count);
    return calls;
  };
}

/** A screen of the portal, and how a customer of the demo comes to it. */
interface Screen {
  name: string;
  open(page: Page, missing: Missing): Promise<void>;
}

/** Customers of the demo: who has sent nothing, who is approved, and whose registration is out of date. */
const [NEW, APPROVED, EXPIRED] = ['helena@example.com', 'beatriz@example.com', 'otavio@example.com'];

/** The ten main screens, in the order in which a customer meets them. */
export const screens: readonly Screen[] = [
  { name: 'acesso', open: (page) => goTo(page, '/login', 'Acesse sua conta') },
  {
    name: 'cadastro',
    async open(page) {
      await goTo(page, '/CadastroInicio', 'Comece seu cadastro');
      await page.getByLabel('Tipo de cadastro').selectOption({ label: 'Pessoa Física' });
    },
  },
  wizardTab('informacoes', 'Informações', 1),
  wizardTab('enderecos', 'Endereços', 3),
  wizardTab('documentos', 'Upload de Documentos', 5),
  wizardTab('declaracoes', 'Declarações', 10),
  { name: 'confira', open: lookOver },
  {
    name: 'recibo',
    async open(page, missing) {
      await lookOver(page, missing);
      await page.getByRole('button', { name: 'Concluir', exact: true }).click();
      await page.getByRole('button', { name: 'OK', exact: true }).click();
      await title(page, 'Cadastro enviado para análise!');
      // The sheet is made once the registration is sent.
      await page.getByRole('button', { name: 'Baixar ficha cadastral', exact: true }).waitFor();
    },
  },
  { name: 'painel', open: (page) => openDashboard(page, APPROVED) },
  {
    name: 'renovacao',
    async open(page) {
      await openDashboard(page, EXPIRED);
      // The notice leads into the first section; the screen is the one that a customer comes back to.
      await page.getByRole('button', { name: 'Entendi', exact: true }).click();
      await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
      await page.getByRole('button', { name: 'Sim, sair', exact: true }).click();
      await page.getByRole('heading', { name: 'Revise as seções', exact: true }).waitFor();
    },
  },
];

/** A tab of the wizard, when so many calls of the registration were made. */
function wizardTab(name: string, heading: string, calls: number): Screen {
  return {
    name,
    async open(page, missing) {
      await openWizard(page, missing(calls));
      if (FILLED.includes(name)) await page.goto(`/CadastroPF_Passo_1/${name}`);
      await title(page, heading);
    },
  };
}

/** The screens of tabs that may be filled already, by the tab's id. The others are the first open one. */
const FILLED = ['informacoes', 'enderecos', 'declaracoes'];

/** The look before sending comes after the last tab, by no address. */
async function lookOver(page: Page, missing: Missing): Promise<void> {
  await openWizard(page, missing());
  await page.goto('/CadastroPF_Passo_1/produtos');
  await title(page, 'Produtos');
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await title(page, 'Confira antes de enviar');
}

async function openWizard(page: Page, calls: readonly SentCall[]): Promise<void> {
  await signIn(page, NEW);
  await page.getByRole('button', { name: /^(Avançar|Concluir)$/ }).waitFor();
  const failed = await page.evaluate(
    async (sent) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' };
      for (const { call, body } of sent) {
        const [method = '', path] = call.split(' ');
        const answer = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) });
        if (!answer.ok) return `${call}: ${await answer.text()}`;
      }
      return undefined;
    },
    calls as { call: string; body?: object }[],
  );
  if (failed) throw new Error(failed);
  await page.goto('/CadastroPF_Passo_1');
  await page.getByRole('button', { name: /^(Avançar|Concluir)$/ }).waitFor();
}

async function openDashboard(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await page.getByRole('heading', { level: 1, name: /^Olá/ }).waitFor();
}

async function signIn(page: Page, email: string): Promise<void> {
  await goTo(page, '/login', 'Acesse sua conta');
  await page.getByRole('combobox', { name: 'E-mail/CPF' }).fill(email);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await title(page, heading);
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

import type { Browser, Locator, Page } from 'playwright';
import { minimalPdf } from '../../tests/support/minimalPdf';
import { logIn } from './customers';
import { newPhone, newPhonePage } from './phone';

/** A box that is typed into key by key, a list an option of which is taken, or one with search: its first that fits. */
type Filling = [label: string, text: string];

/** The first tab of an individual, in its order. */
const PERSON: Filling[] = [
  ['Data de nascimento', '22/09/1988'],
  ['Sexo', 'Feminino'],
  ['Telefone celular', '11987654321'],
  ['Nome do pai', 'Renato Nogueira'],
  ['Nome da mãe', 'Lúcia Duarte Nogueira'],
  ['Tipo de documento', 'RG'],
  ['Número do documento', '24.678.131-4'],
  ['Data de emissão', '03/11/2015'],
  ['UF do documento', 'SP'],
  ['Órgão emissor', 'SSP - Secretaria de Segurança Pública'],
  ['Nacionalidade', 'Brasileiro Nato'],
  ['Naturalidade (UF)', 'SP'],
  ['Cidade de nascimento', 'Campinas'],
  ['Estado civil', 'Solteiro(a)'],
  ['Formação profissional', 'Administração'],
  ['Ocupação', 'Administrador'],
];

const MONEY: Filling[] = [
  ['Bens imóveis', '640000'],
  ['Bens móveis', '92000'],
  ['Patrimônio líquido', '18530075'],
];

const ACCOUNT: Filling[] = [
  ['Banco', '341'],
  ['Agência', '0182'],
  ['Conta', '40733'],
  ['Dígito da conta', '6'],
];

const ADDRESS: Filling[] = [
  ['CEP', '01310100'],
  ['Número', '1578'],
];

/** Kinds of document that every individual attaches. */
const DOCUMENTS = ['Documento de identidade (RG ou CNH)', 'Comprovante de residência'];

/** Terms that may stay unsigned. */
const OPTIONAL = 2;

/** How fast a customer types, in milliseconds from key to key. */
const KEY_MS = 100;

/** The steps of the wizard after the first, by their titles, with what is done on each. */
const STEPS: [title: string, act: (page: Page) => Promise<void>][] = [
  ['Procuradores', async () => {}],
  ['Dados Financeiros', (page) => fillAll(page.locator('main'), MONEY)],
  ['Dados Bancários', (page) => fillAll(page.getByRole('group', { name: 'Conta principal' }), ACCOUNT)],
  ['Endereços', fillAddresses],
  ['Upload de Documentos', attachDocuments],
  ['Declarações', signDeclarations],
  ['Produtos', answerQuestionnaire],
  ['Confira antes de enviar', async () => {}],
];

/**
 * A new customer registers by hand, from the first key to the receipt.
 *
 * @returns how long each act took to the next paint, in milliseconds, of the first tab and of the whole registration
 */
export async function register(
  browser: Browser,
  { origin, slowdown }: { origin: string; slowdown: number },
): Promise<{ name: string; acts: number[]; shift: number }[]> {
  const context = await newPhone(browser, await logIn(browser, origin, 'individual'));
  try {
    const page = await newPhonePage(context, { slowdown });
    page.setDefaultTimeout(60_000);
    const noted = async (name: string) => {
      const { acts, shift } = await page.evaluate(() => window.felt);
      return { name, acts: acts.map(({ ms }) => ms), shift };
    };
    await page.goto(`${origin}/CadastroPF_Passo_1`);
    await fillAll(page.locator('main'), PERSON);
    const goOn = page.getByRole('button', { name: /^(Avançar|Concluir)$/ });
    const first = await noted('first tab by hand');
    for (const [title, act] of STEPS) {
      await goOn.click();
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await act(page);
    }
    await goOn.click();
    await page.getByRole('dialog', { name: 'Cadastro enviado para análise!' }).getByRole('button').click();
    await page.getByRole('heading', { level: 1, name: 'Cadastro enviado para análise!' }).waitFor();
    return [first, await noted('whole registration by hand')];
  } finally {
    await context.close();
  }
}

async function fillAll(within: Locator, filling: Filling[]): Promise<void> {
  for (const [label, text] of filling) {
    const name = { name: label, exact: true };
    await fill(within.getByRole('textbox', name).or(within.getByRole('combobox', name)).first(), text);
  }
}

async function fill(control: Locator, text: string): Promise<void> {
  const page = control.page();
  if (await control.evaluate(staysClosed)) {
    await control.click();
    await control.focus();
    await control.selectOption({ label: text });
    return;
  }
  await control.click();
  await page.keyboard.type(text, { delay: KEY_MS });
  const offered = page.getByRole('listbox').getByRole('option');
  if ((await control.getAttribute('role')) === 'combobox') await offered.first().click();
}

/**
 * Whether this is a list. Where it is pressed it does not open: that of a phone lies over the page, while this browser would
 * draw one as a page of its own on the same processor.
 */
function staysClosed(element: Element): boolean {
  if (!(element instanceof HTMLSelectElement)) return false;
  element.addEventListener('mousedown', (event) => event.preventDefault(), { once: true });
  return true;
}

async function fillAddresses(page: Page): Promise<void> {
  for (const block of ['Endereço residencial', 'Endereço comercial']) {
    const own = page.getByRole('region', { name: block, exact: true });
    await fillAll(own, ADDRESS);
  }
}

async function attachDocuments(page: Page): Promise<void> {
  for (const [index, kind] of DOCUMENTS.entries()) {
    const name = `documento-${index + 1}.pdf`;
    const kinds = page.getByRole('combobox', { name: 'Tipo de documento' });
    // An option may say besides whether it has to be there.
    const option = kinds.getByRole('option', { name: kind }).first();
    await kinds.selectOption({ label: (await option.textContent()) ?? kind });
    const picking = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Anexar arquivo/ }).click();
    await (await picking).setFiles({ name, mimeType: 'application/pdf', buffer: minimalPdf() });
    await page.getByRole('row').filter({ hasText: name }).getByText('Enviado').waitFor();
  }
}

async function signDeclarations(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Conta própria' }).check();
  const unread = page.getByRole('button', { name: 'Ler o termo', exact: true });
  // The optional ones come last.
  for (let left = (await unread.count()) - OPTIONAL; left > 0; left -= 1) {
    await unread.first().click();
    await page.getByText('Li e aceito os termos de uso.', { exact: true }).click();
    await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
    const signed = page.getByRole('dialog', { name: 'Termos aceitos com sucesso' });
    await signed.getByRole('button').click();
    await signed.waitFor({ state: 'hidden' });
  }
}

/** Takes the first choice of each question, and of each row of one that is a table. */
async function answerQuestionnaire(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preencher questionário' }).click();
  const shown = page.getByRole('dialog', { name: 'Perfil do investidor' });
  for (let question = 1; ; question += 1) {
    await shown.getByText(new RegExp(`^Pergunta ${question} de `)).waitFor();
    const rows = await shown
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .all();
    const boxes = await shown.getByRole('checkbox').count();
    if (rows.length === 0 && boxes > 0) await shown.getByRole('checkbox').first().check();
    const choices = rows.length > 0 ? rows.map((row) => row.getByRole('radio')) : [shown.getByRole('radio')];
    for (const choice of choices) if ((await choice.count()) > 0) await choice.first().check();
    const last = shown.getByRole('button', { name: 'Concluir', exact: true });
    if ((await last.count()) === 0) {
      await shown.getByRole('button', { name: 'Próximo', exact: true }).click();
      continue;
    }
    await last.click();
    await page.getByRole('dialog', { name: 'Formulário preenchido com sucesso!' }).getByRole('button').click();
    return;
  }
}

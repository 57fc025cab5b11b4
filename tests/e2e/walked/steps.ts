import { expect, type Page } from '@playwright/test';
import { pdf, rowOf } from '../pf/documentFiles';
import { questionnaire } from '../pf/products';
import type { Reader } from './reader';

/** What is heard when a step was left: its part is on its way, and then all is kept. Nothing comes twice. */
export const left = (...parts: string[]): string[] => [...parts.map((part) => `Enviando ${part}`), 'Tudo salvo'];

/** Types the CEP of an address, hears it found once, and goes on to the number. */
export async function fillAddress(me: Reader): Promise<void> {
  await me.fill('CEP', '01310100');
  await expect.poll(async () => (await me.focused()).description).toBe('Endereço encontrado');
  expect(await me.settled()).toEqual(['Buscando endereço...', 'Endereço encontrado']);
  await me.fill('Número', '1578');
}

/** How a registration keeps its files: until the tab is left, or at once. */
type Sending = 'later' | 'atOnce';

/** Picks a file for a kind of document, and hears what becomes of it. The focus comes back to the kinds. */
export async function attachFile(
  page: Page,
  me: Reader,
  { kind, name, sending }: { kind: string; name: string; sending: Sending },
): Promise<void> {
  await me.type(kind);
  const picking = page.waitForEvent('filechooser');
  await me.to(/^Anexar arquivo/, 'button');
  await me.press('Enter');
  await (await picking).setFiles(pdf(name));
  await expect(rowOf(page, name).getByText('Enviado')).toBeVisible();
  await me.at('Tipo de documento', 'combobox');
  const said = [`Lendo ${name}...`, `${name} anexado.`];
  if (sending === 'later') await me.hears(...said, `Enviando ${name}...`, `${name} enviado, ainda não confirmado.`);
  else {
    const heard = ['Enviando Upload de Documentos', `Enviando ${name}...`, 'Tudo salvo', `${name} enviado.`];
    await me.hears(...said, ...heard);
  }
}

/** Answers the whole questionnaire with the first choice of each question, and hears the profile once. */
export async function answerQuestionnaire(page: Page, me: Reader): Promise<void> {
  // It comes with the profile, which is asked for with the step.
  await expect(page.getByRole('button', { name: 'Preencher questionário' })).toBeVisible();
  await me.to('Preencher questionário', 'button');
  await me.press('Enter');
  const shown = questionnaire(page);
  for (let question = 1; ; question++) {
    await expect(shown.getByText(new RegExp(`^Pergunta ${question} de `))).toBeVisible();
    const isLast = (await shown.getByRole('button', { name: 'Concluir', exact: true }).count()) > 0;
    const rows = await shown.getByRole('rowheader').count();
    for (let row = 0; row < Math.max(rows, 1); row++) {
      const { role } = await me.to(/./);
      await me.press('Space');
      if (role === 'checkbox' && (await shown.getByRole('radio').count()) > 0) {
        await me.to(/./, 'radio');
        await me.press('Space');
      }
    }
    await me.to(isLast ? 'Concluir' : 'Próximo', 'button');
    await me.press('Enter');
    if (isLast) break;
  }
  await me.dialog('Formulário preenchido com sucesso!', 'OK');
  await me.at('Refazer questionário', 'button');
  expect(await me.settled()).toEqual(['Resultado: Conservador']);
}

/** Sends the registration from the look before sending, up to the title of its receipt. */
export async function send(me: Reader): Promise<void> {
  await me.to('Concluir', 'button');
  await me.press('Enter');
  expect(await me.dialog('Cadastro enviado para análise!', 'OK')).toBe(
    'Em até 48h úteis, a empresa receberá novidades no e-mail informado.',
  );
  await me.at('Cadastro enviado para análise!', 'heading');
}

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../../src/theme/base.css';
import type { Json } from '../../../../engine/core/json';
import * as produtos from '../../../../schemas/pf/produtos.json?tab';
import { createSuitabilityModel } from '../../../../src/blocks/suitability/model';
import { SuitabilityBlock } from '../../../../src/blocks/suitability/SuitabilityBlock';
import { type Answers, ok } from '../../../../stories/engine/sampleServer';
import { onlySections, type TabInput } from '../../../../stories/engine/tabSession';
import { namesOf, renderTab } from '../../../engine/react/form/tab';
import { QUESTIONS } from './questions';

const tab = onlySections(produtos, 'perfil');
const blocks = { suitability: { component: SuitabilityBlock, model: createSuitabilityModel(async () => {}) } };
const PREVIEW = 'POST /suitability/preview';
const server: Answers = {
  'GET /questionario': () => ok(QUESTIONS),
  [PREVIEW]: () => ok({ Id: 'previa-1', PerfilRisco: 'Moderado' }),
};

const open = (input: Omit<TabInput, 'blocks'> & { answer?: boolean } = {}) =>
  renderTab(tab, { blocks, ...input, answers: { ...server, ...input.answers } });

type Screen = Awaited<ReturnType<typeof open>>['screen'];
const dialogOf = (screen: Screen) => screen.getByRole('dialog', { name: 'Perfil do investidor' });
const buttons = (screen: Screen) =>
  dialogOf(screen)
    .getByRole('button')
    .elements()
    .map(
      (button) =>
        button.getAttribute('aria-label') ?? button.querySelector('[class*=idle]')?.textContent ?? button.textContent,
    );

/** Opens the questionnaire by its button. */
async function start(input?: Parameters<typeof open>[0]) {
  const opened = await open(input);
  await opened.screen.getByRole('button', { name: 'Preencher questionário' }).click();
  await expect.element(dialogOf(opened.screen)).toBeVisible();
  return opened;
}

const pick = (screen: Screen, role: 'radio' | 'checkbox', name: string) =>
  dialogOf(screen).getByRole(role, { name, exact: true }).click();
const next = (screen: Screen) => dialogOf(screen).getByRole('button', { name: 'Próximo' }).click();

/** Answers until the last question, which is a table. */
async function toTable(screen: Screen) {
  await pick(screen, 'radio', 'Mais de um ano');
  await next(screen);
  await pick(screen, 'checkbox', 'Nunca investi');
  await next(screen);
}

describe('the head', () => {
  it('[PF-SUI-01, PF-SUI-02, CF-SUI-02] leads to the questionnaire when there is no profile', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('Descubra agora seu perfil investidor')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Preencher questionário' })).toBeVisible();
    await expect.element(screen.getByText(/^Resultado:/)).not.toBeInTheDocument();
  });

  it('[PF-SUI-02, PF-SUI-03, CF-SUI-01, CF-SUI-02] shows the profile of the client, and the way to answer again', async () => {
    const { screen } = await open({ data: { PerfilRisco: 'Arrojado' } });
    await expect.element(screen.getByText('Resultado: Arrojado')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Refazer questionário' })).toBeVisible();
    await expect.element(screen.getByText('Descubra agora seu perfil investidor')).toBeVisible();
  });

  it('[PF-SUI-21, PF-NAV-13, CF-SUI-01, CF-REN-06] is gone in edit mode', async () => {
    const { screen } = await open({ mode: 'edit' });
    await expect.element(screen.getByText('Responda ao questionário no painel.', { exact: false })).toBeVisible();
    await expect.element(screen.getByText('Descubra agora seu perfil investidor')).not.toBeInTheDocument();
    await expect.element(screen.getByText(/Resultado: /)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /questionário/ })).not.toBeInTheDocument();
  });

  it('is gone with its card in edit mode once there is a profile', async () => {
    const { screen } = await open({ mode: 'edit', data: { PerfilRisco: 'Arrojado' } });
    await expect.element(screen.getByRole('heading', { name: 'Perfil do investidor' })).not.toBeInTheDocument();
  });

  it('[PF-PRD-13] says what is missing to conclude, also in edit mode, and can have the focus', async () => {
    const text =
      'Para a conclusão do cadastro, é necessário o preenchimento do questionário ou a dispensa do questionário.';
    for (const mode of ['new', 'edit'] as const) {
      const { screen, form, focus } = await open({ mode });
      const [error] = form.validate('advance');
      expect([error?.title, error?.text]).toEqual(['Concluir cadastro', text]);
      focus(error?.pointer ?? '');
      const block = screen.getByRole('group', { name: 'Perfil do investidor' });
      await expect.element(block).toHaveFocus();
      await expect.element(block).toHaveAccessibleDescription(text);
      await screen.unmount();
    }
  });
});

describe('the questionnaire', () => {
  it('[PF-MOD-02, PF-SUI-04, PF-SUI-F01, CF-MOD-09] shows one question at a time, with how far it is', async () => {
    const { screen } = await start();
    const dialog = dialogOf(screen);
    await expect.element(dialog.getByText('Pergunta 1 de 3')).toBeVisible();
    await expect.element(dialog.getByRole('progressbar', { name: 'Pergunta 1 de 3' })).toHaveAttribute('value', '1');
    const group = dialog.getByRole('radiogroup', { name: 'Por quanto tempo você pretende investir?' });
    await expect.element(group).toBeVisible();
    expect(group.getByRole('radio').elements()).toHaveLength(2);
    expect(dialog.getByRole('checkbox').elements()).toEqual([]);
    expect(buttons(screen)).toEqual(['Fechar', 'Cancelar', 'Próximo']);
  });

  it('[PF-SUI-06] has Próximo until the last question, and there Concluir', async () => {
    const { screen } = await start();
    await toTable(screen);
    await expect.element(dialogOf(screen).getByText('Pergunta 3 de 3')).toBeVisible();
    expect(buttons(screen)).toEqual(['Fechar', 'Pergunta anterior', 'Cancelar', 'Concluir']);
  });

  it('[PF-SUI-05] asks an individual nothing of a company', async () => {
    const { screen } = await start();
    await pick(screen, 'radio', 'Mais de um ano');
    await next(screen);
    await expect.element(dialogOf(screen).getByText('Onde você já investiu?', { exact: false })).toBeVisible();
  });

  it('[PF-SUI-10] keeps one answer of a single choice', async () => {
    const { screen } = await start();
    await pick(screen, 'radio', 'Até um ano');
    await pick(screen, 'radio', 'Mais de um ano');
    const radio = (name: string) => dialogOf(screen).getByRole('radio', { name, exact: true });
    await expect.element(radio('Mais de um ano')).toBeChecked();
    await expect.element(radio('Até um ano')).not.toBeChecked();
  });

  it('[PF-SUI-11] [PF-SUI-F03] [PF-SUI-F04] takes several answers of a multiple choice, with options under each', async () => {
    const { screen } = await start();
    await pick(screen, 'radio', 'Mais de um ano');
    await next(screen);
    await pick(screen, 'checkbox', 'Ações');
    await pick(screen, 'checkbox', 'Fundos');
    const options = (name: string) => dialogOf(screen).getByRole('group', { name, exact: true });
    await options('Ações').getByRole('radio', { name: 'No último ano' }).click();
    await options('Fundos').getByRole('radio', { name: 'Há mais de um ano' }).click();
    await expect.element(options('Ações').getByRole('radio', { name: 'No último ano' })).toBeChecked();
    await pick(screen, 'checkbox', 'Fundos');
    await expect.element(options('Fundos')).not.toBeInTheDocument();
  });

  it('has the mark of a choice in a table, too', async () => {
    const { screen } = await start();
    const mark = () => dialogOf(screen).getByRole('radio').first().element().className;
    const before = mark();
    await toTable(screen);
    await expect.element(dialogOf(screen).getByRole('radio', { name: 'Renda fixa: Conheço' })).toBeVisible();
    expect(mark()).toBe(before);
  });

  it('[PF-SUI-07] keeps the answers on the way back and forth', async () => {
    const { screen } = await start();
    await toTable(screen);
    const back = () => dialogOf(screen).getByRole('button', { name: 'Pergunta anterior' }).click();
    await pick(screen, 'radio', 'Renda fixa: Conheço');
    await back();
    await expect.element(dialogOf(screen).getByRole('checkbox', { name: 'Nunca investi' })).toBeChecked();
    await back();
    await expect.element(dialogOf(screen).getByRole('radio', { name: 'Mais de um ano' })).toBeChecked();
    await next(screen);
    await next(screen);
    await expect.element(dialogOf(screen).getByRole('radio', { name: 'Renda fixa: Conheço' })).toBeChecked();
  });

  it('[PF-SUI-08, CF-SUI-03] asks for the answer, and shows where it is missing', async () => {
    const { screen, questions } = await start();
    await next(screen);
    expect(questions).toMatchObject([
      { title: 'Não preenchido', text: 'Necessário responder para avançar o questionário' },
    ]);
    const group = dialogOf(screen).getByRole('radiogroup');
    await expect.element(group).toHaveAccessibleDescription('Responda para continuar.');
    await expect.element(dialogOf(screen).getByRole('radio', { name: 'Até um ano' })).toHaveFocus();
    await pick(screen, 'radio', 'Mais de um ano');
    await expect.element(group).not.toHaveAccessibleDescription();
    await expect.element(dialogOf(screen).getByRole('radio', { name: 'Mais de um ano' })).toHaveFocus();
  });

  it('[PF-SUI-09] asks for every row of a table', async () => {
    const { screen, questions } = await start();
    await toTable(screen);
    await pick(screen, 'radio', 'Renda fixa: Conheço');
    await dialogOf(screen).getByRole('button', { name: 'Concluir' }).click();
    expect(questions.map(({ title }) => title)).toEqual(['Não preenchido']);
    await expect.element(dialogOf(screen).getByRole('radio', { name: 'Ações: Não conheço' })).toHaveFocus();
  });

  it('[PF-SUI-12] [PF-SUI-13] asks before it closes, and begins anew afterwards', async () => {
    const { screen, questions } = await start();
    await pick(screen, 'radio', 'Mais de um ano');
    await next(screen);
    await userEvent.keyboard('{Escape}');
    expect(questions).toMatchObject([{ title: 'Deseja realmente sair?', yes: 'Sim, sair' }]);
    await expect.element(dialogOf(screen)).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Preencher questionário' });
    await expect.element(button).toHaveFocus();
    await button.click();
    await expect.element(dialogOf(screen).getByText('Pergunta 1 de 3')).toBeVisible();
    await expect.element(dialogOf(screen).getByRole('radio', { name: 'Mais de um ano' })).not.toBeChecked();
  });

  it('[PF-SUI-13] stays at the question when the customer does', async () => {
    const { screen } = await start({ answer: false });
    await pick(screen, 'radio', 'Mais de um ano');
    for (const name of ['Cancelar', 'Fechar']) {
      await dialogOf(screen).getByRole('button', { name }).click();
      await expect.element(dialogOf(screen).getByRole('radio', { name: 'Mais de um ano' })).toBeChecked();
    }
  });

  it('[PF-SUI-14] [PF-SUI-03] [PF-SUC-10] ends with the result of the preview', async () => {
    const { screen, calls, questions, data } = await start();
    await toTable(screen);
    await pick(screen, 'radio', 'Renda fixa: Conheço');
    await pick(screen, 'radio', 'Ações: Não conheço');
    await dialogOf(screen).getByRole('button', { name: 'Concluir' }).click();
    await expect.element(screen.getByText('Resultado: Moderado')).toBeVisible();
    await expect.element(dialogOf(screen)).not.toBeInTheDocument();
    expect(namesOf(calls)).not.toContain('POST /suitability');
    const sent = calls.find(({ path }) => path === '/suitability/preview');
    expect(sent?.body).toMatchObject({ Respostas: [{}, {}, {}, {}] });
    expect(questions).toMatchObject([{ kind: 'success', title: 'Formulário preenchido com sucesso!' }]);
    expect(data()).toMatchObject({ PerfilPrevia: 'Moderado', PerfilPreviaId: 'previa-1' });
  });

  it('[PF-SUI-16] stays open when the preview fails', async () => {
    const refused = () => ({ status: 400, body: { data: ['Respostas recusadas'] } as Json });
    const { screen, questions } = await start({ answers: { [PREVIEW]: refused } });
    await toTable(screen);
    await pick(screen, 'radio', 'Renda fixa: Conheço');
    await pick(screen, 'radio', 'Ações: Conheço');
    await dialogOf(screen).getByRole('button', { name: 'Concluir' }).click();
    await expect
      .poll(() => questions)
      .toMatchObject([{ title: 'Dados informados inválidos.', text: 'Respostas recusadas' }]);
    await expect.element(dialogOf(screen).getByRole('radio', { name: 'Ações: Conheço', exact: true })).toBeChecked();
  });
});

describe('reaching everything', () => {
  it('begins each question at its words, so that readers hear it', async () => {
    const { screen } = await start();
    await expect.element(dialogOf(screen).getByText('Por quanto tempo você pretende investir?')).toHaveFocus();
    await pick(screen, 'radio', 'Mais de um ano');
    await next(screen);
    expect(document.activeElement?.textContent).toContain('Onde você já investiu?');
  });

  it('answers by keys alone', async () => {
    const { screen } = await start();
    await userEvent.keyboard('{Tab} {ArrowDown}');
    await expect.element(dialogOf(screen).getByRole('radio', { name: 'Mais de um ano' })).toBeChecked();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(dialogOf(screen).getByText('Pergunta 2 de 3')).toBeVisible();
    await userEvent.keyboard('{Tab} ');
    await expect.element(dialogOf(screen).getByRole('checkbox', { name: 'Ações' })).toBeChecked();
  });

  it('[PF-OP-50] shows a table with its heads', async () => {
    const { screen } = await start();
    await toTable(screen);
    const table = dialogOf(screen).getByRole('table');
    const texts = (role: 'columnheader' | 'rowheader') =>
      table
        .getByRole(role)
        .elements()
        .map(({ textContent }) => textContent);
    expect(texts('columnheader')).toEqual(['Não conheço', 'Conheço']);
    expect(texts('rowheader')).toEqual(['Renda fixa', 'Ações']);
  });

  it('stacks the rows of a table on a phone, without scrolling sideways', async () => {
    await page.viewport(375, 700);
    const { screen } = await start();
    await toTable(screen);
    const [first, second] = dialogOf(screen).getByRole('radio').elements() as Element[] as [Element, Element];
    expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom);
    const body = dialogOf(screen).element();
    expect(body.scrollWidth).toBe(body.clientWidth);
    await page.viewport(1280, 900);
  });
});

import { expect, test } from '../fixtures';
import { watchApi } from '../pf/calls';
import { takeReceipt } from '../pf/finish';
import { button, choose, closeDialog, dialog, fill, next } from '../pf/form';
import { answerAll, FILLED, openQuestionnaire, QUESTION, REMOVE } from '../pf/products';
import { addBeforeDeclarations, ask, openTab, signAllOf, signersOf } from './stored';

const CONCLUDE = {
  title: 'Concluir cadastro',
  text: 'Para a conclusão do cadastro, é necessário o preenchimento do questionário ou a dispensa do questionário.',
};

test.beforeEach(async ({ server, signIn }) => {
  const client = await addBeforeDeclarations(server);
  await ask(server, client, (await signersOf(server, client)).slice(0, 1));
  await signAllOf(server, 'marina@example.com');
  await signIn(client);
});

test('[CF-AC-29, CF-SUI-08, CF-SUI-12, CF-SUI-13] a company concludes with a profile or a waiver, which it can take back', async ({
  page,
}) => {
  await openTab(page, 'Produtos');
  const api = watchApi(page);
  await next(page);
  await closeDialog(page, CONCLUDE);
  expect(api.changes()).toEqual([]);
  await choose(page, QUESTION, 'Sim');
  await next(page);
  await closeDialog(page, {
    title: 'Oops...',
    text: 'O campo Motivo da dispensa não foi informado, preencha a informação para avançar.',
  });
  await fill(page, 'Motivo da dispensa', 'Investidor qualificado');
  await button(page, 'Salvar e continuar depois').click();
  await closeDialog(page, { title: 'Cadastro!', text: 'Formulário preenchido com sucesso!', button: 'OK' });
  const no = page.getByRole('radiogroup', { name: QUESTION }).getByText('Não', { exact: true });
  await no.click();
  await closeDialog(page, { ...REMOVE, button: 'Cancelar' });
  await expect(page.getByRole('radiogroup', { name: QUESTION }).getByRole('radio', { name: 'Sim' })).toBeChecked();
  await no.click();
  await closeDialog(page, { ...REMOVE, button: 'Confirmar' });
  api.forget();
  await button(page, 'Salvar e continuar depois').click();
  await (await dialog(page, 'Alterações realizadas com sucesso!')).getByRole('button').click();
  expect(api.changes()).toMatchObject([
    { call: 'POST /suitability/dispensa-questionario', body: { MotivoDispensaQuestionarioId: 0 } },
  ]);
});

test('[CF-CCL-01, CF-CCL-04, PJ-PRD-02, CF-GER-04] the questionnaire of companies gives a profile, and the registration is sent', async ({
  page,
}) => {
  await openTab(page, 'Produtos');
  await openQuestionnaire(page);
  await expect(page.getByText('Qual é a finalidade dos recursos que a empresa vai investir?')).toBeVisible();
  await answerAll(page);
  await closeDialog(page, FILLED);
  const api = watchApi(page);
  await next(page);
  const review = page.getByRole('button', { name: /^(Enviar cadastro|Enviar|Concluir)$/ });
  await review.last().click();
  await closeDialog(page, {
    title: 'Cadastro enviado para análise!',
    text: 'Em até 48h úteis, a empresa receberá novidades no e-mail informado.',
    button: 'OK',
  });
  expect(api.changes()).toContainEqual({
    call: 'POST /PessoaJuridica/ConcluirCadastro',
    body: { RenovacaoCadastral: false },
  });
  await takeReceipt(page, 'Cadastro enviado para análise!');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button(page, 'Entrar')).toBeVisible();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { JsonObject } from '../../../engine/core/json';
import { client } from '../../../src/api/client';
import { openDashboard, tileNames } from './openDashboard';

const start = window.location.href;
const FINANCE = '/pessoafisica/dadosfinanceiros';

beforeEach(() => {
  document.documentElement.lang = 'pt-BR';
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
});

type Over = Parameters<typeof openDashboard>[0];
type Replies = Parameters<typeof openDashboard>[1];

/** The financial data, opened from their tile. */
async function openFinance(over: Over = {}, replies: Replies = {}, label = 'Editar dados') {
  const dashboard = await openDashboard(over, replies);
  const { screen, of } = dashboard;
  const open = async () => {
    await screen.getByRole('button', { name: `${label}: Dados Financeiros` }).click();
    await expect.element(screen.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible();
  };
  await open();
  return {
    ...dashboard,
    open,
    saves: () => of(FINANCE).filter(({ method }) => method === 'POST'),
    field: (name: string) => screen.getByRole('textbox', { name, exact: true }),
    save: () => screen.getByRole('button', { name: 'Salvar', exact: true }).click(),
  };
}

const SAVED = 'Alterações realizadas com sucesso!';

describe('a section that is edited', () => {
  it('[PF-DSH-09, ACC-REN-07, PF-NAV-10, CF-NAV-04, CF-REN-05] stands alone: no header, no overview, no steps', async () => {
    const { screen } = await openFinance();
    await expect.element(screen.getByRole('heading', { name: 'Dados Financeiros', level: 1 })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Voltar' })).toBeVisible();
    expect(screen.getByRole('navigation').elements()).toEqual([]);
    expect(screen.getByRole('banner').elements()).toEqual([]);
    expect(screen.getByRole('button', { name: /Olá/ }).elements()).toEqual([]);
    await expect.element(screen.getByRole('button', { name: 'Logoff' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Aprovado' }).elements()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Editar dados: Produtos' }).elements()).toEqual([]);
  });

  it('[CF-NAV-04, CF-REN-05] stands alone, with the way back, also when it did not come', async () => {
    let isGone = false;
    const settings = () => ({ status: isGone ? 500 : 200, body: { data: [] } });
    const { screen } = await openDashboard({}, { '/consulta/configuracao-geral': settings });
    await tileNames(screen);
    isGone = true;
    client.clearCache();
    await screen.getByRole('button', { name: 'Editar dados: Dados Financeiros' }).click();
    await expect.element(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    expect(screen.getByRole('banner').elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Voltar' }).click();
    await expect.element(screen.getByRole('button', { name: 'Editar dados: Dados Financeiros' })).toHaveFocus();
  });

  it('[PF-NAV-06, CF-NAV-06] has nothing to go on with', async () => {
    const { screen } = await openFinance();
    const actions = screen.getByRole('region', { name: 'Ações da etapa' }).getByRole('button').elements();
    expect(actions.map((button) => button.textContent)).toEqual([expect.stringMatching(/^Salvar(Salvando...)?$/)]);
    for (const name of ['Avançar', 'Concluir'])
      expect(screen.getByRole('button', { name, exact: true }).elements()).toEqual([]);
  });

  it('[PF-NAV-04, CF-NAV-05] has the button Salvar where the wizard begins with Salvar e continuar depois', async () => {
    const isFirst = async (screen: Awaited<ReturnType<typeof openDashboard>>['screen'], name: string) => {
      const button = screen.getByRole('region', { name: 'Ações da etapa' }).getByRole('button');
      await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
      expect(button.elements()[0]).toBe(screen.getByRole('button', { name, exact: true }).element());
    };
    const wizard = await openDashboard({ StatusCadastro: 0 });
    await isFirst(wizard.screen, 'Salvar e continuar depois');
    await wizard.screen.unmount();
    history.replaceState(null, '', start);
    const { screen } = await openFinance();
    await isFirst(screen, 'Salvar');
  });

  it('[PF-DSH-01, PF-DSH-04] has no address of its own', async () => {
    await openFinance();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/');
  });

  it('[PF-DSH-08, ACC-TILE-04] is left by Voltar, back to its tile; what was typed is there again', async () => {
    const { screen, field, open, saves } = await openFinance();
    await field('Bens móveis').fill('1234');
    await screen.getByRole('button', { name: 'Voltar' }).click();
    await screen.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect.element(screen.getByRole('button', { name: 'Editar dados: Dados Financeiros' })).toHaveFocus();
    await open();
    await expect.element(field('Bens móveis')).toHaveValue('1.234,00');
    await expect.element(screen.getByText('Recuperamos o que você digitou')).toBeVisible();
    expect(saves()).toEqual([]);
  });

  it('shows what is saved again when what was typed is discarded, after a question', async () => {
    const { screen, field, open } = await openFinance();
    await expect.element(field('Bens móveis')).toBeVisible();
    const before = (field('Bens móveis').element() as HTMLInputElement).value;
    await field('Bens móveis').fill('1234');
    await screen.getByRole('button', { name: 'Voltar' }).click();
    await screen.getByRole('button', { name: 'Sair sem salvar' }).click();
    await open();
    await screen.getByRole('button', { name: 'Descartar o que não foi salvo' }).click();
    const question = screen.getByRole('dialog', { name: 'Descartar o que foi digitado?' });
    await question.getByRole('button', { name: 'Descartar' }).click();
    await expect.element(field('Bens móveis')).toHaveValue(before);
    expect(screen.getByText('Recuperamos o que você digitou').elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Voltar' }).click();
    await open();
    await expect.element(field('Bens móveis')).toHaveValue(before);
  });

  it('[ACC-CALL-21] makes its calls as the portal makes all: with the token, from what is kept, until the session is lost', async () => {
    let isLost = false;
    const answer = (): JsonObject => (isLost ? { status: 401, body: { data: [] } } : { data: { BensMoveis: 5 } });
    const { screen, field, open, of, save } = await openFinance({}, { [FINANCE]: answer });
    await screen.getByRole('button', { name: 'Voltar' }).click();
    await open();
    expect(of(FINANCE).map(({ authorization }) => authorization)).toEqual(['Bearer abc', 'Bearer abc']);
    expect(of('/disclaimer')).toHaveLength(1);
    isLost = true;
    for (const name of ['Bens imóveis', 'Bens móveis', 'Patrimônio líquido']) await field(name).fill('7');
    await save();
    await expect.element(screen.getByRole('alertdialog', { name: 'Sessão expirada' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('[PF-DSH-01] is left by the way back of the browser, with what was typed', async () => {
    const { screen, field, open } = await openFinance();
    await field('Bens móveis').fill('1234');
    history.back();
    await screen.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    await open();
    await expect.element(field('Bens móveis')).toHaveValue('1.234,00');
  });

  it('[PF-OP-23] is validated by Salvar like a step of the wizard', async () => {
    const { screen, field, save, saves } = await openFinance();
    await field('Bens móveis').fill('');
    await save();
    const dialog = screen.getByRole('alertdialog', { name: 'Oops...' });
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(
        'O campo Bens móveis não foi informado corretamente. Use um valor numérico (pode ser 0).',
      );
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await expect.element(field('Bens móveis')).toHaveFocus();
    expect(saves()).toEqual([]);
  });

  it('[PF-SAV-06, PF-SAV-10, PF-SUC-09, PF-OP-29] is saved, told so, and left', async () => {
    const dashboard = await openFinance({}, {});
    const { screen, field, save, saves, user } = dashboard;
    await field('Bens móveis').fill('1234');
    user.CadastroAlterado = true;
    await save();
    const dialog = screen.getByRole('dialog', { name: SAVED });
    await expect.element(dialog).toHaveAccessibleDescription('Dados informados foram salvos com sucesso.');
    expect(saves()).toHaveLength(1);
    expect(saves()[0]?.body).toMatchObject({ BensMoveis: 1234, BensImoveis: 640000 });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(screen.getByRole('region', { name: 'Cadastro Alterado' })).toBeVisible();
    expect(await tileNames(screen)).toContain('Editar dados: Dados Financeiros');
    expect(dashboard.of('/cliente/renovacao')).toEqual([]);
  });

  it('[PF-OP-29] stays open when it could not be saved', async () => {
    const { screen, field, save } = await openFinance(
      {},
      {
        [FINANCE]: ({ method }) =>
          method === 'POST' ? { status: 400, body: { data: ['Recusado'] } } : { status: 200, body: { data: null } },
      },
    );
    for (const name of ['Bens imóveis', 'Bens móveis', 'Patrimônio líquido']) await field(name).fill('5');
    await save();
    const dialog = screen.getByRole('alertdialog', { name: 'Dados informados inválidos na aba Informações.' });
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await expect.element(field('Bens móveis')).toHaveValue('5,00');
    await expect.element(screen.getByRole('button', { name: 'Voltar' })).toBeVisible();
  });

  it('is saved by Enter in a field', async () => {
    const { screen, field, saves } = await openFinance();
    await field('Bens móveis').fill('1234');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: SAVED })).toBeVisible();
    expect(saves()).toHaveLength(1);
  });
});

describe('a section that is edited in a renewal', () => {
  const renewing = { RenovacaoCadastral: true, SecoesRenovadas: [9] };

  it('[PF-REN-01, PF-OP-26, ACC-TILE-02, CF-REN-04] is reviewed once it is saved', async () => {
    const { screen, field, save, of } = await openFinance(renewing, {}, 'Atualizar dados');
    await field('Bens móveis').fill('1234');
    await save();
    await screen.getByRole('dialog', { name: SAVED }).getByRole('button', { name: 'OK' }).click();
    await expect.element(screen.getByRole('button', { name: 'Dados Atualizados: Dados Financeiros' })).toBeVisible();
    expect(of('/cliente/renovacao').map(({ body }) => body)).toEqual([{ Secao: 2 }]);
  });

  it('[PF-OP-26, PF-REN-01, CF-REN-04] is reviewed when it is confirmed without a change, and sends nothing then', async () => {
    const { screen, save, saves } = await openFinance(renewing, {}, 'Atualizar dados');
    await save();
    await screen.getByRole('dialog', { name: SAVED }).getByRole('button', { name: 'OK' }).click();
    await expect.element(screen.getByRole('button', { name: 'Dados Atualizados: Dados Financeiros' })).toBeVisible();
    expect(saves()).toEqual([]);
  });

  it('[PF-REN-01, CF-REN-04] is not reviewed by being opened, nor by a Salvar that was refused', async () => {
    const { screen, field, save, of } = await openFinance(renewing, {}, 'Atualizar dados');
    await field('Bens móveis').fill('');
    await save();
    await screen.getByRole('button', { name: 'Entendi' }).click();
    await screen.getByRole('button', { name: 'Voltar' }).click();
    await screen.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect.element(screen.getByRole('button', { name: 'Atualizar dados: Dados Financeiros' })).toBeVisible();
    expect(of('/cliente/renovacao')).toEqual([]);
  });

  it('stays pending when the review could not be kept, and says so', async () => {
    const failure = { '/cliente/renovacao': { status: 500, body: { data: ['x'] } } };
    const { screen, save } = await openFinance(renewing, failure, 'Atualizar dados');
    await save();
    await screen.getByRole('dialog', { name: SAVED }).getByRole('button', { name: 'OK' }).click();
    const dialog = screen.getByRole('alertdialog', { name: 'Ação não realizada' });
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(
        'Seus dados foram salvos, mas a revisão da seção não foi registrada. Salve a seção novamente.',
      );
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await expect.element(screen.getByRole('button', { name: 'Atualizar dados: Dados Financeiros' })).toBeVisible();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDashboard, QUESTIONNAIRE } from './openDashboard';

const start = window.location.href;

beforeEach(() => {
  document.documentElement.lang = 'pt-BR';
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
});

describe('a questionnaire answered on the dashboard', () => {
  async function answer(over: { StatusCadastro: number; PermiteLoginEmRevisao: boolean }) {
    const dashboard = await openDashboard(over, {
      '/questionario': QUESTIONNAIRE,
      '/suitability/preview': { data: { Id: 'p', PerfilRisco: 'Arrojado' } },
      '/suitability': ({ method }) => {
        if (method === 'POST') {
          const isOut = over.StatusCadastro === 3 && !over.PermiteLoginEmRevisao;
          dashboard.user.StatusCadastro = over.StatusCadastro === 1 || isOut ? over.StatusCadastro : 4;
          dashboard.user.CadastroAlterado = true;
        }
        return { data: { PerfilRisco: method === 'POST' ? 'Arrojado' : 'Moderado' } };
      },
    });
    const { screen } = dashboard;
    const opener = over.StatusCadastro === 3 ? 'Entendi' : 'Refazer questionário';
    await screen.getByRole('button', { name: opener }).click();
    await screen.getByText('Pouco').click();
    await screen.getByRole('button', { name: 'Concluir' }).click();
    await screen
      .getByRole('dialog', { name: 'Formulário preenchido com sucesso!' })
      .getByRole('button', { name: 'OK' })
      .click();
    return dashboard;
  }

  it.each([
    [1, false, 'Em aprovação'],
    [2, false, 'Em revisão'],
    [3, true, 'Em revisão'],
  ])(
    '[PF-STA-05, ACC-STAT-19] in status %i with PermiteLoginEmRevisao %s leads to "%s"',
    async (StatusCadastro, PermiteLoginEmRevisao, title) => {
      const { screen } = await answer({ StatusCadastro, PermiteLoginEmRevisao });
      await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
      await expect.element(screen.getByRole('region', { name: 'Cadastro Alterado' })).toBeVisible();
      expect(localStorage.getItem('token')).toBe('abc');
    },
  );

  it('[PF-STA-06, ACC-STAT-18, ACC-ROLE-05] ends the session of whom has expired and may not stay', async () => {
    const { of } = await answer({ StatusCadastro: 3, PermiteLoginEmRevisao: false });
    await vi.waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(of('/login/logoff')).toHaveLength(1);
  });
});

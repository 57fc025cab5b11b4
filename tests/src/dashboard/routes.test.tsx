import { afterEach, expect, it, vi } from 'vitest';
import type { Status } from '../../../contract/lifeCycle';
import { helena, openPortal } from '../app/openPortal';

const start = window.location.href;
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
});

const open = (path: string, over: Partial<typeof helena>) =>
  openPortal(path, { '/cliente/usuario': { data: { ...helena, ...over } } }, 'abc');

it.each<[Status, string]>([
  [1, 'Em aprovação'],
  [2, 'Aprovado'],
  [3, 'Vencido'],
  [4, 'Em revisão'],
  [5, 'Inativo'],
])(
  '[PF-STA-02, PF-OP-77, PF-CON-13, ACC-STAT-06] a client of status %i lands on the dashboard, from the wizard’s route too',
  async (StatusCadastro, title) => {
    for (const path of ['/', '/CadastroPF_Passo_1']) {
      const { screen } = await open(path, { StatusCadastro });
      await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
      expect(window.location.pathname).toBe('/');
      await screen.unmount();
    }
  },
);

it.each([
  [1, '/CadastroPJ_Passo_1', '/CadastroPF_Passo_1'],
  [2, '/CadastroPF_Passo_1', '/CadastroPJ_Passo_1'],
  [3, '/CadastroPF_Passo_1', '/CadastroFI_Passo_1'],
])('[PF-GER-22] a client of type %i who opens %s is sent to %s', async (TipoCliente, path, own) => {
  await open(path, { TipoCliente, StatusCadastro: 0 });
  await vi.waitFor(() => expect(window.location.pathname).toContain(own));
});

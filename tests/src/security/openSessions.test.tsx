import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/base.css';
import { endSessions, loadSessions } from '../../../src/api/sessions';
import { host } from '../../../src/dialogs/dialogStore';
import { OpenSessions } from '../../../src/features/security/OpenSessions';

vi.mock('../../../src/api/sessions', () => ({ loadSessions: vi.fn(), endSessions: vi.fn() }));

const session = (id: string, device: string, isOwn = false) => ({
  id,
  device,
  begun: '2026-11-23T12:02:00Z',
  used: '2026-11-23T13:14:00Z',
  isOwn,
});
const THREE = [
  session('a', 'Chrome no Windows', true),
  session('b', 'Chrome no Android'),
  session('c', 'Safari no iPad'),
];

beforeEach(() => {
  vi.mocked(loadSessions).mockReset().mockResolvedValue(THREE);
  vi.mocked(endSessions).mockReset().mockResolvedValue('ended');
});

describe('where the account is open', () => {
  it.each([320, 1280])('[ACC-SESS-16] lists every device, this one without a button, at %i px', async (width) => {
    await page.viewport(width, 900);
    const screen = await render(<OpenSessions />);
    await expect.element(screen.getByText('Chrome no Android')).toBeVisible();
    expect(
      screen
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual([
      'Chrome no WindowsEste aparelhoAtivo agora · entrou em 23/11/2026 às 09:02',
      'Chrome no AndroidÚltimo uso em 23/11/2026 às 10:14 · entrou em 23/11/2026 às 09:02Encerrar',
      'Safari no iPadÚltimo uso em 23/11/2026 às 10:14 · entrou em 23/11/2026 às 09:02Encerrar',
    ]);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    expect((await axe.run(screen.container)).violations).toEqual([]);
    await page.viewport(1280, 900);
  });

  it('[ACC-SESS-16] ends one, then says where the account is open still', async () => {
    const screen = await render(<OpenSessions />);
    await screen.getByRole('button', { name: 'Encerrar: Safari no iPad' }).click();
    expect(endSessions).toHaveBeenCalledWith(expect.any(Function), 'c');
    await expect.element(screen.getByRole('status')).toHaveTextContent('A sua conta está aberta em 2 lugares.');
    await expect.element(screen.getByText('Safari no iPad')).not.toBeInTheDocument();
  });

  it('ends all others at once', async () => {
    const screen = await render(<OpenSessions />);
    await screen.getByRole('button', { name: 'Encerrar os outros 2 acessos' }).click();
    expect(endSessions).toHaveBeenCalledWith(expect.any(Function), undefined);
    await expect.element(screen.getByRole('status')).toHaveTextContent('A sua conta está aberta só neste aparelho.');
  });

  it('says when one was not ended, and keeps it in the list', async () => {
    const ask = vi.spyOn(host, 'ask').mockResolvedValue(true);
    vi.mocked(endSessions).mockResolvedValue('failed');
    const screen = await render(<OpenSessions />);
    await screen.getByRole('button', { name: 'Encerrar: Safari no iPad' }).click();
    await vi.waitFor(() =>
      expect(ask).toHaveBeenCalledWith(
        expect.objectContaining({ text: 'O acesso não foi encerrado. Tente novamente.' }),
      ),
    );
    await expect.element(screen.getByText('Safari no iPad')).toBeVisible();
    ask.mockRestore();
  });

  it('asks again when the list did not come', async () => {
    vi.mocked(loadSessions).mockRejectedValueOnce(new Error('away'));
    const screen = await render(<OpenSessions />);
    await screen.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect.element(screen.getByText('Chrome no Android')).toBeVisible();
  });
});

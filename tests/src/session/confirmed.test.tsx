import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import { confirmPassword } from '../../../src/api/confirmPassword';
import { DialogHost } from '../../../src/dialogs/DialogHost';
import { useDialogs } from '../../../src/dialogs/dialogStore';
import { confirmed } from '../../../src/session/confirmation/confirmed';

vi.mock('../../../src/api/confirmPassword', () => ({ confirmPassword: vi.fn() }));

interface Asked {
  path: string;
  onHeaders?: (headers: Headers) => void;
}
/** A server that asks for the password until it is shown. */
let isFresh = false;
const send = vi.fn(async ({ onHeaders }: Asked) => {
  onHeaders?.(new Headers(isFresh ? {} : { 'x-confirmar': 'senha' }));
  return { status: isFresh ? 200 : 403 };
});

beforeEach(() => {
  isFresh = false;
  send.mockClear();
  useDialogs.setState({ messages: [], toast: undefined });
  vi.mocked(confirmPassword)
    .mockReset()
    .mockImplementation(async () => {
      isFresh = true;
      return { kind: 'confirmed' };
    });
});

describe('a call that wants the password', () => {
  it('is made again once the right one was typed', async () => {
    const screen = await render(<DialogHost />);
    vi.mocked(confirmPassword).mockResolvedValueOnce({ kind: 'refused', message: 'Senha incorreta.' });
    const answer = confirmed(send)({ path: '/x' });
    const dialog = screen.getByRole('dialog', { name: 'Confirme a sua senha' });
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await expect.element(dialog.getByText('Preencha a senha.')).toBeVisible();
    await dialog
      .getByRole('textbox')
      .or(dialog.getByLabelText('Senha', { exact: true }))
      .first()
      .fill('Senha@123');
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await expect.element(dialog.getByText('Senha incorreta.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    expect(await answer).toEqual({ status: 200 });
    expect(send).toHaveBeenCalledTimes(2);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is refused when nobody types it', async () => {
    const screen = await render(<DialogHost />);
    const answer = confirmed(send)({ path: '/x' });
    await screen.getByRole('dialog').getByRole('button', { name: 'Voltar' }).click();
    expect(await answer).toEqual({ status: 403 });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('any other call is made once, without a question', async () => {
    isFresh = true;
    expect(await confirmed(send)({ path: '/x' })).toEqual({ status: 200 });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import { sendAttorneyToken, validateAttorneyToken } from '../../../src/api/attorneyToken';
import { confirmPassword } from '../../../src/api/confirmPassword';
import { DialogHost } from '../../../src/dialogs/DialogHost';
import { dialogs } from '../../../src/dialogs/dialogStore';
import { confirmed } from '../../../src/proof/confirmed';

vi.mock('../../../src/api/confirmPassword', () => ({ confirmPassword: vi.fn() }));
vi.mock('../../../src/api/attorneyToken', () => ({ sendAttorneyToken: vi.fn(), validateAttorneyToken: vi.fn() }));

interface Asked {
  path: string;
  onHeaders?: (headers: Headers) => void;
}
/** A server that asks for the password, or a token, until it is shown. */
let proof = 'senha';
let isFresh = false;
const send = vi.fn(async ({ onHeaders }: Asked) => {
  onHeaders?.(new Headers(isFresh ? {} : { 'x-confirmar': proof }));
  return { status: isFresh ? 200 : 403 };
});

beforeEach(() => {
  isFresh = false;
  proof = 'senha';
  send.mockClear();
  dialogs.setState({ messages: [], toast: undefined });
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

  it('is made again once a right token was typed, where customers have no password', async () => {
    proof = 'token';
    vi.mocked(sendAttorneyToken).mockResolvedValue({ kind: 'sent', hash: 'h' });
    vi.mocked(validateAttorneyToken).mockImplementation(async () => {
      isFresh = true;
      return { kind: 'right' };
    });
    const screen = await render(<DialogHost />);
    const answer = confirmed(send)({ path: '/x' });
    const dialog = screen.getByRole('dialog', { name: 'Confirme com o token' });
    await dialog.getByRole('textbox').first().fill('123456');
    expect(await answer).toEqual({ status: 200 });
    expect(validateAttorneyToken).toHaveBeenCalledWith('123456', 'h');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('of a proof that this page does not know is refused', async () => {
    proof = 'digital';
    expect(await confirmed(send)({ path: '/x' })).toEqual({ status: 403 });
    expect(send).toHaveBeenCalledTimes(1);
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

import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { helena, openPortal, type Reply } from '../app/openPortal';

const WRONG = 'O Token informado não é válido! Verifique e tente novamente.';
const start = window.location.href;

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
});

const refuse = (message: string): Reply => ({ status: 400, body: { data: { erros: [message] } } });

/** A login in mode 1 whose token was just sent. */
async function openStep(signIn: Reply = { data: { User: helena, BearerToken: 'def' } }) {
  const portal = await openPortal('/login', {
    '/consulta/configuracao-geral': { data: [{ Chave: 'Modo de autenticação', Valor: '1' }] },
    '/login/verifylogin': { data: { Sucesso: true, HashToken: 'h' } },
    '/login': signIn,
  });
  const { screen } = portal;
  await screen.getByRole('combobox').fill('ana@outlook.com');
  await screen.getByLabelText(/^Senha/).fill('segredo');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
  const box = (place: number) => screen.getByRole('textbox', { name: `Dígito ${place} de 6` });
  await expect.element(box(1)).toHaveFocus();
  const digits = () => [1, 2, 3, 4, 5, 6].map((place) => (box(place).element() as HTMLInputElement).value).join('|');
  return { ...portal, box, digits };
}

describe('the six boxes', () => {
  it('[ACC-TOKEN-01, ACC-TOKEN-08] each have a name, and offer the number pad and the code of the phone', async () => {
    const { box, screen } = await openStep();
    expect(screen.getByRole('group', { name: 'Token de 6 dígitos' }).getByRole('textbox').elements()).toHaveLength(6);
    await expect.element(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(box(6)).toHaveAttribute('inputmode', 'numeric');
  });

  it('[ACC-TOKEN-02] take digits only, and are gone through by key', async () => {
    const { box, digits } = await openStep();
    await userEvent.keyboard('1a-2 3');
    expect(digits()).toBe('1|2|3|||');
    await expect.element(box(4)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}2');
    await expect.element(box(3)).toHaveFocus();
    await userEvent.keyboard('{Home}9{End}6');
    expect(digits()).toBe('9|2|3|||6');
    await userEvent.keyboard('{Home}{ArrowRight}{Backspace}');
    expect(digits()).toBe('9||3|||6');
    await expect.element(box(2)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    expect(digits()).toBe('||3|||6');
    await expect.element(box(1)).toHaveFocus();
  });

  it('[ACC-TOKEN-05] send nothing with fewer than six digits', async () => {
    const { of } = await openStep();
    await userEvent.keyboard('12345');
    expect(of('/login')).toEqual([]);
  });

  it('[ACC-TOKEN-04, ACC-LOGIN-27] send exactly once with the sixth, and go home', async () => {
    const { screen, of } = await openStep();
    await userEvent.keyboard('123456');
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    expect(of('/login').map(({ body }) => body)).toEqual([
      {
        Usuario: 'ana@outlook.com',
        Senha: expect.stringMatching(/^[0-9a-f]{64}$/),
        Apelido: '',
        TipoCliente: 1,
        Token: '123456',
        HashToken: 'h',
      },
    ]);
  });

  it.each(['O Token informado nao e valido! Verifique e tente novamente.', WRONG])(
    '[ACC-TOKEN-11, ACC-ERR-06] are emptied when the token is refused: %s',
    async (message) => {
      const { screen, box, digits } = await openStep(refuse(message));
      await userEvent.keyboard('123456');
      const dialog = screen.getByRole('alertdialog', { name: 'Atenção!' });
      await expect.element(dialog).toHaveTextContent(WRONG);
      await dialog.getByRole('button', { name: 'Entendi' }).click();
      await expect.element(box(1)).toHaveFocus();
      expect(digits()).toBe('|||||');
      await expect.element(box(1)).toHaveAttribute('aria-invalid', 'true');
      await userEvent.keyboard('1');
      await expect.element(box(1)).not.toHaveAttribute('aria-invalid');
    },
  );
});

describe('the step', () => {
  it('[ACC-TOKEN-07] counts 30 seconds down to another token, which is to be had at zero, and anew after it', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { screen, of } = await openStep();
    const resend = (words: string) => screen.getByRole('button', { name: words, exact: true });
    await expect.element(resend('Reenviar token (30s)')).toBeDisabled();
    for (const left of [29, 28]) {
      vi.advanceTimersByTime(1_000);
      await expect.element(resend(`Reenviar token (${left}s)`)).toBeDisabled();
    }
    vi.advanceTimersByTime(27_000);
    await expect.element(resend('Reenviar token (1s)')).toBeDisabled();
    vi.advanceTimersByTime(1_000);
    await expect.element(resend('Reenviar token')).toBeEnabled();
    await resend('Reenviar token').click();
    await screen.getByRole('dialog', { name: 'Token enviado!' }).getByRole('button').click();
    expect(of('/login/verifylogin')).toHaveLength(2);
    await expect.element(resend('Reenviar token (30s)')).toBeDisabled();
  });

  it('[ACC-TOKEN-09] leads to the mailbox', async () => {
    const { screen } = await openStep();
    const link = screen.getByRole('link', { name: 'Abrir Outlook' });
    await expect.element(link).toHaveAttribute('href', 'https://outlook.live.com/mail');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  it('goes back to the message of an account whose e-mail is not confirmed', async () => {
    const { screen } = await openStep(refuse('Cliente com e-mail não validado!'));
    await userEvent.keyboard('123456');
    await expect.element(screen.getByRole('button', { name: 'Reenviar e-mail para ativação' })).toBeVisible();
    await expect.element(screen.getByRole('combobox')).toHaveValue('ana@outlook.com');
  });
});

it('[ACC-LOGIN-41, ACC-ERR-14] tells why the nicknames of an account do not come', async () => {
  const { screen } = await openPortal('/login', {
    '/consulta/configuracao-geral': { data: [{ Chave: 'Exibir apelido', Valor: 'S' }] },
    '/login': { status: 400, body: { data: [], descricao: 'Consulta indisponível.' } },
  });
  await screen.getByRole('tab', { name: 'Fundos' }).click();
  await screen.getByRole('combobox', { name: 'E-mail/CNPJ' }).fill('ipe@example.com');
  await expect
    .element(screen.getByRole('alertdialog', { name: 'Atenção!' }))
    .toHaveTextContent('Consulta indisponível.');
});

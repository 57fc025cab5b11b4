import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Json } from '../../../engine/core/json';
import { unsavedKey } from '../../../src/session/unsaved';
import { helena, openPortal, type Reply } from '../app/openPortal';
import { shelter, sheltered } from '../session/shelter/sheltered';

const start = window.location.href;
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
  return page.viewport(1280, 900);
});

const refuse = (message: string): Record<string, Reply> => ({
  '/login': { status: 400, body: { data: { erros: [message] }, descricao: message } },
});
const accept: Record<string, Reply> = { '/login': { data: { User: helena, BearerToken: 'def' } } };

async function openLogin(replies: Record<string, Reply> = {}) {
  const portal = await openPortal('/login', replies);
  const { screen } = portal;
  const user = screen.getByRole('combobox');
  const password = screen.getByLabelText(/^Senha/);
  const enter = screen.getByRole('button', { name: 'Entrar' });
  await expect.element(screen.getByRole('tab', { name: 'Fundos' })).toBeVisible();
  return { ...portal, user, password, enter };
}

it('the way to the help is high enough for a thumb, and no other target is under it', async () => {
  await page.viewport(360, 640);
  const { screen } = await openLogin();
  const help = screen.getByRole('link', { name: 'Ajuda e acessibilidade' }).element();
  const own = help.getBoundingClientRect();
  expect(own.height).toBeGreaterThanOrEqual(44);
  for (const other of document.querySelectorAll('main :is(a, button, input)')) {
    const { top, bottom } = other.getBoundingClientRect();
    expect([other.textContent, other !== help && top < own.bottom && bottom > own.top]).toEqual([
      other.textContent,
      false,
    ]);
  }
});

const TOKEN_ONLY = { '/consulta/configuracao-geral': { data: [{ Chave: 'Modo de autenticacao', Valor: '2' }] } };

describe.each([375, 1280])('the suggestions where there is no password, at %i px', (width) => {
  it.each(['Pessoa Física', 'Pessoa Jurídica'])('[ACC-LOGIN-11] cover nothing that is pressed (%s)', async (tab) => {
    await page.viewport(width, 800);
    const { screen } = await openPortal('/login', TOKEN_ONLY);
    await screen.getByRole('tab', { name: tab }).click();
    await screen.getByRole('combobox').click();
    await userEvent.keyboard('maria');
    const list = screen.getByRole('listbox');
    await expect.element(list).toBeVisible();
    const box = list.element().getBoundingClientRect();
    for (const pressed of document.querySelectorAll('button, a, [role="tab"]')) {
      const { top, bottom, left, right } = pressed.getBoundingClientRect();
      const isCovered = top < box.bottom && bottom > box.top && left < box.right && right > box.left;
      expect([pressed.textContent, isCovered]).toEqual([pressed.textContent, false]);
    }
  });

  it('do not move the button as it is pressed', async () => {
    await page.viewport(width, 800);
    const { screen } = await openPortal('/login', TOKEN_ONLY);
    await screen.getByRole('combobox').click();
    await userEvent.keyboard('maria');
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    const enter = screen.getByRole('button', { name: 'Avançar' });
    const before = enter.element().getBoundingClientRect().top;
    await userEvent.keyboard('{Tab}');
    expect(enter.element().getBoundingClientRect().top).toBe(before);
    await enter.click();
    await expect
      .element(screen.getByRole('alert').filter({ hasText: 'O CPF/E-mail informado é inválido!' }))
      .toBeVisible();
  });
});

describe('the login', () => {
  it('[ACC-LOGIN-01, ACC-LOGIN-03] has three tabs, each with its labels', async () => {
    const { screen, user } = await openLogin();
    expect(
      screen
        .getByRole('tab')
        .elements()
        .map((tab) => tab.textContent),
    ).toEqual(['Pessoa Física', 'Pessoa Jurídica', 'Fundos']);
    await expect.element(user).toHaveAccessibleName('E-mail/CPF');
    await screen.getByRole('tab', { name: 'Pessoa Física' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('tab', { name: 'Pessoa Jurídica' })).toHaveFocus();
    await expect.element(user).toHaveAccessibleName('E-mail/CNPJ');
    await userEvent.keyboard('{End}');
    await expect.element(user).toHaveAccessibleName('E-mail/CNPJ');
  });

  it('[ACC-LOGIN-02] leaves out removed types and begins with the first that is left', async () => {
    const { screen } = await openPortal('/login', {
      '/consulta/configuracao-geral': { data: [{ Chave: 'REMOVER TIPO DE CADASTRO', Valor: '1;3' }] },
    });
    await expect.element(screen.getByRole('tab', { name: 'Pessoa Jurídica' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab').elements()).toHaveLength(1);
    await expect.element(screen.getByRole('combobox')).toHaveAccessibleName('E-mail/CNPJ');
  });

  it('[ACC-LOGIN-18] shows no form without the settings, and asks for them again', async () => {
    let answers = 0;
    const { screen } = await openPortal('/login', {
      '/consulta/configuracao-geral': (): Json =>
        answers++ === 0
          ? { status: 500, body: { data: ['x'] } }
          : { data: [{ Chave: 'Modo de autenticacao', Valor: '2' }] },
    });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/^O formulário não carregou\./);
    expect(screen.getByRole('tab').elements()).toEqual([]);
    expect(screen.getByRole('dialog').elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect.element(screen.getByRole('button', { name: 'Avançar' })).toBeVisible();
    expect(screen.getByLabelText(/^Senha/).elements()).toEqual([]);
  });

  it('[ACC-LOGIN-07, ACC-LOGIN-09, ACC-LOGIN-10, ACC-VER-01] leads on, and tells the version', async () => {
    const { screen } = await openLogin();
    await expect
      .element(screen.getByRole('link', { name: 'Esqueci minha senha' }))
      .toHaveAttribute('href', '/RecuperarSenha');
    await expect.element(screen.getByRole('link', { name: 'Cadastre-se' })).toHaveAttribute('href', '/CadastroInicio');
    await expect.element(screen.getByText('Versão 0.3.5')).toBeVisible();
  });

  it('[ACC-LOGIN-28, ACC-LOGIN-29] names what is missing under its field, puts the focus there, sends nothing', async () => {
    const { screen, user, password, enter, of } = await openLogin();
    await enter.click();
    await expect
      .element(screen.getByRole('alert').filter({ hasText: 'Preencha os dados de E-mail/CPF' }))
      .toBeVisible();
    await expect.element(user).toHaveFocus();
    await expect.element(user).toHaveAttribute('aria-invalid', 'true');
    await user.fill('ana@exemplo.com');
    await enter.click();
    await expect.element(screen.getByRole('alert').filter({ hasText: 'Preencha a senha.' })).toBeVisible();
    await expect.element(password).toHaveFocus();
    expect(of('/login')).toEqual([]);
  });

  it('[ACC-LOGIN-13, ACC-LOGIN-14] masks a CPF and goes on to the password when it is whole', async () => {
    const { user, password } = await openLogin();
    await user.click();
    await userEvent.keyboard('52998224725');
    await expect.element(user).toHaveValue('529.982.247-25');
    await expect.element(password).toHaveFocus();
  });

  it('keeps the caret where a digit was put in', async () => {
    const { user } = await openLogin();
    await user.click();
    await userEvent.keyboard('52982247{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}9');
    await expect.element(user).toHaveValue('529.892.247');
    expect((user.element() as HTMLInputElement).selectionStart).toBe(6);
  });

  it('[ACC-LOGIN-11] offers e-mail domains by key and by pointer, and changes nothing by itself', async () => {
    const { screen, user, of } = await openLogin();
    await user.click();
    await userEvent.keyboard('maria');
    await expect.element(user).toHaveValue('maria');
    await expect.element(screen.getByRole('option', { name: 'maria@outlook.com' })).toBeVisible();
    const [box, list] = [user, screen.getByRole('listbox')].map((part) => part.element().getBoundingClientRect());
    expect([list?.left, list?.right]).toEqual([box?.left, box?.right]);
    expect((list?.top ?? 0) - (box?.bottom ?? 0)).toBe(6);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(user).toHaveValue('maria@gmail.com');
    expect(screen.getByRole('option').elements()).toEqual([]);
    await user.fill('joana');
    await screen.getByRole('option', { name: 'joana@yahoo.com' }).click();
    await expect.element(user).toHaveValue('joana@yahoo.com');
    expect(of('/login')).toEqual([]);
  });

  it('shows and hides the password', async () => {
    const { screen, password } = await openLogin();
    await password.fill('segredo');
    await screen.getByRole('button', { name: 'Mostrar senha' }).click();
    await expect.element(password).toHaveAttribute('type', 'text');
    await screen.getByRole('button', { name: 'Mostrar senha' }).click();
    await expect.element(password).toHaveAttribute('type', 'password');
  });
});

describe('signing in', () => {
  it('[ACC-LOGIN-19, ACC-LOGIN-27, ACC-LOGIN-42, ACC-SESS-01] sends the hash once and goes home with the token', async () => {
    const length = history.length;
    const { screen, user, password, of } = await openLogin(accept);
    const hers = unsavedKey({ ...helena, TipoCliente: 1 }, 'pf');
    await shelter(hers, 'hers');
    await shelter(unsavedKey({ ...helena, TipoCliente: 2 }, 'pj'), 'of another');
    await user.fill('529.982.247-25');
    await password.fill('Senha@123');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    expect(of('/login')).toHaveLength(1);
    expect(of('/login')[0]?.body).toEqual({
      Usuario: '52998224725',
      Senha: 'a2ca37fe6fdc490b8f7ce841e1701a169d2b1697c6b5b5c63f94abb8f9b6d6dd',
      TipoCliente: 1,
    });
    expect({ ...localStorage }).toEqual({ token: 'def' });
    await expect.poll(sheltered).toEqual([hers]);
    expect([window.location.pathname, history.length]).toEqual(['/', length]);
  });

  it('[ACC-LOGIN-33, ACC-LOGIN-37, ACC-LOGIN-16, ACC-ERR-27] shows what was refused, and keeps what was typed', async () => {
    const { screen, user, password, enter } = await openLogin(refuse('Usuário ou senha inválidos!'));
    await user.fill('ana@exemplo.com');
    await password.fill('x');
    await enter.click();
    const dialog = screen.getByRole('alertdialog', { name: 'Atenção!' });
    await expect.element(dialog).toHaveTextContent('Usuário ou senha inválidos!');
    expect(dialog.getByRole('link').elements()).toEqual([]);
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await expect.element(user).toHaveValue('ana@exemplo.com');
    await expect.element(enter).toHaveFocus();
  });

  it.each<[string, Reply]>([
    ['no message', { status: 400, body: {} }],
    ['another status', { status: 500, body: { data: ['x'] } }],
    ['no user', { data: { BearerToken: 'def' } }],
  ])('[ACC-LOGIN-33, ACC-ERR-05] has a text for the unknown: %s', async (_, reply) => {
    const { screen, user, password, enter } = await openLogin({ '/login': reply });
    await user.fill('ana@exemplo.com');
    await password.fill('x');
    await enter.click();
    await expect
      .element(screen.getByRole('alertdialog', { name: 'Atenção!' }))
      .toHaveTextContent('Ocorreu um erro desconhecido. Entre em contato com o suporte.');
    expect(localStorage.length).toBe(0);
  });

  it('[ACC-LOGIN-35, ACC-ERR-25] gives hints to an unknown client', async () => {
    const { screen, user, password, enter } = await openLogin(refuse('CLIENTE NAO ENCONTRADO!'));
    await user.fill('ana@exemplo.com');
    await password.fill('x');
    await enter.click();
    const dialog = screen.getByRole('alertdialog', { name: 'Atenção!' });
    await expect.element(dialog).toHaveTextContent('Cliente não encontrado!');
    await expect.element(dialog).toHaveTextContent('Verifique se os dados foram digitados corretamente.');
    await expect.element(dialog.getByRole('link', { name: 'Cadastre-se.' })).toHaveAttribute('href', '/CadastroInicio');
  });

  it('[ACC-LOGIN-36, ACC-ERR-26] has words of its own for a client in review, for one brand', async () => {
    const { screen, user, password, enter } = await openLogin({
      ...refuse('Usuário está em processo de análise.'),
      '/consulta/configuracao-geral': { data: [{ Chave: 'Modal de aprovacao personalizada', Valor: 'S' }] },
    });
    await user.fill('ana@exemplo.com');
    await password.fill('x');
    await enter.click();
    await expect
      .element(screen.getByRole('dialog', { name: 'Cadastro enviado para análise!' }))
      .toHaveTextContent(
        'Estamos analisando os dados recebidos. Em breve você receberá novidades no e-mail informado.',
      );
  });

  it('[ACC-LOGIN-35, ACC-ERR-25] leads an unknown client to the sign-up, for one brand', async () => {
    const { user, password, enter } = await openLogin({
      ...refuse('Cliente não encontrado!'),
      '/consulta/configuracao-geral': { data: [{ Chave: 'Redirecionar cliente nao encontrado', Valor: 'S' }] },
    });
    const navigate = vi.spyOn(history, 'pushState');
    await user.fill('ana@exemplo.com');
    await password.fill('x');
    await enter.click();
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith(expect.anything(), '', '/CadastroInicio'));
    navigate.mockRestore();
  });

  it('[ACC-LOGIN-08, ACC-LOGIN-34, ACC-LOGIN-39, ACC-ERR-08] offers a new activation e-mail, until the user changes', async () => {
    const { screen, user, password, enter, of } = await openLogin({
      ...refuse('Cliente com e-mail não validado!'),
      '/register/email-ativar-conta': { data: true },
    });
    const resend = screen.getByRole('button', { name: 'Reenviar e-mail para ativação' });
    expect(resend.elements()).toEqual([]);
    await user.fill('ana@exemplo.com');
    await password.fill('x');
    await enter.click();
    await expect.element(screen.getByText('Cliente com e-mail não validado!')).toBeVisible();
    await resend.click();
    const dialog = screen.getByRole('dialog', { name: 'E-mail enviado!' });
    await dialog.getByRole('button', { name: 'OK' }).click();
    expect(of('/register/email-ativar-conta')[0]?.body).toEqual({ Email: 'ana@exemplo.com' });
    await user.fill('ana@exemplo.com.br');
    expect(resend.elements()).toEqual([]);
  });

  it.each<[Reply, string]>([
    [{ data: false }, 'Falha no envio do e-mail. Verifique as credenciais de acesso.'],
    [{ status: 400, body: { data: ['x'], descricao: 'Aguarde alguns minutos.' } }, 'Aguarde alguns minutos.'],
  ])('[ACC-LOGIN-40, ACC-ERR-09, ACC-ERR-24] says why no activation e-mail was sent', async (reply, title) => {
    const { screen, user, password, enter } = await openLogin({
      ...refuse('Cliente com e-mail não validado!'),
      '/register/email-ativar-conta': reply,
    });
    await user.fill('ana@exemplo.com');
    await password.fill('x');
    await enter.click();
    await screen.getByRole('button', { name: 'Reenviar e-mail para ativação' }).click();
    await expect.element(screen.getByRole('alertdialog', { name: title })).toBeVisible();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { client } from '../../../src/api/client';
import { SessionLost } from '../../../src/api/SessionLost';
import { clearToken } from '../../../src/api/token';
import { useSession } from '../../../src/session/sessionStore';
import { deviceId } from '../../../src/session/shelter/device';
import { stored } from '../session/shelter/openWindow';
import { shelter, sheltered } from '../session/shelter/sheltered';
import { helena, openPortal } from './openPortal';

const start = window.location.href;
const onLogin = { name: 'Acesse sua conta', level: 1 } as const;

beforeEach(() => {
  document.documentElement.lang = 'pt-BR';
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
});

describe('the guard', () => {
  it.each(['/', '/Dashboard', '/CadastroPF_Passo_1', '/ConfirmarConta/abc', '/qualquer'])(
    '[ACC-RT-13, ACC-RT-01] leads from %s to the login without a token',
    async (path) => {
      const { screen, of } = await openPortal(path);
      await expect.element(screen.getByRole('heading', onLogin)).toBeVisible();
      expect(window.location.pathname).toBe('/login');
      expect(of('/cliente/usuario')).toEqual([]);
    },
  );

  it('[ACC-RT-07] opens the home to a session', async () => {
    const { screen } = await openPortal('/', {}, 'abc');
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
    await vi.waitFor(() => expect(document.title).toBe('Dashboard'));
  });

  it('[ACC-RT-08] opens the dashboard with its header and its title', async () => {
    const { screen } = await openPortal('/dashboard', {}, 'abc');
    await expect.element(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await screen.getByRole('button', { name: /menu da conta/ }).click();
    await expect.element(screen.getByRole('banner').getByRole('button', { name: 'Logoff' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    await vi.waitFor(() => expect(document.title).toBe('Dashboard'));
  });

  it.each(['/qualquer', '/ConfirmarConta/abc', '/CadastroPJ_Passo_1', '/CadastroPF_Passo_1'])(
    '[ACC-RT-16, ACC-RT-14] leads from %s home: unknown, of another type, or already sent',
    async (path) => {
      const { screen } = await openPortal(path, {}, 'abc');
      await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
      expect(window.location.pathname).toBe('/');
    },
  );

  it.each([
    [1, '/CadastroPF_Passo_1'],
    [2, '/CadastroPJ_Passo_1'],
    [3, '/CadastroFI_Passo_1'],
  ])('[ACC-STAT-05] opens the form of type %i while nothing was sent', async (TipoCliente, route) => {
    const user = { ...helena, TipoCliente, StatusCadastro: 0 };
    await openPortal('/', { '/cliente/usuario': { data: user } }, 'abc');
    await vi.waitFor(() => expect(window.location.pathname).toContain(route));
  });

  it('[ACC-RT-15, ACC-CACHE-06] forgets kept answers at the login, and keeps the token', async () => {
    const { screen, of } = await openPortal('/', { '/cliente/documentos': { data: [] } }, 'abc');
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    const readTwice = async () => {
      await client.send({ method: 'GET', path: '/cliente/documentos' });
      await client.send({ method: 'GET', path: '/cliente/documentos' });
    };
    await readTwice();
    expect(of('/cliente/documentos')).toHaveLength(1);
    history.pushState(null, '', '/login');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect.element(screen.getByRole('heading', onLogin)).toBeVisible();
    await readTwice();
    expect(of('/cliente/documentos')).toHaveLength(2);
    expect(localStorage.getItem('token')).toBe('abc');
  });

  it('leads nobody to the login who is on the way to a page in front of it as the session ends', async () => {
    const { screen } = await openPortal('/', {}, 'abc');
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    history.pushState(null, '', '/acessibilidade');
    window.dispatchEvent(new PopStateEvent('popstate'));
    clearToken();
    useSession.setState({ token: undefined, user: undefined });
    await expect.element(screen.getByRole('heading', { name: 'Acessibilidade', level: 1 })).toBeVisible();
    expect(window.location.pathname).toBe('/acessibilidade');
  });

  it('offers to ask again when the client cannot be read', async () => {
    const { screen, of } = await openPortal('/', { '/cliente/usuario': { status: 500, body: { data: ['x'] } } }, 'abc');
    await expect.element(screen.getByText('Não foi possível carregar o seu cadastro')).toBeVisible();
    expect(screen.getByRole('dialog').elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Tentar novamente' }).click();
    await vi.waitFor(() => expect(of('/cliente/usuario')).toHaveLength(2));
  });

  it('[ACC-HDR-03, ACC-HDR-08] offers the logoff also when the client cannot be read', async () => {
    const { screen, of } = await openPortal('/', { '/cliente/usuario': { status: 500, body: { data: ['x'] } } }, 'abc');
    await screen.getByRole('button', { name: 'Logoff' }).click();
    await expect.element(screen.getByRole('heading', onLogin)).toBeVisible();
    expect(of('/login/logoff')).toMatchObject([{ method: 'POST', authorization: 'Bearer abc' }]);
    expect(localStorage.length).toBe(0);
  });
});

describe('a session', () => {
  it('[ACC-HDR-01, ACC-HDR-03, PF-GER-13, CF-GER-10] greets its client and offers the logoff', async () => {
    const { screen } = await openPortal('/', {}, 'abc');
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    await screen.getByRole('button', { name: 'Olá, Helena Duarte Nogueira!' }).click();
    await expect.element(screen.getByRole('button', { name: 'Logoff' })).toBeVisible();
  });

  it('[ACC-HDR-08, ACC-SESS-14, PF-GER-12] ends with the logoff: the server is told, the storage is empty', async () => {
    const { screen, of } = await openPortal('/', { '/login/logoff': { status: 401, body: { data: [] } } }, 'abc');
    await shelter('unsaved/1/x', '{}');
    expect(deviceId()).toBe(localStorage.getItem('device'));
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    await screen.getByRole('button', { name: /menu da conta/ }).click();
    await screen.getByRole('button', { name: 'Logoff' }).click();
    await expect.element(screen.getByRole('heading', onLogin)).toBeVisible();
    expect(await stored()).toEqual([]);
    expect(of('/login/logoff')).toMatchObject([{ method: 'POST', authorization: 'Bearer abc' }]);
    expect([localStorage.length, sessionStorage.length, window.location.pathname]).toEqual([0, 0, '/login']);
    expect(screen.getByRole('alertdialog').elements()).toEqual([]);
  });

  it('[ACC-SESS-07, ACC-SESS-08, ACC-ERR-01] that is lost says so once and leads to the login', async () => {
    const refused = { status: 401, body: { data: ['x'] } };
    const { screen } = await openPortal('/', { '/cliente/a': refused, '/cliente/b': refused }, 'abc');
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    await shelter('unsaved/1/Helena%20Duarte%20Nogueira/pf/1', '{}');
    await Promise.allSettled(['a', 'b'].map((name) => client.send({ method: 'GET', path: `/cliente/${name}` })));
    const dialog = screen.getByRole('alertdialog', { name: 'Sessão expirada' });
    await expect.element(dialog).toHaveTextContent('Faça o login novamente.');
    expect(window.location.pathname).toBe('/login');
    expect([localStorage.length, await sheltered()]).toEqual([0, ['unsaved/1/Helena%20Duarte%20Nogueira/pf/1']]);
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await vi.waitFor(() => expect(screen.getByRole('alertdialog').elements()).toEqual([]));
    await expect.element(screen.getByRole('heading', onLogin)).toHaveFocus();
  });

  it('that is lost opens the login at the kind of its account', async () => {
    const company = { ...helena, TipoCliente: 2 };
    const refused = { status: 401, body: { data: ['x'] } };
    const { screen } = await openPortal('/', { '/cliente/usuario': { data: company }, '/cliente/a': refused }, 'abc');
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    await Promise.allSettled([client.send({ method: 'GET', path: '/cliente/a' })]);
    await screen.getByRole('button', { name: 'Entendi' }).click();
    await expect.element(screen.getByRole('tab', { name: 'Pessoa Jurídica' })).toHaveAttribute('aria-selected', 'true');
  });

  it('[ACC-SESS-10, ACC-SESS-11, ACC-ERR-03] shows a refusal that no page has words for', async () => {
    const bad = { status: 400, body: { data: ['Cadastro inativo.'] } };
    const { screen } = await openPortal('/', { '/cliente/a': bad, '/cliente/b': { status: 400, body: {} } }, 'abc');
    await client.send({ method: 'POST', path: '/cliente/a' });
    await client.send({ method: 'POST', path: '/cliente/b' });
    const dialog = screen.getByRole('alertdialog', { name: 'Ação não realizada' });
    await expect.element(dialog).toHaveTextContent('Cadastro inativo.');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toHaveTextContent('O servidor não retornou a requisição. Tente novamente.');
  });

  it('[ACC-SESS-09, ACC-ERR-02] that was never there is told once', async () => {
    const { screen } = await openPortal('/login');
    await client.send({ method: 'GET', path: '/cliente/usuario' }).catch(() => undefined);
    const title = 'Token ausente. A requisição foi bloqueada.';
    await expect.element(screen.getByRole('alertdialog', { name: title })).toBeVisible();
  });

  it('follows a logoff in another tab of the browser', async () => {
    const { screen } = await openPortal('/', {}, 'abc');
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await expect.element(screen.getByRole('heading', onLogin)).toBeVisible();
    // What the page that was left still asks for is not sent, and tells nobody of a missing token.
    await expect(client.send({ method: 'GET', path: '/cliente/usuario' })).rejects.toBeInstanceOf(SessionLost);
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[ACC-SESS-02] follows a sign-in in another tab: reads its client, and forgets what others left behind', async () => {
    const { screen, of } = await openPortal('/', {}, 'abc');
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    await shelter('unsaved/1/Somebody%20else/pf/1', '{}');
    await shelter('unsaved/1/Helena%20Duarte%20Nogueira/pf/1', '{}');
    localStorage.setItem('token', 'def');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await vi.waitFor(() => expect(of('/cliente/usuario').at(-1)?.authorization).toBe('Bearer def'));
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    await expect.poll(sheltered).toEqual(['unsaved/1/Helena%20Duarte%20Nogueira/pf/1']);
  });
});

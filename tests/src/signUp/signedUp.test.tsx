import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DefinitionsIndex } from '../../../engine/core/definition/definitionsIndex';
import { App } from '../../../src/app/App';
import { AccessKeyPage } from '../../../src/features/signUp/AccessKeyPage';
import '../../support/declarations';
import { toRegistration } from '../../../src/features/signUp/signUpData';
import { beginSignUp } from '../../../src/features/signUp/signUpStore';
import { helena } from '../app/openPortal';

const start = window.location.href;
const network = globalThis.fetch.bind(globalThis);
const fund = {
  selectedTipoCliente: 3,
  cnpj: '00000000000191',
  cpf: '',
  nomeRazaoSocial: 'Serra Azul',
  email: 'serra@example.com',
  apelido: '',
  dataConstituicao: '2015-03-02',
  senha: '',
  confirmarSenha: '',
} as const;

/** Answers of the API by path, the definitions of the build with another route for funds. */
const answers: Record<string, unknown> = {
  '/api/consulta/configuracao-geral': [],
  '/api/register': true,
  '/api/register/registerwithtoken': true,
  '/api/login': { User: { ...helena, TipoCliente: 3, StatusCadastro: 0 }, BearerToken: 'abc' },
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.toLowerCase();
    if (path in answers) return Response.json({ data: answers[path] });
    const response = await network(request);
    if (path !== '/definitions/index.json') return response;
    const index = (await response.json()) as DefinitionsIndex;
    const wizards = index.wizards.map((wizard) => (wizard.type === 3 ? { ...wizard, route: '/Rota_FI' } : wizard));
    return Response.json({ ...index, wizards });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', start);
});

it('[ACC-SUF-07, ACC-LOGIN-01] leads to the tab of who signed up', async () => {
  beginSignUp({ ...fund, selectedTipoCliente: 2 }, '/login');
  history.replaceState(null, '', '/CadastroFinalizacao');
  const screen = await render(<App />);
  await screen.getByLabelText(/^Senha\*$/).fill('Abcdef1!');
  await screen.getByLabelText(/^Confirmar senha\*$/).fill('Abcdef1!');
  await screen.getByRole('button', { name: 'Criar conta' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Cadastro realizado!' })).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByRole('tab', { name: 'Pessoa Jurídica' })).toHaveAttribute('aria-selected', 'true');
  expect(window.location.pathname).toBe('/login');
});

it('[ACC-SUP-08, ACC-SUP-09] goes from the key to the route that the definitions give the type', async () => {
  const screen = await render(
    <MemoryRouter>
      <AccessKeyPage
        registration={toRegistration(fund)}
        hashToken="h"
        resend={async () => true}
        onBack={() => undefined}
      />
      <Path />
    </MemoryRouter>,
  );
  await screen.getByRole('textbox').first().click();
  await userEvent.keyboard('123456');
  await screen.getByRole('button', { name: 'Concluir' }).click();
  await expect.element(screen.getByText('at /Rota_FI')).toBeInTheDocument();
});

const Path = () => <p>at {useLocation().pathname}</p>;

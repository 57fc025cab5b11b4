import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import { toCompiledTab } from '../../../engine/core/definition/loadWizard';
import { formats } from '../../../engine/core/formats/br/table';
import type { JsonObject } from '../../../engine/core/json';
import type { Transport, TransportRequest } from '../../../engine/core/session/host';
import { createWizardSession } from '../../../engine/core/session/wizardSession';
import { resolveSettings } from '../../../engine/core/settings';
import * as financeiros from '../../../schemas/pf/dados-financeiros.json?tab';
import * as enderecos from '../../../schemas/pf/enderecos.json?tab';
import type { User } from '../../../src/api/user';
import { dialogs, host } from '../../../src/dialogs/dialogStore';
import { openWizard } from '../../../src/features/wizard/openWizard';
import { REVIEW, reviewLeft } from '../../../src/features/wizard/review/place';
import { WizardPage } from '../../../src/features/wizard/WizardPage';
import { sampleLists } from '../../../stories/engine/sampleLists';
import type { StoryTab } from '../../../stories/engine/tabSession';

vi.mock('../../../src/features/wizard/openWizard', () => ({ openWizard: vi.fn() }));

const entry = {
  id: 'pf',
  type: 1,
  registration: true as const,
  route: '/pf',
  title: 'Cadastro',
  url: '/definitions/pf.0.js',
};
const user = { NomeRazaoSocial: 'Helena', TipoCliente: 1, StatusCadastro: 0 } as User;
const tabs = [financeiros, enderecos] as unknown as StoryTab[];

const FINANCE: JsonObject = {
  RemuneracaoMensal: 12500.75,
  BensImoveis: 450000,
  BensMoveis: 62000.5,
  PatrimonioLiquido: 1,
};

/** Two tabs of the individual's wizard, both filled, and what is posted; lists arrive when `lists` says. */
async function openPage({ conclusion = 200, lists = Promise.resolve() } = {}) {
  const calls: TransportRequest[] = [];
  const { wizard, settings } = tabs[0] as StoryTab;
  const address = enderecos.definition.examples?.valid[1] as JsonObject;
  const session = createWizardSession({
    loaded: {
      wizard: {
        ...wizard,
        tabs: tabs.map(({ definition }) => ({ id: definition.id })),
        parts: [
          { id: 'financeira', data: ['dados-financeiros'], load: 'GET /financeira', save: 'POST /financeira' },
          { id: 'basica', data: ['enderecos'], load: 'GET /basica', save: 'POST /basica' },
        ],
      },
      tabs: Object.fromEntries(tabs.map((tab) => [tab.definition.id, toCompiledTab(tab, formats)])),
      settings,
    },
    transport: async (request): ReturnType<Transport> => {
      const { method, path } = request;
      if (method === 'POST') {
        calls.push(request);
        return {
          status: path.endsWith('ConcluirCadastro') ? conclusion : 200,
          body: { data: null },
        };
      }
      // The wizard opens with the calls of its parts: the words of a list are late, not the wizard.
      if (path.startsWith('/formularios/')) return { status: 404, body: null };
      if (path === '/financeira') return { status: 200, body: { data: FINANCE } };
      if (path === '/basica') return { status: 200, body: { data: address } };
      await lists;
      return { status: 200, body: { data: sampleLists[path.toLowerCase()] ?? [] } };
    },
    host: { ask: (question) => host.ask(question) },
    review: REVIEW,
    base: { settings: resolveSettings(settings, [], wizard.settings), user: { ...user }, mode: 'new', formats },
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' },
    storage: { read: () => null, write: () => undefined, remove: () => undefined },
    storageKey: 'unsaved',
  });
  vi.mocked(openWizard).mockResolvedValue({ session, open: session.open, slot: undefined });
  const screen = await render(
    <MemoryRouter>
      <WizardPage entry={entry} user={user} />
    </MemoryRouter>,
  );
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const title = (name: string) => screen.getByRole('heading', { level: 1, name });
  await expect.element(title('Endereços')).toBeVisible();
  const paths = () => calls.map(({ path }) => path);
  // Something to save: a step without changes needs no call.
  await screen.getByRole('textbox', { name: 'Número' }).first().fill('9');
  return { screen, press, title, paths, session };
}

afterEach(() => page.viewport(1280, 900));

beforeEach(() => {
  vi.mocked(openWizard).mockReset();
  dialogs.setState({ messages: [], toast: undefined });
  reviewLeft.setState({ edited: undefined });
});

describe('the look over everything before it is sent', () => {
  it('is the last step, after the last tab is saved, and nothing is sent yet', async () => {
    const { screen, press, title, paths } = await openPage();
    await press('Concluir');
    await expect.element(title('Confira antes de enviar')).toHaveFocus();
    expect(paths()).toEqual(['/basica']);
    await expect
      .element(screen.getByText('Remuneração mensal: R$ 12.500,75 · Bens imóveis: R$ 450.000,00'))
      .toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 4, name: 'Endereço comercial' })).not.toBeInTheDocument();
    await press('Abrir todas');
    await expect.element(screen.getByRole('region', { name: 'Dados Financeiros' })).toHaveTextContent('R$ 12.500,75');
    const addresses = screen.getByRole('region', { name: 'Endereços' });
    await expect.element(addresses).toHaveTextContent('PaísBrasil');
    await expect.element(addresses.getByRole('heading', { level: 4, name: 'Endereço comercial' })).toBeVisible();
    const steps = screen.getByRole('navigation', { name: 'Etapas do cadastro' }).first();
    expect(steps.getByRole('listitem').all()).toHaveLength(3);
    expect(steps.getByRole('listitem').all()[2]?.element().querySelector('[aria-current=step]')).not.toBeNull();
    await page.viewport(375, 812);
    const segments = () => [...document.querySelectorAll('nav > [aria-hidden] > i')].map(({ className }) => className);
    await expect.poll(segments).toHaveLength(3);
    expect(new Set(segments()).size).toBe(2);
  });

  it('waits for the words of a list', async () => {
    let arrive: () => void = () => undefined;
    const { screen, press } = await openPage({ lists: new Promise<void>((resolve) => (arrive = resolve)) });
    await press('Concluir');
    const addresses = screen.getByRole('region', { name: 'Endereços' });
    await press('Abrir todas');
    await expect.element(addresses).toHaveTextContent('PaísCarregando...');
    arrive();
    await expect.element(addresses).toHaveTextContent('PaísBrasil');
  });

  it('[PF-OP-24] posts the conclusion when it is confirmed, after the save', async () => {
    const { press, title, paths } = await openPage();
    await press('Concluir');
    await expect.element(title('Confira antes de enviar')).toBeVisible();
    await press('Concluir');
    await vi.waitFor(() => expect(paths()).toEqual(['/basica', '/PessoaFisica/ConcluirCadastro']));
    await vi.waitFor(() => expect(dialogs.getState().messages).toHaveLength(1));
  });

  it('[PF-OP-24] stays when the conclusion is refused, says so, and may be sent again', async () => {
    const { screen, press, title } = await openPage({ conclusion: 400 });
    await press('Concluir');
    await expect.element(title('Confira antes de enviar')).toBeVisible();
    await press('Concluir');
    await vi.waitFor(() => expect(dialogs.getState().messages).toHaveLength(1));
    expect(dialogs.getState().messages[0]).toMatchObject({
      message: { title: 'Dados informados inválidos.' },
    });
    dialogs.getState().messages[0]?.answer(true);
    await expect.element(screen.getByText('O envio não foi concluído')).toBeVisible();
    await expect.element(title('Confira antes de enviar')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Concluir' })).toBeEnabled();
  });

  it('says nothing of a sending that a step stopped, once that is mended', async () => {
    const { screen, press, title, paths, session } = await openPage();
    await press('Concluir');
    await expect.element(title('Confira antes de enviar')).toBeVisible();
    session.form('dados-financeiros').change('/BensImoveis', undefined);
    await press('Concluir');
    await expect.element(title('Dados Financeiros')).toBeVisible();
    await vi.waitFor(() => expect(dialogs.getState().messages[0]).toMatchObject({ message: { title: 'Oops...' } }));
    dialogs.getState().messages[0]?.answer(true);
    await screen.getByRole('textbox', { name: 'Bens imóveis', exact: true }).fill('100,00');
    await press('Avançar');
    await expect.element(title('Endereços')).toBeVisible();
    await press('Concluir');
    await expect.element(title('Confira antes de enviar')).toBeVisible();
    await expect.element(screen.getByText('O envio não foi concluído')).not.toBeInTheDocument();
    expect(paths()).not.toContain('/PessoaFisica/ConcluirCadastro');
  });

  it('leads back to the step, which is then ready to be concluded again', async () => {
    const { press, title, paths } = await openPage();
    await press('Concluir');
    await expect.element(title('Confira antes de enviar')).toBeVisible();
    await press('Voltar');
    await expect.element(title('Endereços')).toHaveFocus();
    await press('Concluir');
    await expect.element(title('Confira antes de enviar')).toBeVisible();
    expect(paths()).not.toContain('/PessoaFisica/ConcluirCadastro');
  });

  it('leads to a section of an earlier step, and from there back to that section of the look', async () => {
    const { screen, press, title, paths } = await openPage();
    await press('Concluir');
    await press('Abrir todas');
    await press('Editar Patrimônio');
    await expect.element(title('Dados Financeiros')).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Patrimônio' })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Avançar' })).toBeVisible();
    await screen.getByRole('textbox', { name: 'Bens imóveis', exact: true }).fill('100,00');
    await press('Voltar ao resumo');
    await expect.element(title('Confira antes de enviar')).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 4, name: 'Patrimônio' })).toHaveFocus();
    await expect.element(screen.getByRole('region', { name: 'Dados Financeiros' })).toHaveTextContent('R$ 100,00');
    await expect.element(screen.getByRole('button', { name: 'Voltar ao resumo' })).not.toBeInTheDocument();
    expect(paths()).toEqual(['/basica', '/financeira']);
  });

  it('does not come back while the edited section has an error', async () => {
    const { screen, press, title } = await openPage();
    await press('Concluir');
    await press('Abrir todas');
    await press('Editar Patrimônio');
    await screen.getByRole('textbox', { name: 'Bens imóveis', exact: true }).fill('');
    await press('Voltar ao resumo');
    await vi.waitFor(() => expect(dialogs.getState().messages[0]).toMatchObject({ message: { title: 'Oops...' } }));
    dialogs.getState().messages[0]?.answer(true);
    await expect.element(screen.getByRole('textbox', { name: 'Bens imóveis', exact: true })).toHaveFocus();
    await expect.element(title('Dados Financeiros')).toBeVisible();
  });

  it('leads to a section of the last step itself', async () => {
    const { screen, press, title } = await openPage();
    await press('Concluir');
    await press('Abrir todas');
    await press('Editar Endereço comercial');
    await expect.element(title('Endereços')).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Endereço comercial' })).toHaveFocus();
  });

  it('leaves the list of steps in use', async () => {
    const { screen, press, title } = await openPage();
    await press('Concluir');
    await expect.element(title('Confira antes de enviar')).toBeVisible();
    await screen
      .getByRole('button', { name: /Dados Financeiros/ })
      .first()
      .click();
    await expect.element(title('Dados Financeiros')).toHaveFocus();
  });

  it('sends nothing when the page goes away', async () => {
    const { screen, press, title, paths } = await openPage();
    await press('Concluir');
    await expect.element(title('Confira antes de enviar')).toBeVisible();
    await screen.unmount();
    expect(paths()).toEqual(['/basica']);
  });
});

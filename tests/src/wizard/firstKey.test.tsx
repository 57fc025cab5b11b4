import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import shared from '../../../schemas/shared.json';
import type { User } from '../../../src/api/user';
import { openWizard } from '../../../src/features/wizard/openWizard';
import { WizardPage } from '../../../src/features/wizard/WizardPage';
import { createDraftServer } from '../../support/draftServer';
import { answer, sessionOf, wizardOf } from '../../support/session';
import { tabOf } from '../../support/tabs';

const drawn = vi.hoisted(() => ({ steps: 0 }));

vi.mock('../../../src/features/wizard/openWizard', () => ({ openWizard: vi.fn() }));
vi.mock('../../../src/features/wizard/StepRail', () => ({
  StepRail: () => {
    drawn.steps += 1;
    return null;
  },
}));

const entry = {
  id: 'pf',
  type: 1,
  registration: true as const,
  route: '/pf',
  title: 'Cadastro',
  url: '/definitions/pf.0.js',
};
const user = { NomeRazaoSocial: 'Helena', TipoCliente: 1, StatusCadastro: 0 } as User;

/** Lets the wizard load. */
let load: () => void;

beforeEach(() => {
  const loading = new Promise<void>((resolve) => (load = resolve));
  const loaded = wizardOf(
    [tabOf({ Nome: {} })],
    [{ id: 'part', data: ['tab'], load: 'GET /part', save: 'POST /part' }],
  );
  loaded.wizard.texts = shared.texts;
  const replies = { 'GET /part': () => loading.then(() => answer({})) };
  const { session } = sessionOf(loaded, replies, { drafts: createDraftServer().windowOf('one') });
  vi.mocked(openWizard).mockResolvedValue({ session, open: session.open, slot: undefined });
});

it('nothing is said of the typing while the wizard loads', async () => {
  const screen = await render(
    <MemoryRouter>
      <main>Painel</main>
    </MemoryRouter>,
  );
  // As after another page: the first of a visit takes its shape later.
  await screen.rerender(
    <MemoryRouter>
      <WizardPage entry={entry} user={user} />
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: shared.texts.stepsTitle })).toBeVisible();
  await vi.waitFor(() => expect(drawn.steps).toBeGreaterThan(1));
  await expect.element(screen.getByText('Tudo salvo')).not.toBeInTheDocument();
  load();
  await expect.element(screen.getByText('Tudo salvo')).toBeVisible();
});

it('what becomes of typing is said with the first character and when it is there, and the page around stays as it is', async () => {
  const screen = await render(
    <MemoryRouter>
      <WizardPage entry={entry} user={user} />
    </MemoryRouter>,
  );
  load();
  const said = screen.getByText(/^(Tudo salvo|Salvando)$/);
  await expect.element(said).toHaveTextContent('Tudo salvo');
  await screen.getByRole('textbox', { name: 'Nome' }).click();
  drawn.steps = 0;
  await userEvent.keyboard('a');
  await expect.element(said).toHaveTextContent('Salvando');
  expect(drawn.steps).toBe(0);
  await expect.element(said).toHaveTextContent('Tudo salvo');
  await expect.element(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('a');
});

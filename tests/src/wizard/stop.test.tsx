import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import shared from '../../../schemas/shared.json';
import { client } from '../../../src/api/client';
import type { ApiRequest } from '../../../src/api/createClient';
import { clearToken, writeToken } from '../../../src/api/token';
import { ChangesNote } from '../../../src/features/wizard/versions/ChangesNote';
import { type Changes, changesTo } from '../../../src/features/wizard/versions/changes';
import { StopPage } from '../../../src/features/wizard/versions/StopPage';
import type { Turn } from '../../../src/features/wizard/versions/turn';
import { WizardTexts } from '../../../src/features/wizard/wizardTexts';

vi.mock('../../../src/features/wizard/versions/changes', () => ({ changesTo: vi.fn() }));

const NOTHING: Changes = { added: [], required: [], moved: [], gone: [], left: [], emptied: [] };
const ORIGIN = { title: 'Origem do patrimônio', tab: 'Dados Financeiros' };
const entry = { id: 'pf', type: 1, route: '/pf', title: 'Cadastro', url: '/definitions/a.js', number: 2 };
const place = { tab: 'dados-financeiros', reached: 'enderecos' };
const turn: Turn = { entry, place, before: 1, stop: 'A norma mudou.', texts: shared.texts };

let requests: ApiRequest[];
let status: number;

beforeEach(() => {
  [requests, status] = [[], 200];
  writeToken('a token', true);
  vi.mocked(changesTo).mockResolvedValue({ ...NOTHING, added: [ORIGIN] });
  vi.spyOn(client, 'send').mockImplementation(async (request) => {
    requests.push(request);
    return { status, body: { data: null } };
  });
  return clearToken;
});

const renderStop = (onGoOn: (turn: Turn) => void, onBack?: () => void) =>
  render(
    <MemoryRouter>
      <StopPage title="Cadastro" turn={turn} onGoOn={onGoOn} {...(onBack && { onBack })} />
    </MemoryRouter>,
  );
const saysThat = () => requests.filter(({ path }) => path === '/cliente/formularios/pf/versao');

it('a form in which nothing changes that could be listed shows no list', async () => {
  vi.mocked(changesTo).mockResolvedValue(NOTHING);
  const screen = await renderStop(() => undefined);
  const card = screen.getByRole('region', { name: 'Este formulário mudou' });
  await expect.element(card.getByText('A norma mudou.')).toBeVisible();
  await vi.waitFor(() => expect(changesTo).toHaveResolved());
  expect(card.element().querySelector('ul')).toBeNull();
  expect([...card.element().children].map(({ tagName }) => tagName)).toEqual(['H2', 'P', 'P', 'BUTTON']);
});

it.each([375, 1280])(
  'a form that has stopped says why, what changes, and that nothing is lost, at %i px',
  async (width) => {
    await page.viewport(width, 900);
    const screen = await renderStop(() => undefined);
    const card = screen.getByRole('region', { name: 'Este formulário mudou' });
    await expect.element(card.getByText('A norma mudou.')).toBeVisible();
    await expect
      .element(card.getByRole('listitem'))
      .toHaveTextContent('Novo: Origem do patrimônio (Dados Financeiros).');
    await expect.element(card.getByText('O que você já preencheu continua guardado.')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await page.viewport(1280, 900);
  },
);

it('it goes on where it was once the server knows that the customer has read it', async () => {
  const onGoOn = vi.fn();
  const screen = await renderStop(onGoOn);
  await screen.getByRole('button', { name: 'Continuar com o formulário novo' }).click();
  await vi.waitFor(() => expect(onGoOn).toHaveBeenCalled());
  expect(onGoOn.mock.lastCall).toEqual([{ entry, place, from: undefined, before: 1 }]);
  expect(saysThat()).toMatchObject([{ method: 'POST', body: { Versao: 2 } }]);
});

it('it stays, and can be tried again, where the server did not answer', async () => {
  const onGoOn = vi.fn();
  status = 500;
  const screen = await renderStop(onGoOn);
  const button = screen.getByRole('button', { name: 'Continuar com o formulário novo' });
  await button.click();
  await vi.waitFor(() => expect(saysThat()).toHaveLength(1));
  expect(onGoOn).not.toHaveBeenCalled();
  status = 200;
  await button.click();
  await vi.waitFor(() => expect(onGoOn).toHaveBeenCalledOnce());
});

it('a section that has stopped has its way back', async () => {
  const onBack = vi.fn();
  const screen = await renderStop(() => undefined, onBack);
  await expect.element(screen.getByText('A norma mudou.')).toBeVisible();
  await screen.getByRole('button', { name: 'Voltar' }).click();
  expect(onBack).toHaveBeenCalledOnce();
});

it('what changed is a line for each kind, with the tabs of the fields, until it is closed', async () => {
  const fields = ['CEP', 'Cidade'].map((title) => ({ title, tab: 'Endereços' }));
  const onClose = vi.fn();
  const changes = { ...NOTHING, added: [ORIGIN, ...fields], gone: [{ title: 'Fax', tab: 'Informações' }] };
  const screen = await render(
    <WizardTexts value={shared.texts}>
      <ChangesNote changes={changes} onClose={onClose} />
    </WizardTexts>,
  );
  const lines = screen
    .getByRole('status')
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Novo: Origem do patrimônio (Dados Financeiros), CEP, Cidade (Endereços).',
    'Não perguntamos mais: Fax (Informações).',
  ]);
  await screen.getByRole('button', { name: 'Fechar' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

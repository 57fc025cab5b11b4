import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import type { User } from '../../../src/api/user';
import { EditPage } from '../../../src/features/wizard/EditPage';
import { openWizard } from '../../../src/features/wizard/openWizard';
import { useNews } from '../../../src/features/wizard/versions/news';
import { sessionOf, wizardOf } from '../../support/session';
import { tabOf } from '../../support/tabs';

vi.mock('../../../src/features/wizard/openWizard', () => ({ openWizard: vi.fn() }));

const entry = { id: 'pf', type: 1, route: '/pf', title: 'Cadastro', url: '/definitions/pf.0.js', number: 2 };
const user = { NomeRazaoSocial: 'Helena', TipoCliente: 1, StatusCadastro: 2 } as User;

it('a section that the form does not have any more says so, with the ways back', async () => {
  const { session } = sessionOf(wizardOf([{ ...tabOf({ Name: {} }), id: 'other' }], []), {}, { tab: 'bancarios' });
  vi.mocked(openWizard).mockResolvedValue({ session, open: session.open, slot: undefined });
  const onBack = vi.fn();
  const props = { entry, user, mode: 'edit', tab: 'bancarios', name: 'Dados Bancários', onSaved: vi.fn() } as const;
  const screen = await render(
    <MemoryRouter>
      <EditPage {...props} onBack={onBack} />
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Dados Bancários' })).toBeVisible();
  await expect.element(screen.getByText('Esta seção não faz mais parte do cadastro')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Ver as seções de agora' })).toBeVisible();
  await vi.waitFor(() => expect(session.view().phase).toBe('ready'));
  await screen.getByRole('button', { name: 'Voltar' }).click();
  expect(onBack).toHaveBeenCalledOnce();
});

it('what came back says why: over the form, as the way to the field, and at the field itself', async () => {
  const fields = { Name: { title: 'Nome' }, City: { title: 'Cidade' } };
  const { session } = sessionOf(
    wizardOf([{ ...tabOf(fields), id: 'dados', title: 'Dados' }], []),
    {},
    { tab: 'dados' },
  );
  vi.mocked(openWizard).mockResolvedValue({ session, open: session.open, slot: undefined });
  const at = { 'dados/City': ['Não é a do comprovante.', 'Falta a sigla.'], outra: ['Falta um documento.'] };
  useNews.setState({ returned: { session, text: 'Faltam acertos.', at } });
  const props = { entry, user, mode: 'edit', tab: 'dados', name: 'Dados', onSaved: vi.fn(), onBack: vi.fn() } as const;
  const screen = await render(
    <MemoryRouter>
      <EditPage {...props} />
    </MemoryRouter>,
  );
  const note = screen.getByRole('region', { name: 'Cadastro devolvido para correção' });
  await expect
    .element(note)
    .toHaveTextContent(
      /Faltam acertos\. *Cidade *Não é a do comprovante\. *Cidade *Falta a sigla\..*Falta um documento\./,
    );
  const city = screen.getByRole('textbox', { name: 'Cidade' });
  await expect.element(city).toHaveAccessibleDescription('Não é a do comprovante. Falta a sigla.');
  await expect.element(screen.getByRole('textbox', { name: 'Nome' })).not.toHaveAccessibleDescription();
  await note.getByRole('button', { name: /^Cidade *Não é a do comprovante\.$/ }).click();
  await expect.element(city).toHaveFocus();
});

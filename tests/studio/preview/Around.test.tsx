import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import settings from '../../../schemas/settings.json?raw';
import types from '../../../schemas/types.json?raw';
import { WorkspaceProvider } from '../../../studio/document/WorkspaceContext';
import { createWorkspace } from '../../../studio/document/workspace';
import { AroundPick } from '../../../studio/preview/Around';
import { showPreview, useView } from '../../../studio/state/view';
import { accessibilityProblems } from '../accessibilityProblems';
import '../../../src/theme/tokens.css';
import '../../../studio/theme/studio.css';

const around = () => {
  const { settings: own, user } = useView.getState().preview;
  return { settings: own, user };
};

beforeEach(() => showPreview({ settings: {}, user: {} }));

it('changes settings and the customer of the preview, and takes back what is as in the beginning', async () => {
  await render(
    <WorkspaceProvider value={createWorkspace({ 'settings.json': settings, 'types.json': types })}>
      <AroundPick />
    </WorkspaceProvider>,
  );
  await page.getByRole('button', { name: /^Ajustes/ }).click();
  const flag = page.getByLabelText('Leva ao cadastro quem não foi encontrado no acesso');
  await flag.click();
  await page.getByLabelText('Situação do cadastro').selectOptions('Aprovado');
  await page.getByLabelText('Nome', { exact: true }).fill('Caio');
  expect(around()).toEqual({
    settings: { clienteNaoEncontrado: true },
    user: { StatusCadastro: 2, NomeRazaoSocial: 'Caio' },
  });
  expect(await accessibilityProblems(page.getByRole('dialog').element())).toEqual([]);
  await flag.click();
  expect(around().settings).toEqual({});
  await page.getByRole('button', { name: 'Como no início' }).click();
  expect(around().user).toEqual({});
});

import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storyWorkspace, WorkspaceStory } from '../../../stories/studio/WorkspaceStory';
import type { ImpactTold } from '../../../studio/impact';
import { ImpactPanel } from '../../../studio/panels/impact/ImpactPanel';
import { api } from '../../../studio/state/api';

const selection = { file: 'pf/informacoes.json', pointer: '', tab: 'pf/informacoes' };
const open = () =>
  render(
    <WorkspaceStory selection={selection} store={storyWorkspace(selection)} height={400}>
      <ImpactPanel />
    </WorkspaceStory>,
  );

it('tells how many registrations are judged, and ends the comparison when that is asked for', async () => {
  let tell: (done: number, all: number) => void = () => {};
  let signal: AbortSignal | undefined;
  const asked = vi.spyOn(api, 'impact').mockImplementation((_, told, own) => {
    [tell, signal] = [told, own];
    return new Promise((_, end) => own.addEventListener('abort', () => end(new Error('ended'))));
  });
  await open();
  await page.getByRole('button', { name: 'Ver o impacto' }).click();
  tell(123, 1000);
  await expect.element(page.getByText('123 de 1.000')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  expect(signal?.aborted).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Ver o impacto' })).toBeEnabled();
  await expect.element(page.getByText('123 de 1.000')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  asked.mockRestore();
});

it('lists by name what could not be judged, and the rest as always', async () => {
  const problem = { file: 'pf/enderecos.json', line: 7, message: 'Não há campo "Nada".' };
  const counts = { asked: 0, lost: 0, refused: 0, open: 0 };
  const asked = vi.spyOn(api, 'impact').mockResolvedValue({
    findings: [
      {
        ...{ id: 'one', kind: 'compatible', file: 'pf/informacoes.json', line: 30, pointer: '', version: 'after' },
        ...{
          wizard: 'pf',
          sentence: 'O rótulo mudou.',
          impact: { counts: { draft: counts, waiting: counts, approved: counts } },
        },
      },
    ],
    impact: { registrations: { draft: 1, waiting: 0, approved: 2 } },
    leftOut: [
      { what: 'file', name: 'pf/enderecos.json', ...problem },
      {
        what: 'example',
        name: 'pf/informacoes.json',
        file: 'pf/informacoes.json',
        line: 583,
        message: 'O exemplo não é válido.',
      },
    ],
  });
  await open();
  await page.getByRole('button', { name: 'Ver o impacto' }).click();
  const left = page.getByRole('region', { name: 'Não avaliado' });
  await expect.element(left.getByText('A aba Endereços foi avaliada como era antes.')).toBeVisible();
  await expect
    .element(left.getByText('Um exemplo de Informações está errado, e não decide sobre nenhum cadastro.'))
    .toBeVisible();
  await expect.element(page.getByText('O rótulo mudou.')).toBeVisible();
  await page.getByText('Versão publicada', { exact: true }).click();
  await page.getByRole('button', { name: 'Ver o impacto' }).click();
  await expect.element(page.getByText('Corrija o que não foi avaliado antes de publicar.')).toBeVisible();
  asked.mockRestore();
});

it('shows no answer to what was asked before something else was chosen', async () => {
  let answer: (told: ImpactTold) => void = () => {};
  const asked = vi.spyOn(api, 'impact').mockReturnValue(
    new Promise<ImpactTold>((resolve) => {
      answer = resolve;
    }),
  );
  await open();
  await page.getByRole('button', { name: 'Ver o impacto' }).click();
  await page.getByText('Versão publicada').click();
  answer({ findings: [], failure: 'De antes.' });
  await asked.mock.results[0]?.value;
  await expect.element(page.getByRole('button', { name: 'Ver o impacto' })).toBeEnabled();
  await expect.element(page.getByText('De antes.')).not.toBeInTheDocument();
  asked.mockRestore();
});

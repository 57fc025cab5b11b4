import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storyWorkspace, WorkspaceStory } from '../../../stories/studio/WorkspaceStory';
import type { ImpactTold } from '../../../studio/impact';
import { ImpactPanel } from '../../../studio/panels/impact/ImpactPanel';
import { api } from '../../../studio/state/api';

it('shows no answer to what was asked before something else was chosen', async () => {
  let answer: (told: ImpactTold) => void = () => {};
  const asked = vi.spyOn(api, 'impact').mockReturnValue(
    new Promise<ImpactTold>((resolve) => {
      answer = resolve;
    }),
  );
  const selection = { file: 'pf/informacoes.json', pointer: '', tab: 'pf/informacoes' };
  await render(
    <WorkspaceStory selection={selection} store={storyWorkspace(selection)} height={400}>
      <ImpactPanel />
    </WorkspaceStory>,
  );
  await page.getByRole('button', { name: 'Ver o impacto' }).click();
  await page.getByText('Versão publicada').click();
  answer({ findings: [], failure: 'De antes.' });
  await asked.mock.results[0]?.value;
  await expect.element(page.getByRole('button', { name: 'Ver o impacto' })).toBeEnabled();
  await expect.element(page.getByText('De antes.')).not.toBeInTheDocument();
  asked.mockRestore();
});

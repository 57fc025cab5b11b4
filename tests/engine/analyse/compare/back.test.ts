import { expect, it } from 'vitest';
import { turnAllRound } from '../../../../engine/core/migration/turn';
import type { MigrationStep } from '../../../../engine/core/migration/types';
import { changeOf, compared, versionOf } from './versions';

/** What going back over a change is told as, with the steps of the change turned round, and without. */
function wayBack(name: string, step: MigrationStep) {
  const { before = [], after } = changeOf(name);
  const [was, is] = [versionOf(before), versionOf(after)];
  const turned = turnAllRound([step]);
  if ('cannot' in turned) throw new Error('nothing turns the step round');
  const told = (steps?: Record<string, MigrationStep[]>) =>
    compared(is, was, steps)
      .findings.filter(({ kind }) => kind !== 'compatible')
      .map(({ code }) => code);
  return { with: told({ seguro: turned.steps }), without: told() };
}

it('loses nothing that a step carries back', () => {
  const step = { id: 's1', moved: 'titular/Profissao', to: 'titular/Ocupacao' };
  expect(wayBack('campo-renomeado-com-passo', step)).toEqual({ with: ['wireRenamed'], without: ['fieldRenamed'] });
});

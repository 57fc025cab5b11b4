import { expect, it } from 'vitest';
import { versionIn } from '../../../studio/server/mountImpact';
import { openStudio } from './studio';

it.each([
  [
    '7 · 23/11/2026 · Ana · Pergunta a profissão',
    { number: 7, said: '23/11/2026 · Ana · Pergunta a profissão', isCurrent: false },
  ],
  [
    '9 · 0f3a99c1 · 23/11/2026 às 09:00 · Ana · Outro título · from 01/01/2027 às 00:00',
    {
      number: 9,
      said: '23/11/2026 às 09:00 · Ana · Outro título · a partir de 01/01/2027 às 00:00',
      isCurrent: false,
    },
  ],
  ['8 · hoje · Bia · Sem ela · current', { number: 8, said: 'hoje · Bia · Sem ela', isCurrent: true }],
])('reads a published version from "%s"', (line, version) => {
  expect(versionIn(line)).toEqual([version]);
});

it('takes no other line for a version', () => {
  expect(['', 'Building the definitions ...', '0 · x', 'proposal 3 · x'].flatMap(versionIn)).toEqual([]);
});

it('counts what the examples of all tabs show of their conditions', { timeout: 60_000 }, async () => {
  const { send } = await openStudio();
  const { wizards } = (await send('POST', '/estudio/api/coverage', { changes: {} })).json();
  expect(wizards.map(({ wizard }: { wizard: string }) => wizard)).toEqual(['fundo', 'pf', 'pj', 'acesso']);
  for (const { conditions, shown } of wizards) expect([conditions > 0, shown <= conditions]).toEqual([true, true]);
});

it('goes back only to a version that is named, and shares nothing by a path', async () => {
  const { send } = await openStudio();
  const impact = await send('POST', '/estudio/api/impact', { changes: {}, against: 'earlier' });
  expect(impact.statusCode).toBe(400);
  const share = await send('POST', '/estudio/api/share', { changes: {}, wizard: '../pf' });
  expect(share.statusCode).toBe(400);
});

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findEval } from '../../scripts/lib/evalUse.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { npmRun } from '../support/command';

const folder = `.cache/build-${process.pid}`;
const path = (name: string) => join(ROOT, folder, name);
afterAll(() => rmSync(path(''), { recursive: true, force: true }));

it('npm run build makes definitions, portal and server, and no script that makes code from text', async () => {
  expect(await npmRun('build', [folder])).toEqual({ code: 0, output: '' });
  for (const file of ['portal/index.html', 'server/main.js', 'server/data', 'server/drizzle', '.hash'])
    expect([file, existsSync(path(file))]).toEqual([file, true]);
  const { wizards } = JSON.parse(readFileSync(path('definitions/index.json'), 'utf8')) as { wizards: object[] };
  expect(wizards.length).toBeGreaterThan(0);
  expect([...findEval(path('portal')), ...findEval(path('definitions'))]).toEqual([]);
});

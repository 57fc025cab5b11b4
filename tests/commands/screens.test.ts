import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { screens } from '../../scripts/lib/screens/screens';
import { LOOKS } from '../../scripts/lib/visual/looks';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

const MOST_BYTES = 60e3;
const KEPT = join(ROOT, 'docs/images/screens');
const filesOf = (name: string) => LOOKS.map((look) => `${name}-${look.name}.webp`).sort();

it('npm run screens pictures a screen of the built portal at both widths, light and dark', async () => {
  const out = temporaryFolder();
  expect(await npmRun('screens', ['--only', 'acesso', '--out', out])).toEqual({ code: 0, output: 'acesso' });
  expect(readdirSync(out).sort()).toEqual(filesOf('acesso'));
  for (const file of readdirSync(out))
    expect(readFileSync(join(out, file)).toString('latin1', 8, 12), file).toBe('WEBP');
});

it('the README shows the ten main screens in each look, each picture below 60 kB', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  expect(screens).toHaveLength(10);
  const wanted = screens.flatMap(({ name }) => filesOf(name)).sort();
  expect(readdirSync(KEPT).sort()).toEqual(wanted);
  for (const file of wanted) {
    expect(readme, file).toContain(`"docs/images/screens/${file}"`);
    expect(statSync(join(KEPT, file)).size, file).toBeLessThan(MOST_BYTES);
  }
});

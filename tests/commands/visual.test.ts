import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { readPng, writePng } from '../../scripts/lib/visual/png';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

const SAMPLE = 'tabs-fundo-participantes';
/** Written by the command, as on a new checkout. */
const WRITTEN = join(ROOT, 'stories/tabs/fundo-participantes.stories.tsx');

it('npm run visual finds, in a sample of stories, the one picture that was changed and no other', async () => {
  const folder = temporaryFolder();
  const [pictures, out] = [join(folder, 'pictures'), join(folder, 'page')];
  rmSync(WRITTEN, { force: true });
  // Of whatever browser is here.
  const given = ['--only', SAMPLE, '--pictures', pictures, '--out', out];
  const accepted = await npmRun('visual', [...given, '--accept']);
  expect([accepted.code, accepted.output]).toEqual([0, expect.any(String)]);
  const [kept = ''] = readdirSync(pictures);
  const name = `${SAMPLE}--filled.1280-light.png`;
  const picture = readPng(readFileSync(join(pictures, kept, name)));
  picture.data.fill(120, 0, picture.width * 4 * 20);
  writeFileSync(join(pictures, kept, name), writePng(picture));

  const { code, output } = await npmRun('visual', given);
  expect(output).toMatch(new RegExp(`^${name}: changed, \\d+ points differ\\n.*: 1 differ\\. `));
  expect(code).toBe(1);
  expect(existsSync(join(out, `shown.${name}`))).toBe(true);
}, 480_000);

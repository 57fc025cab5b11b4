import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHOTS } from '../../scripts/lib/guidePictures/shots';
import { ROOT } from '../../scripts/lib/root.mjs';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

it('npm run guide:pictures takes a picture of the Estúdio for the guide', async () => {
  const out = temporaryFolder();
  expect(await npmRun('guide:pictures', ['--only', 'campo', '--out', out])).toEqual({
    code: 0,
    output: join(out, 'estudio-campo.webp'),
  });
  const picture = readFileSync(join(out, 'estudio-campo.webp'));
  // Source: RFC 9649, 2.4
  expect(picture.subarray(8, 12).toString()).toBe('WEBP');
  expect(picture.length).toBeGreaterThan(20_000);
});

it('npm run guide:pictures says what pictures there are where it knows none of that name', async () => {
  const { code, output } = await npmRun('guide:pictures', ['--only', 'nada']);
  expect(code).toBe(1);
  expect(output).toContain(Object.keys(SHOTS).join(', '));
});

it('npm run guide:pictures takes every picture that the guide shows, and no other', () => {
  const guide = readFileSync(join(ROOT, 'docs/analistas.md'), 'utf8');
  const shown = [...guide.matchAll(/\(images\/estudio-(\w+)\.webp\)/g)].map(([, name]) => name);
  expect(shown.toSorted()).toEqual(Object.keys(SHOTS).toSorted());
  for (const name of shown) expect(existsSync(join(ROOT, `docs/images/estudio-${name}.webp`))).toBe(true);
  const kept = readdirSync(join(ROOT, 'docs/images')).filter((name) => name.startsWith('estudio-'));
  expect(kept).toHaveLength(shown.length);
});

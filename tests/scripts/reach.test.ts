import { expect, it } from 'vitest';
import { changedFiles, reachedTests } from '../../scripts/lib/changed.mjs';
import { createReach } from '../../scripts/lib/reach.mjs';
import { runnerOf } from '../../scripts/lib/testFiles.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

it('a file depends on what it imports, on what its texts name, and on what these do', () => {
  const root = temporaryFolder({
    'tests/a.test.ts': `import { a } from '../src/a'; run('scripts/go.mjs'); read('docs'); serve('dist/portal');`,
    'src/a.ts': `import './a.css'; export * from './b';`,
    'src/b.ts': 'const unrelated = "dist";',
    'src/lonely.ts': '',
    'src/a.css': '',
    'scripts/go.mjs': `import './lib.mjs';`,
    'scripts/lib.mjs': '',
    'docs/deep/page.md': '',
    'public/logo.svg': '',
  });
  const reach = createReach(root, { places: ['tests', 'src', 'scripts', 'docs', 'public'], built: ['public'] });
  const all = ['src/a.ts', 'src/b.ts', 'src/a.css', 'scripts/go.mjs', 'scripts/lib.mjs', 'docs/deep/page.md'];
  expect([...reach(['tests/a.test.ts'])].sort()).toEqual(['tests/a.test.ts', 'public/logo.svg', ...all].sort());
  expect([...reach(['src/b.ts'])]).toEqual(['src/b.ts']);
});

it('a compiled tab depends on its own folder and on what all forms share, not on other forms', () => {
  const root = temporaryFolder({
    'tests/a.test.tsx': `import * as tab from '../schemas/pf/one.json?tab';`,
    ...Object.fromEntries(
      ['pf/one', 'pf/wizard', 'pj/other', 'pj/wizard', 'shared/both', 'settings'].map((name) => [
        `schemas/${name}.json`,
        '{}',
      ]),
    ),
  });
  const reach = createReach(root, { places: ['tests', 'schemas'], built: [] });
  expect([...reach(['tests/a.test.tsx'])].filter((file) => file.startsWith('schemas/')).sort()).toEqual([
    'schemas/pf/one.json',
    'schemas/pf/wizard.json',
    'schemas/settings.json',
    'schemas/shared/both.json',
  ]);
});

const of = (reached: ReturnType<typeof reachedTests>, runner: string) => reached[runner]?.files ?? [];

it('a change of a wizard reaches the tests of all definitions, and no story of another wizard', () => {
  const reached = reachedTests(['schemas/pf/enderecos.json']);
  expect(of(reached, 'unit')).toEqual(expect.arrayContaining(['tests/docs/analysts.test.ts']));
  expect(of(reached, 'unit').filter((file) => file.startsWith('tests/schemas/')).length).toBeGreaterThan(30);
  expect(of(reached, 'storybook')).not.toContain('stories/tabs/pj-participantes.stories.tsx');
  const stories = of(reached, 'e2e');
  expect(stories).toEqual(expect.arrayContaining(['tests/e2e/pf/enderecos.spec.ts', 'tests/e2e/login.spec.ts']));
  expect(stories.filter((file) => /^tests\/e2e\/(pj|fundo)\//.test(file))).toEqual([]);
});

it('a change of a style reaches stories and browser tests, of a page nothing but its readers, of the lock file all', () => {
  const style = reachedTests(['src/theme/tokens.css']);
  expect(of(style, 'storybook').length).toBe(style.storybook?.of);
  expect(of(style, 'postgres').length).toBeLessThan(5);
  const page = reachedTests(['docs/errors.md', 'CHANGELOG.md', 'docs/decisions/0001-x.md']);
  expect(of(page, 'unit').length).toBeLessThan(12);
  expect([of(page, 'e2e'), of(page, 'browser'), of(page, 'storybook')]).toEqual([
    ['tests/e2e/besideRegistration.spec.ts'],
    [],
    [],
  ]);
  expect(Object.values(reachedTests(['package-lock.json'])).filter(({ files, of }) => files.length < of)).toEqual([]);
  expect(Object.values(reachedTests(['CHANGELOG.md'])).flatMap(({ files }) => files)).toEqual([]);
}, 120_000);

it('a change of tests reaches these, each by its runner, and no others beside those that read them', () => {
  const reached = reachedTests(['tests/bench/ratio.test.ts', 'tests/e2e/login.spec.ts']);
  expect(of(reached, 'unit')).toContain('tests/bench/ratio.test.ts');
  expect(of(reached, 'unit').filter((file) => !/^tests\/(?:bench|scripts|ops)\//.test(file))).toEqual([]);
  expect(of(reached, 'e2e')).toEqual(['tests/e2e/login.spec.ts']);
  expect(runnerOf('tests/commands/all.test.ts')).toBe('commands');
  expect(runnerOf('README.md')).toBeUndefined();
});

it('an unknown commit is told', async () => {
  expect(await changedFiles('no-such-commit')).toEqual({
    problem: 'There is no commit "no-such-commit" to compare with; name one: npm test -- changed <commit>',
  });
});

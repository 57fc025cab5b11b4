import { expect, it } from 'vitest';
import { unreachedFiles, unusedExports, unusedPackages } from '../../scripts/lib/unused.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

it('reaches files by static and lazy imports, re-exports, globs and URLs, and names the rest', () => {
  const root = temporaryFolder({
    'src/main.tsx': `import { a } from './a'; const page = () => import('./Page'); import.meta.glob('./tabs/**/*.ts');`,
    'src/a.ts': `export * from './b/index';\nexport const stub = new URL('./stub.ts', import.meta.url);`,
    'src/b/index.ts': '',
    'src/Page.tsx': '',
    'src/stub.ts': '',
    'src/tabs/x/one.ts': '',
    'src/types.d.ts': '',
    'src/lost.ts': `import './a';`,
  });
  expect(unreachedFiles(root, { folders: ['src'], entries: ['src/main.tsx'] })).toEqual(['src/lost.ts']);
});

it('names the exported values that no other file mentions', () => {
  const root = temporaryFolder({
    'src/a.ts': 'export const used = 1;\nexport function lonely() { return lonely; }\nexport interface Shape {}',
    'tests/a.test.ts': `import { used } from '../src/a';`,
  });
  expect(unusedExports(root, { folders: ['src'], readers: ['tests'] })).toEqual(['src/a.ts: lonely']);
});

it('counts no test as a reader, but lets it see what its own file uses', () => {
  const root = temporaryFolder({
    'src/a.ts': 'export const inner = 1;\nexport const used = inner;\nexport const forTests = 2;',
    'src/main.ts': `import { used } from './a';`,
    'tests/a.test.ts': `import { forTests, inner } from '../src/a';`,
  });
  expect(unusedExports(root, { folders: ['src'], readers: [], tests: ['tests'] })).toEqual(['src/a.ts: forTests']);
});

it('names the packages that neither a file nor a command uses', () => {
  const packages = ['react', '@rjsf/core', 'tsx', 'storybook', 'left-pad', '@types/node'];
  const root = temporaryFolder({
    'package.json': JSON.stringify({
      scripts: { storybook: 'storybook dev -p 6006' },
      dependencies: Object.fromEntries(packages.map((name) => [name, '1.0.0'])),
    }),
    'src/a.ts': `import { useState } from 'react'; import Form from '@rjsf/core/lib/Form';`,
  });
  expect(unusedPackages(root, { readers: ['src'], tools: ['tsx'] })).toEqual(['left-pad']);
});

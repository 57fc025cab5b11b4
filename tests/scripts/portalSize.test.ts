import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { biggestModule, gzipSize, scriptsOfPage } from '../../scripts/lib/portalSize.mjs';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/app/Session.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_rjsf.js': { file: 'assets/rjsf.js', imports: ['_react.js'] },
  'src/app/Session.tsx': {
    file: 'assets/session.js',
    imports: ['index.html'],
    dynamicImports: ['src/features/help/Help.tsx', 'src/features/wizard/WizardPage.tsx'],
  },
  'src/features/help/Help.tsx': { file: 'assets/help.js' },
  'src/features/wizard/WizardPage.tsx': {
    file: 'assets/wizard.js',
    imports: ['_rjsf.js'],
    dynamicImports: ['src/blocks/Documents.tsx'],
  },
  'src/blocks/Documents.tsx': { file: 'assets/documents.js' },
};

it('counts every chunk on the way to a lazy page, each file once, and nothing that loads later', () => {
  expect(scriptsOfPage(manifest, 'src/features/wizard').sort()).toEqual([
    'assets/index.js',
    'assets/react.js',
    'assets/rjsf.js',
    'assets/session.js',
    'assets/wizard.js',
  ]);
});

it('takes of two ways to a page the one with the fewest scripts', () => {
  const two = {
    ...manifest,
    'index.html': { ...manifest['index.html'], dynamicImports: ['src/app/Public.tsx', 'src/app/Session.tsx'] },
    'src/app/Public.tsx': { file: 'assets/public.js', imports: ['src/app/Session.tsx'] },
  };
  expect(scriptsOfPage(two, 'src/features/wizard').sort()).toEqual(
    scriptsOfPage(manifest, 'src/features/wizard').sort(),
  );
});

it('counts the entry for a page that is not lazy', () => {
  expect(scriptsOfPage(manifest, 'src/features/login')).toEqual(['assets/index.js', 'assets/react.js']);
});

it('measures the biggest module of a tab, and leaves out forms that stand alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-size-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('index.json', JSON.stringify({ wizards: [], forms: [{ id: 'acesso/a', url: './alone.1.js' }] }));
  write('tab.1.js', 'export default 1;');
  write('alone.1.js', randomBytes(500).toString('hex'));
  expect(biggestModule(folder)).toBe(gzipSize(join(folder, 'tab.1.js')));
});

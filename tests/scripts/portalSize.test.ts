import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { biggestModule, gzipSize, scriptsOfPage } from '../../scripts/lib/portalSize.mjs';

const manifest = {
  '_entry-1.js': { file: 'assets/entry.js', imports: ['_react.js'], dynamicImports: ['_session-1.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_rjsf.js': { file: 'assets/rjsf.js', imports: ['_react.js'] },
  '_session-1.css': { file: 'assets/session.css' },
  '_session-1.js': {
    file: 'assets/session.js',
    imports: ['_entry-1.js'],
    dynamicImports: ['src/features/help/Help.tsx', '_wizard-1.js'],
  },
  'src/features/help/Help.tsx': { file: 'assets/help.js' },
  '_wizard-1.js': { file: 'assets/wizard.js', imports: ['_rjsf.js'], dynamicImports: ['src/blocks/Documents.tsx'] },
  'src/blocks/Documents.tsx': { file: 'assets/documents.js' },
};

it('counts the scripts of a lazy page, each file once, and nothing that loads later', () => {
  expect(scriptsOfPage(manifest, ['_session-', '_wizard-']).sort()).toEqual([
    'assets/entry.js',
    'assets/react.js',
    'assets/rjsf.js',
    'assets/session.js',
    'assets/wizard.js',
  ]);
});

it('counts the entry for a page that is not lazy', () => {
  expect(scriptsOfPage(manifest, [])).toEqual(['assets/entry.js', 'assets/react.js']);
});

it('refuses a portal that was built without a script of the page', () => {
  expect(() => scriptsOfPage(manifest, ['_session-', '_tabs-'])).toThrow('without its entry or _session- _tabs-');
});

it('measures the biggest module of a tab, and leaves out forms that stand alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-size-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('index.json', JSON.stringify({ wizards: [], forms: [{ id: 'acesso/a', url: './alone.1.js' }] }));
  write('tab.1.js', 'export default 1;');
  write('alone.1.js', randomBytes(500).toString('hex'));
  expect(biggestModule(folder)).toBe(gzipSize(join(folder, 'tab.1.js')));
});

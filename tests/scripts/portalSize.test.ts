import { expect, it } from 'vitest';
import { scriptsOfRoute } from '../../scripts/lib/portalSize.mjs';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/features/login/LoginPage.tsx', 'src/features/wizard/WizardPage.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_rjsf.js': { file: 'assets/rjsf.js', imports: ['_react.js'] },
  'src/features/login/LoginPage.tsx': { file: 'assets/login.js', imports: ['_react.js'] },
  'src/features/wizard/WizardPage.tsx': {
    file: 'assets/wizard.js',
    imports: ['_rjsf.js'],
    dynamicImports: ['src/blocks/Documents.tsx'],
  },
  'src/blocks/Documents.tsx': { file: 'assets/documents.js' },
};

it('counts the shell and the lazy chunk of a route, each file once, and nothing that loads later', () => {
  expect(scriptsOfRoute(manifest, 'src/features/login')).toEqual([
    'assets/index.js',
    'assets/react.js',
    'assets/login.js',
  ]);
  expect(scriptsOfRoute(manifest, 'src/features/wizard')).toEqual([
    'assets/index.js',
    'assets/react.js',
    'assets/wizard.js',
    'assets/rjsf.js',
  ]);
});

it('says so when a route is not loaded lazily', () => {
  expect(() => scriptsOfRoute(manifest, 'src/features/signing')).toThrow(
    'The portal loads no chunk of src/features/signing lazily',
  );
});

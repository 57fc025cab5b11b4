import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BLOCKS } from './contract/blocks.ts';
import { definitions, rjsfAliases } from './engine/vite.ts';
import portal from './package.json' with { type: 'json' };
import { devTenant } from './scripts/devTenant.ts';
import { serviceWorker } from './scripts/serviceWorker.ts';
import { shortClassNames } from './scripts/shortClassNames.ts';
import { versionFile } from './scripts/versionFile.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    definitions({ schemas: 'schemas', names: { blocks: BLOCKS } }),
    shortClassNames(root),
    devTenant(root),
    versionFile(portal.version),
    serviceWorker(),
  ],
  // For the size of the bundle: stories and tests also show forms of stock rjsf, which need all of it.
  resolve: { alias: command === 'build' ? rjsfAliases : [] },
  // Written while the development server runs: the embedded database, reports, compiled definitions.
  server: { watch: { ignored: ['data', 'dist', 'reports', '.cache'].map((folder) => `${root}${folder}/**`) } },
  build: {
    outDir: 'dist/portal',
    manifest: true,
    target: 'es2022',
    // The content security policy allows neither data: images nor data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What the login needs is one script, and what every form, every page and every session need others: in pieces
        // shared with later pages they weigh 3 kB more.
        codeSplitting: {
          includeDependenciesRecursively: true,
          groups: [
            { name: 'entry', test: /[\\/]src[\\/](main|app[\\/]App|features[\\/]login[\\/])/, priority: 2 },
            { name: 'form', test: /[\\/]engine[\\/]react[\\/]form[\\/]/, priority: 1 },
            { name: 'frame', test: /[\\/]src[\\/](shell[\\/]Shell|ui[\\/]FootBar|api[\\/]loadUser)\./, priority: 2 },
            { name: 'session', test: /[\\/]src[\\/]app[\\/]SessionRoutes/, priority: 1 },
          ],
        },
      },
    },
  },
}));

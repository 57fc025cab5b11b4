import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rjsfAliases } from './engine/compile/rjsfAliases.ts';
import { definitions } from './engine/compile/vitePlugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  plugins: [react(), definitions({ schemas: 'schemas' })],
  resolve: { alias: rjsfAliases },
  // Written while the development server runs: the embedded database, reports, compiled definitions.
  server: { watch: { ignored: ['data', 'dist', 'reports', '.cache'].map((folder) => `${root}${folder}/**`) } },
  build: {
    outDir: 'dist/portal',
    manifest: true,
    target: 'es2022',
    // The content security policy allows neither data: images nor data: fonts.
    assetsInlineLimit: 0,
  },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rjsfAliases } from '../engine/vite.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The pages of the Estúdio: never part of the portal's build. */
export default defineConfig({
  root: here,
  base: '/estudio/',
  plugins: [react()],
  resolve: { alias: rjsfAliases },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: { index: `${here}index.html`, preview: `${here}preview.html` } },
  },
});

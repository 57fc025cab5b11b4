import { definitions, rjsfAliases } from 'ficha-engine/vite';
import { defineConfig } from 'vite';
import english from './node_modules/ficha-engine/texts/en.json' with { type: 'json' };

export default defineConfig({
  plugins: [definitions({ schemas: 'schemas', names: { texts: english } })],
  resolve: { alias: rjsfAliases },
});

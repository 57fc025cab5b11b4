import { definitions, rjsfAliases } from 'ficha-engine/vite';
import { defineConfig } from 'vite';
import english from './node_modules/ficha-engine/texts/en.json' with { type: 'json' };
import problems from './node_modules/ficha-engine/texts/problems.en.json' with { type: 'json' };

export default defineConfig({
  plugins: [definitions({ schemas: 'schemas', names: { texts: english, problems } })],
  resolve: { alias: rjsfAliases },
});

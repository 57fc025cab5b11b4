import { rjsfAliases } from 'ficha-engine/vite';
import { defineConfig } from 'vite';

// Nothing of the definitions is part of the page: the server compiles them when it starts.
export default defineConfig({ resolve: { alias: rjsfAliases }, build: { assetsInlineLimit: 0 } });

/**
 * Definitions in Vite: compiled for the build, served and reloaded while one works on them. For `vite.config.ts`.
 *
 * @example
 * import english from 'ficha-engine/texts/en.json' with { type: 'json' };
 * import problems from 'ficha-engine/texts/problems.en.json' with { type: 'json' };
 * import { definitions, rjsfAliases } from 'ficha-engine/vite';
 * import { defineConfig, runnerImport } from 'vite';
 *
 * const config = defineConfig({
 *   plugins: [definitions({ schemas: 'examples/own-wizard/schemas', names: { texts: english, problems } })],
 *   resolve: { alias: rjsfAliases },
 * });
 *
 * // What `import * as day from './examples/own-wizard/schemas/visit/day.json?tab'` gives.
 * const file = './examples/own-wizard/schemas/visit/day.json?tab';
 * const { module: day } = await runnerImport<typeof import('./day.json?tab')>(file, config);
 * day.definition.title; // 'Day'
 * day.wizard.language; // 'en'
 */
export { rjsfAliases } from './compile/rjsfAliases.ts';
export { definitions } from './compile/vitePlugin.ts';

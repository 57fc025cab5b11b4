/**
 * Definitions in Vite: compiled for the build, served and reloaded while one works on them. For `vite.config.ts`.
 *
 * @example
 * import { definitions } from 'ficha-engine/vite';
 *
 * const plugin = definitions({ schemas: 'schemas' });
 * typeof plugin.name; // 'string'
 */
export { rjsfAliases } from './compile/rjsfAliases.ts';
export { definitions } from './compile/vitePlugin.ts';

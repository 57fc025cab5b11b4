/** Definitions in Vite: compiled for the build, served and reloaded while one works on them. For `vite.config.ts`. */
export { rjsfAliases } from './compile/rjsfAliases.ts';
export { definitions } from './compile/vitePlugin.ts';

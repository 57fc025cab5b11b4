import type { Plugin } from 'vite';
import type { CompiledSchemas } from '../engine/compile';

/** What the plugin of the definitions gives others. */
interface Compiles {
  compile(): Promise<CompiledSchemas | { wrong: string }>;
}

/** Puts the compiled definitions beside a Storybook that is built: a page fetches them as from the server of development. */
export function builtDefinitions(): Plugin {
  let api: Compiles | undefined;
  return {
    name: 'storybook:definitions',
    apply: 'build',
    configResolved({ plugins }) {
      api = plugins.find(({ name }) => name === 'ficha:definitions')?.api;
    },
    async generateBundle() {
      const compiled = await api?.compile();
      if (!compiled) return;
      if ('wrong' in compiled) this.error(compiled.wrong);
      const add = (name: string, source: string) =>
        this.emitFile({ type: 'asset', fileName: `definitions/${name}`, source });
      add('index.json', JSON.stringify(compiled.index));
      for (const [name, code] of Object.entries(compiled.modules)) add(name, code);
    },
  };
}

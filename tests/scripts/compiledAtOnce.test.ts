import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compiledAtOnce } from '../../scripts/compiledAtOnce';

const SOURCES: Record<string, string> = {
  '/main.js': 'import { later } from "/later.js"; later(); import("/seldom.js");',
  '/later.js': 'export const later = () => console.log("later");',
  '/seldom.js': 'console.log("seldom"); import("/never.js");',
  '/never.js': 'console.log("never");',
};

it('the named scripts begin with the word that has all of their functions compiled, the others do not', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (source) => (source in SOURCES ? source : undefined),
        load: (id) => SOURCES[id],
      },
      compiledAtOnce(['main']),
    ],
    build: {
      write: false,
      rolldownOptions: { input: '/main.js' },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const firstLines = output
    .filter((file) => file.type === 'chunk')
    .map(({ name, code }) => [name, code.startsWith('//# allFunctionsCalledOnLoad\n')]);
  expect(Object.fromEntries(firstLines)).toMatchObject({ main: true, seldom: false, never: false });
});

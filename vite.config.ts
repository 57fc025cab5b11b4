import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BLOCKS } from './contract/blocks.ts';
import { definitions, rjsfAliases } from './engine/vite.ts';
import portal from './package.json' with { type: 'json' };
import { compiledAtOnce } from './scripts/compiledAtOnce.ts';
import { devTenant } from './scripts/devTenant.ts';
import { earlyTheme } from './scripts/earlyTheme.ts';
import { serviceWorker } from './scripts/serviceWorker.ts';
import { shortClassNames } from './scripts/shortClassNames.ts';
import { versionFile } from './scripts/versionFile.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Modules by the beginnings of their paths below the project. */
const modules = (...paths: string[]) => new RegExp(`[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})`);

/** The scripts that pages share, what each begins with; what that imports goes along, to the first that has it. */
const SCRIPTS = {
  calls: modules(
    'node_modules/(ky|zustand/esm/vanilla)',
    'src/(api/(client|loadWizards|loadSettings|token|user)|dialogs/dialogStore|history/moves|session/unsaved|ui/pageIdle)',
    'contract/pages',
    'engine/core/formats/(email|mask|br/(cnpj|cpf)\\.)',
  ),
  open: modules('src/features/wizard/ahead'),
  entry: /[\\/](src[\\/](main|app[\\/]App|features[\\/]login[\\/]))|rolldown[\\/]runtime/,
  pages: modules(
    'src/shell/Shell',
    'src/ui/(FootBar|Badge|Card|moment|richText)',
    'src/api/(loadUser|transport)',
    'src/dialogs/Modal',
    'src/history/(useOwnEntry|useLeaveWarning)',
    'src/app/SessionRoutes',
    'src/session/offline/lastAnswers',
    'src/features/wizard/(WizardPage|useTabActions)',
    'engine/react/(form/(?!TabView|StandaloneFormView)|collection/\\w+\\.module|theme/table\\.module)',
    'engine/core/(session/(typed|options|view)|mapping/completion|formats/|definition/loadWizard)',
  ),
  ending: modules('src/session/endSending'),
  dashboard: modules('src/app/DashboardRoute'),
  lists: modules('src/features/wizard/listTab'),
  public: modules('src/app/PublicRoutes'),
  models: modules('src/blocks/\\w+/model'),
};

/** Of these a page needs most as it begins. */
const BEGINNINGS = ['calls', 'open', 'entry', 'pages'] satisfies (keyof typeof SCRIPTS)[];

/** By its package's own names, the router of the development server is built in, too: with all that it warns of. */
const ROUTER = [
  { find: /^react-router$/, replacement: `${root}node_modules/react-router/dist/production/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${root}node_modules/react-router/dist/production/dom-export.mjs` },
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    definitions({ schemas: 'schemas', names: { blocks: BLOCKS } }),
    shortClassNames(root),
    devTenant(root),
    earlyTheme(root),
    versionFile(portal.version),
    compiledAtOnce(BEGINNINGS),
    serviceWorker(),
  ],
  // For the size of the bundle: stories and tests also show forms of stock rjsf, which need all of it.
  resolve: { alias: command === 'build' ? [...rjsfAliases, ...ROUTER] : [] },
  // Written while the development server runs: the embedded database, reports, compiled definitions.
  server: { watch: { ignored: ['data', 'dist', 'reports', '.cache'].map((folder) => `${root}${folder}/**`) } },
  build: {
    outDir: 'dist/portal',
    manifest: true,
    target: 'es2022',
    // The content security policy allows neither data: images nor data: fonts.
    assetsInlineLimit: 0,
    // The page itself names the entry and its styles: no script has to ask for them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !/\/(entry|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        // In pieces shared with later pages they weigh 3 kB more, and a phone asks for six at a time at most.
        codeSplitting: {
          includeDependenciesRecursively: true,
          groups: Object.entries(SCRIPTS).map(([name, test], index) => ({ name, test, priority: 10 - index })),
        },
      },
    },
  },
}));

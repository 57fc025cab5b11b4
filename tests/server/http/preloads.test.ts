import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createEarlyFiles, createPreloads } from '../../../server/http/preloads';
import type { DefinitionFiles, Version } from '../../../server/storage/definitions/types';

const entry = (id: string, route: string, hash: string) => ({
  id,
  type: 1,
  route,
  title: '',
  url: `./${id}.${hash}.js`,
});
/** Definitions of two wizards; `lists` names those whose first tab has a list. */
const read = (files: DefinitionFiles, lists: string[] = []) => ({
  files,
  wizards: files.index.wizards.map(({ id }) => ({
    wizard: { id, tabs: [{ id: 'dados' }] },
    tabs: { dados: { definition: lists.includes(id) ? { collections: { contas: {} } } : {} } },
  })) as unknown as Version['wizards'],
});
const filesOf = (hash: string): DefinitionFiles => ({
  index: {
    version: hash,
    settings: {},
    types: [],
    wizards: [entry('pf', '/CadastroPF_Passo_1', hash), entry('visita', '/Visita', hash)],
    forms: [{ id: 'acesso/cadastro', url: `./cadastro.${hash}.js` }],
  },
  modules: {
    [`pf.${hash}.js`]: `export const tabs = {"dados":"./dados.${hash}.js","outra":"./nada.00000000.js"};`,
    [`visita.${hash}.js`]: 'export const tabs = {};',
    [`dados.${hash}.js`]: '',
  },
});

function portal(preloads?: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-preloads-'));
  mkdirSync(join(folder, 'portal'));
  if (preloads) writeFileSync(join(folder, 'preloads.json'), JSON.stringify(preloads));
  return join(folder, 'portal');
}

const BUILT = {
  public: ['/assets/form-1.js', '/assets/form-1.css'],
  open: ['/assets/open-1.js'],
  models: ['/assets/models-1.js'],
  wizard: ['/assets/wizard-1.js'],
  lists: ['/assets/list-1.js', '/assets/list-1.css'],
  home: ['/assets/home-1.js', '/assets/home-1.css'],
};
const script = (path: string) => `<link rel="modulepreload" crossorigin href="${path}">`;
const ahead = '<script type="module" async crossorigin id="ahead" src="/assets/open-1.js"></script>';
const style = (path: string) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${path}">`;

it('names what a page loads with the page: scripts and styles, of a wizard its definitions too', () => {
  let files = filesOf('0a1b2c3d');
  const preloadsAt = createPreloads(portal(BUILT), () => read(files));
  const wizard = (id: string, tabs: string[], hash: string) =>
    ahead +
    [`/definitions/${id}.${hash}.js`, ...tabs.map((tab) => `/definitions/${tab}.${hash}.js`)].map(script).join('');
  expect(preloadsAt('/cadastropf_passo_1/dados')).toBe(wizard('pf', ['dados'], '0a1b2c3d'));
  expect(preloadsAt('/Visita')).toBe(wizard('visita', [], '0a1b2c3d'));
  expect(preloadsAt('/CadastroInicio')).toBe(
    `${script('/assets/form-1.js')}${style('/assets/form-1.css')}${script('/definitions/cadastro.0a1b2c3d.js')}`,
  );
  // A page without a form.
  expect(preloadsAt('/Recibo')).toBe(`${script('/assets/form-1.js')}${style('/assets/form-1.css')}`);
  // A new version is in force.
  files = filesOf('4e5f6a7b');
  expect(preloadsAt('/CadastroPF_Passo_1')).toBe(wizard('pf', ['dados'], '4e5f6a7b'));
});

it('names the definitions of a wizard as one module where they can be put together', () => {
  const files = filesOf('0a1b2c3d');
  const tab = 'export const definition = {};\nexport default function (require) {\nreturn {};\n}\n';
  const pf = 'export const tabs = {"dados":"./dados.0a1b2c3d.js"};\n';
  const modules = { 'pf.0a1b2c3d.js': pf, 'dados.0a1b2c3d.js': tab };
  const preloadsAt = createPreloads(portal(BUILT), () => read({ ...files, modules }));
  expect(preloadsAt('/CadastroPF_Passo_1')).toBe(ahead + script('/definitions/pf.all.0a1b2c3d.js'));
});

it.each(['/', '/login', '/Login/', '/Dashboard', '/Seguranca/MeusDados'])(
  'names nothing with %s, where somebody may come without a session, or to any of several pages',
  (path) => {
    expect(createPreloads(portal(BUILT), () => read(filesOf('0a1b2c3d')))(path)).toBe('');
  },
);

it('names nothing where the build wrote no list', () => {
  expect(createPreloads(portal(), () => read(filesOf('0a1b2c3d')))('/CadastroInicio')).toBe('');
});

it('has what a page shows at first dressed before it is drawn', () => {
  const preloadsAt = createPreloads(portal(BUILT), () => read(filesOf('0a1b2c3d')), ['/assets/form-1.css']);
  expect(preloadsAt('/Acessibilidade')).toBe(
    `${script('/assets/form-1.js')}<link rel="stylesheet" crossorigin href="/assets/form-1.css">`,
  );
});

it('names what pages behind the login load for who is logged in alone', () => {
  const earlyFilesAt = createEarlyFiles(portal(BUILT), () => read(filesOf('0a1b2c3d'), ['visita']));
  const named = (paths: string[], name = 'early-files') =>
    `<meta name="${name}" content="[${paths.map((path) => `&quot;${path}&quot;`).join()}]">`;
  const opening = named(['/assets/models-1.js']);
  for (const path of ['/', '/Dashboard', '/index.html', '/dashboard/'])
    expect(earlyFilesAt(path)).toBe(named(['/assets/home-1.js', '/assets/home-1.css']));
  for (const path of ['/CadastroPF_Passo_1', '/cadastropf_passo_1/dados'])
    expect(earlyFilesAt(path)).toBe(opening + named(['/assets/wizard-1.js'], 'later-files'));
  // It begins with a list.
  expect(earlyFilesAt('/Visita')).toBe(
    opening + named(['/assets/wizard-1.js', '/assets/list-1.js', '/assets/list-1.css'], 'later-files'),
  );
  for (const path of ['/login', '/CadastroInicio', '/Seguranca/MeusDados']) expect(earlyFilesAt(path)).toBe('');
  expect(createEarlyFiles(portal(), () => read(filesOf('0a1b2c3d')))('/')).toContain('content="[]"');
});

it.each([
  ['preloads', createPreloads],
  ['early files', createEarlyFiles],
])('works out the %s of a page once for each version of the definitions', (_, create) => {
  const version = (hash: string) => {
    const { files, wizards } = read(filesOf(hash), ['visita']);
    const look = vi.fn(() => wizards);
    const lookInto = vi.fn(() => files.modules);
    return {
      looks: () => look.mock.calls.length + lookInto.mock.calls.length,
      definitions: {
        files: {
          index: files.index,
          get modules() {
            return lookInto();
          },
        },
        get wizards() {
          return look();
        },
      },
    };
  };
  const [first, second] = [version('0a1b2c3d'), version('4e5f6a7b')];
  let { definitions } = first;
  const at = create(portal(BUILT), () => definitions);
  const made = at('/Visita');
  expect([made === '', first.looks()]).toEqual([false, 1]);
  expect([at('/visita/dados'), first.looks()]).toEqual([made, 1]);
  ({ definitions } = second);
  at('/Visita');
  expect(second.looks()).toBe(1);
});

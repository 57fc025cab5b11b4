import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SettingDefinition } from '../../../engine/core/definition/types';
import type { Json } from '../../../engine/core/json';
import { resolveSettings } from '../../../engine/core/settings';
import table from '../../../schemas/settings.json';
import andorinha from '../../../tenants/andorinha/texts.json';
import ipe from '../../../tenants/ipe/texts.json';
import { loadSchemaWizard } from '../../support/pf';
import { openAt, WIZARDS } from './open';

const { $schema: _, ...definitions } = table;
type Name = keyof typeof definitions;

/** Key of the entry, its value, and what the rules then read under the name. */
const ENTRIES: [id: string, name: Name, key: string, value: string, read: Json, unset: Json][] = [
  ['[CF-CFG-02, CF-CST-26]', 'autenticacao', 'Modo de autenticacao', '2', 2, 0],
  ['[CF-CFG-02]', 'autenticacao', 'Modo de autenticacao', '3', 1, 0],
  ['[CF-CFG-03]', 'emissorOrdem', 'Obrigatoriedade Emissor de Ordem', 'S', true, false],
  ['[CF-CFG-04]', 'apelido', 'EXIBIR APELIDO', 'S', true, false],
  ['[CF-CFG-05, CF-CST-27]', 'dispensa', 'Dispensa do questionario', 'Nao', false, true],
  ['[CF-CFG-06]', 'termosProdutos', 'Exibicao termos dos produtos', 'N', false, true],
  ['[CF-CFG-07]', 'declaracaoProposito', 'Obrigatoriedade - Pergunta: Declaracao de proposito', 'S', true, false],
  ['[CF-CFG-08]', 'limiteNome', 'Habilitar quantidade de caracteres nos campos nome', '40', 40, 200],
  ['[CF-CFG-09]', 'ocultarBanco', 'Ocultar dados bancarios', 'S', true, false],
  ['[CF-CFG-09]', 'apelidoSemMinimo', 'Apelido sem minimo', 'S', true, false],
  ['[CF-CFG-09]', 'responsavelLogin', 'Pergunta responsável pelo login', 'S', true, false],
  ['[CF-CFG-09]', 'cargo', 'Exibir cargo do representante', 'N', false, true],
  ['[CF-CFG-09]', 'telefone2', 'Exibir segundo telefone', 'N', false, true],
  ['[CF-CFG-09]', 'assessor', 'Habilitar assessor', 'S', true, false],
  ['[CF-CFG-09]', 'produtoPendente', 'Produto com assinatura pendente', 'S', true, false],
  ['[CF-CFG-09]', 'produtosSomenteEdicao', 'Produtos somente em edicao', 'S', true, false],
];

describe('an entry of the configuration', () => {
  it.each(ENTRIES)('%s %s is read under its key', (_id, name, key, value, read, unset) => {
    const known = definitions as unknown as Record<string, SettingDefinition>;
    expect(resolveSettings(known, [{ key, value }])[name]).toBe(read);
    expect(resolveSettings(known, [])[name]).toBe(unset);
  });

  it.each(WIZARDS)('[CF-LKP-16] of all that rules of %s read comes along with its definition', async (id) => {
    const { settings } = await loadSchemaWizard(id);
    for (const [, name, , , , unset] of ENTRIES) expect(resolveSettings(settings, [])[name]).toBe(unset);
  });
});

describe('what a setting turns on or off', () => {
  it.each([
    ['apelido', true, 'Apelido'],
    ['telefone2', true, 'Telefone2'],
    ['assessor', true, 'Assessor'],
  ])('[CF-GER-09, CF-CFG-09] %s shows its field of the company', async (name, on, field) => {
    const hidden = async (value: boolean) =>
      (await openAt('pj', 'dados-da-empresa', { settings: { [name]: value } })).session
        .form('dados-da-empresa')
        .view(`/${field}`).hidden;
    expect([await hidden(on), await hidden(!on)]).toEqual([false, true]);
  });

  it('[CF-CFG-04] the nickname of a company is required as well', async () => {
    const { session } = await openAt('pj', 'dados-da-empresa', { settings: { apelido: true } });
    expect(session.form('dados-da-empresa').view('/Apelido').required).toBe(true);
  });

  it('[CF-CFG-08] the limit of names is that of every name of a person', async () => {
    for (const [id] of WIZARDS) {
      const { tabs } = await loadSchemaWizard(id);
      const names = Object.values(tabs)
        .flatMap(({ definition }) => Object.values(definition.schema.properties))
        .flatMap((field) => [field, ...Object.values(field.items?.properties ?? {})])
        .filter(({ format }) => format === 'name');
      expect(names.length).toBeGreaterThan(2);
      expect(names.every((field) => field.maxLengthOf === '$settings/limiteNome')).toBe(true);
    }
  });

  it.each(WIZARDS)('[CF-GER-13] no tab of %s but that of the bank depends on the tenant', async (id) => {
    const { wizard } = await loadSchemaWizard(id);
    expect(wizard.tabs.filter(({ when }) => when)).toMatchObject([
      { id: 'dados-bancarios', when: { '$settings/ocultarBanco': { const: false } } },
    ]);
  });

  it('[CF-GER-13] no tenant is named in the definitions, the engine, the screens or the server', () => {
    const names = [andorinha, ipe].map(({ name }) => name);
    const filesIn = (folder: string) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(json|tsx?)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
    const portal = readdirSync('src').filter((room) => room !== 'theme' && !room.includes('.'));
    const files = [
      'schemas/pj',
      'schemas/fundo',
      'schemas/shared',
      'engine',
      'server/registration',
      ...portal.map((room) => `src/${room}`),
    ].flatMap(filesIn);
    expect(files.length).toBeGreaterThan(200);
    const naming = files.filter((file) => names.some((name) => readFileSync(file, 'utf8').includes(name)));
    expect(naming).toEqual([]);
  });

  it('[CF-GER-02, CF-GER-14] share their pages with individuals, and no page is for those who review', () => {
    const routes = ['PortalRoutes', 'PublicRoutes', 'SessionRoutes'].map((file) =>
      readFileSync(`src/app/${file}.tsx`, 'utf8'),
    );
    const paths = routes.flatMap((file) => [...file.matchAll(/\bpath="([^"]+)"/g)].map(([, path]) => path));
    expect(paths.filter((path) => path !== '*').sort()).toEqual([
      '/',
      '/CadastroFinalizacao',
      '/CadastroInicio',
      '/ConfirmarConta/:id',
      '/Dashboard',
      '/RealizarAssinaturaDeclaracao/:id',
      '/RealizarAssinaturas/:id',
      '/Recibo',
      '/RecuperarSenha',
      '/Seguranca/*',
      '/acessibilidade',
      '/login',
    ]);
    const definitions = readdirSync('schemas', { recursive: true, encoding: 'utf8' });
    const wizards = definitions.filter((file) => file.endsWith('/wizard.json'));
    const opened = wizards.map((file) => JSON.parse(readFileSync(join('schemas', file), 'utf8')).route);
    expect(opened.sort()).toEqual(['/CadastroFI_Passo_1', '/CadastroPF_Passo_1', '/CadastroPJ_Passo_1']);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CompiledSchemas, compileSchemas, compileTab } from '../../../engine/compile';
import { type FormModule, toLoadedForm } from '../../../engine/core/definition/loadForm';
import { createRuntime } from '../../../engine/core/definition/runtime';
import type { SettingDefinition } from '../../../engine/core/definition/types';
import { formats } from '../../../engine/core/formats/br/table';
import type { CompiledWizard } from '../../../engine/core/mapping/wizard';
import { importCode, type TabModule } from './compiled';
import { clean, copyOfClean, names, problemsWith } from './plant';

const runtime = createRuntime(formats);

interface WizardModule {
  wizard: CompiledWizard;
  tabs: Record<string, string>;
  settings: Record<string, SettingDefinition>;
}

function compile(dir = clean): CompiledSchemas {
  const result = compileSchemas(dir, names);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result;
}

const moduleAt = (url: string, { modules }: CompiledSchemas) => modules[url.replace('./', '')] as string;

describe('compileSchemas', () => {
  it('lists the wizards with the addresses of their modules, named after their content', () => {
    const { index, modules } = compile();
    expect(index.wizards).toEqual([
      {
        id: 'cadastro',
        type: 1,
        route: '/cadastro',
        title: 'Cadastro',
        url: expect.stringMatching(/^\.\/cadastro\.[0-9a-f]{8}\.js$/),
      },
    ]);
    expect(index.version).toMatch(/^[0-9a-f]{8}$/);
    expect(Object.keys(index.settings)).toEqual(['limite', 'empresa', 'apelido', 'modo']);
    expect(Object.keys(modules).map((file) => file.replace(/\.[0-9a-f]{8}\./, '.'))).toEqual([
      'dados.js',
      'contas.js',
      'cadastro.js',
      'pedido.js',
    ]);
  });

  it('gives the steps that data took, in their order, by wizard', () => {
    const { migrations } = compile();
    expect(Object.keys(migrations)).toEqual(['cadastro']);
    expect(migrations.cadastro?.slice(0, 2)).toEqual([
      { id: 'apelido', moved: 'dados/NomeSocial', to: 'dados/Nick' },
      { id: 'apelido-2', moved: 'dados/Nick', to: 'dados/Apelido' },
    ]);
  });

  it('is of another version with a step more, of the same modules', () => {
    const dir = copyOfClean();
    const before = compile(dir);
    const file = join(dir, 'cadastro/migration.json');
    const written = JSON.parse(readFileSync(file, 'utf8'));
    written.steps.push({ id: 'fax', retired: 'dados/Fax', title: 'Fax' });
    writeFileSync(file, JSON.stringify(written));
    const after = compile(dir);
    expect(after.index.version).not.toBe(before.index.version);
    expect(after.modules).toEqual(before.modules);
  });

  it('lists the forms that stand alone, each a module with all that it needs', async () => {
    const compiled = compile();
    expect(compiled.index.forms).toEqual([
      { id: 'acesso/pedido', url: expect.stringMatching(/^\.\/pedido\.[0-9a-f]{8}\.js$/) },
    ]);
    const module = await importCode<FormModule>(moduleAt(compiled.index.forms[0]?.url ?? '', compiled));
    const { tab, wizard, settings, keep } = toLoadedForm(module, formats);
    expect(tab.definition.schema.properties.Tipo?.title).toBe('Tipo');
    expect(tab.validators['']?.({ Tipo: 3 })).toBe(false);
    expect(wizard.messages?.missing).toEqual({ inline: 'Preencha {name}.', title: 'Oops...' });
    expect(wizard.lookups.cep?.call).toBe('GET /ws/{cep}/json/');
    expect(Object.keys(settings)).toEqual(['limite', 'empresa', 'apelido', 'modo']);
    expect(keep).toBe(false);
  });

  it('gives a wizard with what it shares merged in, its own texts first', async () => {
    const compiled = compile();
    const { wizard, tabs, settings } = await importCode<WizardModule>(
      moduleAt(compiled.index.wizards[0]?.url ?? '', compiled),
    );
    expect(wizard.messages?.missing).toEqual({
      inline: 'Campo obrigatório.',
      title: 'Oops...',
      text: 'O campo {name} não foi informado.',
    });
    expect(wizard.texts?.advance).toBe('Avançar');
    expect(wizard.lookups.cep?.call).toBe('GET /ws/{cep}/json/');
    expect(wizard.asks.confirma?.yes).toBe('Sim');
    expect(wizard.formats.cpf).toEqual({ check: 'CPF inválido' });
    expect(wizard.version).toMatch(/^[0-9a-f]{8}$/);
    expect(wizard).not.toHaveProperty('$schema');
    expect(Object.keys(tabs)).toEqual(['dados', 'contas']);
    expect(Object.values(tabs).every((url) => moduleAt(url, compiled))).toBe(true);
    expect(settings.apelido?.default).toBe(false);
    expect(wizard.settings?.apelido?.default).toBe(true);
  });

  it('gives tabs whose validators run, without examples', async () => {
    const compiled = compile();
    const file = Object.keys(compiled.modules).find((name) => name.startsWith('contas.')) ?? '';
    const { definition, default: make } = await importCode<TabModule>(compiled.modules[file] as string);
    const validators = make(runtime);
    expect(definition.schema.properties.pessoas?.items?.properties?.Nome?.format).toBe('name');
    expect(definition).not.toHaveProperty('examples');
    expect(Object.keys(validators)).toEqual(['', 'contas', 'pessoas']);
    expect(validators['']?.({ contas: [{ Agencia: 'x', Cpf: '1' }] })).toBe(false);
    expect(validators['']?.errors?.map(({ instancePath, message }) => [instancePath, message])).toEqual([
      ['/contas/0/Agencia', 'Só números'],
      ['/contas/0/Cpf', undefined],
    ]);
  });

  it('holds nothing that a strict content security policy refuses', () => {
    for (const code of Object.values(compile().modules)) expect(code).not.toMatch(/\beval\(|\bFunction\(/);
  });

  it('gives the same names for the same content, and others when a text changes', () => {
    const dir = copyOfClean();
    expect(compile(dir)).toEqual(compile());
    problemsWith([{ file: 'cadastro/dados.json', find: 'Confira a renda.', put: 'Confira.' }], dir);
    const [before, after] = [compile(), compile(dir)];
    const same = Object.keys(after.modules).filter((file) => file in before.modules);
    expect(same.map((file) => file.split('.')[0])).toEqual(['contas', 'pedido']);
    expect(after.index.version).not.toBe(before.index.version);
  });

  it('gives the problems instead when there are some', () => {
    const dir = copyOfClean();
    problemsWith([{ file: 'shared.json', find: '"format": "name"', put: '"format": "nam"' }], dir);
    expect(compileSchemas(dir, names)).toEqual({
      problems: [expect.objectContaining({ code: 'DEF_UNKNOWN_FORMAT', line: 5 })],
    });
  });
});

describe('compileTab', () => {
  it('gives one tab with examples, wizard and settings, and the files to watch', async () => {
    const result = compileTab(join(clean, 'cadastro/dados.json'), names);
    if ('problems' in result) throw new Error(JSON.stringify(result.problems));
    const tab = await importCode<TabModule & WizardModule>(result.code);
    expect(tab.definition.examples?.valid).toHaveLength(1);
    expect(tab.wizard.id).toBe('cadastro');
    expect(tab.settings.modo?.values).toEqual([0, 1, 2]);
    expect(tab.default(runtime)['']?.({ Cep: '123' })).toBe(false);
    expect(result.watch).toEqual(
      ['cadastro/dados.json', 'cadastro/wizard.json', 'shared.json', 'settings.json'].map((file) => join(clean, file)),
    );
  });

  it('gives the problems of its own files first', () => {
    const dir = copyOfClean();
    const mistake = (file: string) => ({ file, find: '"ui:name"', put: '"ui:nome"' });
    problemsWith(
      [mistake('cadastro/contas.json'), { file: 'cadastro/dados.json', find: '"ui:help"', put: '"ui:hlp"' }],
      dir,
    );
    const result = compileTab(join(dir, 'cadastro/dados.json'), names);
    expect('problems' in result && result.problems.map(({ file }) => file)).toEqual([join(dir, 'cadastro/dados.json')]);
  });

  it('throws for a file that is no tab', () => {
    expect(() => compileTab(join(clean, 'cadastro/nada.json'), names)).toThrow('No tab of a wizard');
  });
});

import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { BLOCKS } from '../../../contract/blocks';
import { compileTab } from '../../../engine/compile';
import { allNames } from '../../../engine/compile/allNames';
import { tabChecks } from '../../../engine/compile/checks/table';
import { loadSchemas, previewTab } from '../../../engine/compile/load';
import { textsFolder } from '../../../engine/compile/read/folder';
import { readModel } from '../../../engine/compile/read/readModel';
import { definitionTexts } from '../../../scripts/lib/references';
import { ROOT } from '../../../scripts/lib/root.mjs';

const dir = join(ROOT, 'schemas');
const texts = definitionTexts(dir);
const names = { blocks: BLOCKS };
const changed = (file: string, find: string, put: string) =>
  textsFolder(dir, { ...texts, [file]: (texts[file] as string).replace(find, put) });

it('reads texts at hand as it reads the folder that holds them', () => {
  const told = (from: Parameters<typeof loadSchemas>[0]) => JSON.stringify(loadSchemas(from, names));
  expect(told(textsFolder(dir, texts))).toBe(told(dir));
});

it('compiles one tab as the build does', () => {
  const { module, problems } = previewTab(textsFolder(dir, texts), { wizard: 'pf', tab: 'documentos' }, names);
  const whole = compileTab(join(dir, 'pf/documentos.json'), names);
  expect(problems).toEqual([]);
  // The version is that of the texts, of which a preview holds the one tab.
  const bare = (text: string | undefined) => text?.replace(/"version":"[0-9a-f]{8}"/, '');
  expect(bare(module && module.constants + module.validators)).toBe(bare('code' in whole ? whole.code : undefined));
});

it('is not kept back by the problems of another tab, and tells them', () => {
  const folder = changed('pf/enderecos.json', '"Cep"', '"Cep"x');
  const { module, problems } = previewTab(folder, { wizard: 'pf', tab: 'informacoes' }, names);
  expect(module?.constants).toContain('export const definition');
  expect(problems.map((problem) => problem.file)).toContain(join(dir, 'pf/enderecos.json'));
});

it.each([
  ['pf/informacoes.json', '"require"', '"requires"'],
  ['pf/informacoes.json', '{', ''],
  ['pf/wizard.json', '"key"', '"kee"'],
  ['shared.json', '{', ''],
])('has no module while %s is wrong', (file, find, put) => {
  const { module, problems } = previewTab(changed(file, find, put), { wizard: 'pf', tab: 'informacoes' }, names);
  expect(module).toBeUndefined();
  expect(problems.map((problem) => problem.file)).toContain(join(dir, file));
});

it('looks at the files of the tab alone, and says which', () => {
  const folder = changed('pf/enderecos.json', '"require": [', '"require": ["Nada", ');
  const { module, problems, files } = previewTab(folder, { wizard: 'pf', tab: 'informacoes' }, names);
  expect(module?.constants).toContain('export const definition');
  expect(problems).toEqual([]);
  expect(files).toEqual(
    ['pf/informacoes.json', 'pf/wizard.json', 'shared.json', 'settings.json'].map((name) => join(dir, name)),
  );
});

it('makes of a tab anew what stands in it only when its text, its wizard or what all share changed', () => {
  const tabsOf = (folder: ReturnType<typeof textsFolder>) =>
    new Map(
      readModel(folder, allNames(names), []).wizards.flatMap(({ id, tabs }) =>
        [...tabs].map(([tab, { definition }]) => [`${id}/${tab}`, definition] as const),
      ),
    );
  const before = tabsOf(textsFolder(dir, texts));
  const anew = (after: typeof before) => [...after].flatMap(([tab, one]) => (before.get(tab) === one ? [] : [tab]));
  expect(anew(tabsOf(textsFolder(dir, { ...texts })))).toEqual([]);
  expect(anew(tabsOf(changed('pf/enderecos.json', '"title"', '"title" ')))).toEqual(['pf/enderecos']);
  expect(anew(tabsOf(changed('shared.json', '{', '{ '))).sort()).toEqual([...before.keys()].sort());
});

describe('a tab whose texts change', () => {
  const at = { wizard: 'pf', tab: 'informacoes' };
  const FILE = 'pf/informacoes.json';
  const look = (folder: ReturnType<typeof textsFolder>) => previewTab(folder, at, names);
  /** How often the checks of a tab are made, those of its texts aside. */
  const checked = (work: () => void) => {
    const asked = vi.spyOn(tabChecks, 'flatMap');
    work();
    const { length } = asked.mock.calls;
    asked.mockRestore();
    return length;
  };

  it('is not checked anew but for its texts, and keeps its validators', () => {
    const before = look(textsFolder(dir, texts));
    let after = before;
    const title = changed(FILE, '"title": "Nome da mãe"', '"title": "Mãe"');
    expect(
      checked(() => {
        after = look(title);
      }),
    ).toBe(0);
    expect(after.module?.constants).toContain('"title":"Mãe"');
    expect(after.module?.validators).toBe(before.module?.validators);
    const wrong = changed(FILE, '"title": "Nome da mãe"', '"title": "Mãe {nada}"');
    expect(checked(() => look(wrong))).toBe(0);
    expect(look(wrong).problems.map(({ file }) => file)).toEqual([join(dir, FILE)]);
  });

  it('writes no schema of its fields anew', () => {
    look(textsFolder(dir, texts));
    const written = (folder: ReturnType<typeof textsFolder>) => {
      const stringify = vi.spyOn(JSON, 'stringify');
      look(folder);
      const lengths = stringify.mock.results.map(({ value }) => String(value).length);
      stringify.mockRestore();
      return lengths.reduce((sum, length) => sum + length, 0);
    };
    expect(written(changed(FILE, '"title": "Nome da mãe"', '"title": "Mãe"'))).toBe(0);
    expect(written(changed(FILE, '"type": "string"', '"type": "string", "maxLength": 61'))).toBeGreaterThan(1000);
  });

  it('is checked anew when anything else of it, its wizard or what all share changes', () => {
    look(textsFolder(dir, texts));
    expect(checked(() => look(changed(FILE, '"hidden": "keep"', '"hidden": "clear"')))).toBe(1);
    expect(checked(() => look(changed('shared.json', '{', '{ ')))).toBe(1);
    expect(checked(() => look(changed('pf/wizard.json', '{', '{ ')))).toBe(1);
    expect(checked(() => look(changed('pf/enderecos.json', '"ui:width": 3', '"ui:width": 2')))).toBe(1);
    expect(checked(() => look(changed(FILE, '"title": "Nome da mãe"', '"title": ""')))).toBe(1);
  });

  it('tells what is wrong beside its texts each time', () => {
    const wrong = (title: string) =>
      textsFolder(dir, {
        ...texts,
        [FILE]: (texts[FILE] as string).replace('"require": [', '"require": ["Nada", ').replace('"Nome da mãe"', title),
      });
    const told = (folder: ReturnType<typeof textsFolder>) => look(folder).problems.map(({ code }) => code);
    expect(told(wrong('"Nome da mãe"'))).toEqual(['DEF_UNKNOWN_FIELD']);
    expect(told(wrong('"Mãe"'))).toEqual(['DEF_UNKNOWN_FIELD']);
  });
});

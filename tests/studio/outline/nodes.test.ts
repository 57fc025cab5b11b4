import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitionTexts } from '../../../scripts/lib/references';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { setValue } from '../../../studio/document/edits';
import { createWorkspace } from '../../../studio/document/workspace';
import { filteredOutline, nodeOf, type OutlineNode, outlineOf, wayTo } from '../../../studio/outline/nodes';
import { CHANGES, stepsOf } from '../tabChanges';

const texts = definitionTexts(join(ROOT, 'schemas'));
const outline = outlineOf(createWorkspace(texts).getState().values);
const flat = (nodes: readonly OutlineNode[]): OutlineNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
const titles = (nodes: readonly OutlineNode[]) => nodes.map(({ title }) => title);

describe('the outline', () => {
  it('has wizards with their tabs and parts, forms that stand alone, and what all share', () => {
    expect(titles(outline).slice(0, 4)).toEqual([
      'Cadastro de Fundo de Investimento',
      'Cadastro de Pessoa Física',
      'Cadastro de Pessoa Jurídica',
      'Acesso',
    ]);
    const individual = outline[1] as OutlineNode;
    expect(titles(individual.children)).toEqual([
      ...['Informações', 'Procuradores', 'Dados Financeiros', 'Dados Bancários', 'Endereços', 'Upload de Documentos'],
      ...['Declarações', 'Produtos', 'Partes'],
    ]);
  });

  it('keeps the rows of all that is as before: of a title that changed only those that lead to it are others', () => {
    const store = createWorkspace(texts);
    const before = outlineOf(store.getState().values);
    const file = 'pf/enderecos.json';
    const at = { file, text: store.getState().texts[file] as string };
    store.edit('Título', setValue(at, '/schema/properties/Logradouro/title', 'Rua'));
    const rows = new Set(flat(before));
    const anew = flat(outlineOf(store.getState().values, before)).filter((node) => !rows.has(node));
    expect(titles(anew)).toEqual(['Cadastro de Pessoa Física', 'Endereços', 'Endereço residencial', 'Rua']);
    expect(outlineOf(createWorkspace(texts).getState().values, before)).toBe(before);
  });

  it('is after any changes, one after another, what it is when all rows are made anew', () => {
    const FILE = 'pf/informacoes.json';
    const places = fc.array(fc.nat(2000), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(stepsOf(4, 10), places, (steps, chosen) => {
        const store = createWorkspace(texts);
        let rows: readonly OutlineNode[] = outline;
        for (const [name, at, other] of steps) {
          const text = store.getState().texts[FILE] as string;
          const value = JSON.parse(text);
          CHANGES[name]?.(value, at, other);
          store.edit(name, [{ file: FILE, offset: 0, length: text.length, text: JSON.stringify(value) }]);
          const { values } = store.getState();
          rows = outlineOf(values, rows);
          const anew = outlineOf(structuredClone(values));
          expect(rows).toEqual(anew);
          const all = flat(anew);
          for (const place of chosen) {
            const { selection } = all[place % all.length] as OutlineNode;
            const inside = { ...selection, pointer: `${selection.pointer}/title` };
            expect(nodeOf(rows, inside)?.key).toBe(nodeOf(structuredClone(anew), inside)?.key);
          }
        }
      }),
      { numRuns: 4, seed: 20261126 },
    );
  });

  it('names every row once', () => {
    const keys = flat(outline).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('finds the row of a place, the smallest one around it', () => {
    const rule = { file: 'pf/informacoes.json', pointer: '/rules/0/when', tab: 'pf/informacoes' };
    expect(nodeOf(outline, rule)).toMatchObject({ kind: 'rule', selection: { pointer: '/rules/0' } });
    const shared = { file: 'shared/documentos.json', pointer: '', tab: 'pj/documentos' };
    const way = wayTo(outline, nodeOf(outline, shared)?.key ?? '');
    expect(titles(way)).toEqual(['Cadastro de Pessoa Jurídica', 'Upload de Documentos']);
  });

  it('shows what is searched for by title and name, without accents, with what is around it', () => {
    const found = filteredOutline(outline, 'pais de nascimento');
    expect(flat(found).map(({ title }) => title)).toEqual([
      'Cadastro de Pessoa Física',
      'Informações',
      'Dados pessoais',
      'País de nascimento',
    ]);
    expect(filteredOutline(outline, 'nada disso')).toEqual([]);
  });

  it('keeps what is selected in sight, whatever is searched for', () => {
    const kept = flat(outline).find(({ title }) => title === 'País de nascimento')?.key as string;
    expect(flat(filteredOutline(outline, 'nada disso', kept)).map(({ title }) => title)).toEqual([
      ...['Cadastro de Pessoa Física', 'Informações', 'Dados pessoais', 'País de nascimento'],
    ]);
    const found = flat(filteredOutline(outline, 'cargo', kept)).filter(({ key }) => key === kept);
    expect(found).toHaveLength(1);
    const around = flat(filteredOutline(outline, 'dados pessoais', kept)).filter(({ kind }) => kind === 'field');
    expect(around.length).toBeGreaterThan(1);
  });
});

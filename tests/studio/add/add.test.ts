import { expect, it } from 'vitest';
import { addCollection } from '../../../studio/document/add/addCollection';
import { addField, addRowField } from '../../../studio/document/add/addField';
import { addCheck, addColumn, addForm } from '../../../studio/document/add/addListParts';
import { addPart } from '../../../studio/document/add/addPart';
import { addRule } from '../../../studio/document/add/addRule';
import { addNote, addSection } from '../../../studio/document/add/addSection';
import { addStep } from '../../../studio/document/add/addStep';
import { addTab } from '../../../studio/document/add/addTab';
import { addWizard } from '../../../studio/document/add/addWizard';
import { fieldName, freeName, slug } from '../../../studio/document/add/names';
import { freeAddress } from '../../../studio/document/add/partFor';
import { takenFields } from '../../../studio/document/add/places';
import type { Added } from '../../../studio/document/add/types';
import { valueIn } from '../../../studio/document/difference';
import { after, readDefinitions, toDefinitions, wrongWith } from '../definitions';

const definitions = readDefinitions();
const tabs = Object.keys(definitions.texts).filter(
  (path) => path.includes('/') && !/(?:wizard|forms|migration)\.json$/.test(path),
);
const wizards = Object.keys(definitions.texts).filter((path) => path.endsWith('/wizard.json'));
const text = { name: 'CampoNovo', schema: { type: 'string' as const, title: 'Campo novo' } };

/** The lines that a change adds and takes away, of all files. */
function difference(next: typeof definitions): { gone: string[]; come: string[] } {
  const lines = (texts: Record<string, string>) => Object.values(texts).flatMap((file) => file.split('\n'));
  const [was, is] = [lines(definitions.texts), lines(next.texts)];
  return { gone: was.filter((line) => !is.includes(line)), come: is.filter((line) => !was.includes(line)) };
}

it('names fields as the API does, and everything else in small letters', () => {
  expect(fieldName('País de nascimento')).toBe('PaisNascimento');
  expect(fieldName('E-mail do cônjuge (1º)')).toBe('EMailConjuge1');
  expect(slug('Dados do cônjuge')).toBe('dados-do-conjuge');
  expect(freeName('conta', ['conta', 'conta-2'])).toBe('conta-3');
});

it('adds a field as a person would: one line in the data, one name after the one before it', () => {
  const added = addField(definitions, { file: 'pf/informacoes.json', section: 0, after: 16 }, text);
  const next = after(definitions, added);
  expect(difference(next)).toEqual({
    gone: [],
    come: ['      "CampoNovo": { "type": "string", "title": "Campo novo" },', '          "CampoNovo",'],
  });
  const { 'pf/informacoes.json': tab = '' } = next.texts;
  expect(tab.indexOf('"CampoNovo"')).toBeGreaterThan(tab.indexOf('"PaisNascimento"'));
  expect(tab.indexOf('"CampoNovo"')).toBeLessThan(tab.indexOf('"CidadeNascimento"'));
  expect(valueIn(tab, added.at.pointer)).toEqual(text.schema);
});

it('adds everything to every tab and wizard, and nothing is wrong', () => {
  let next = definitions;
  const add = (make: (now: typeof definitions) => Added) => {
    next = after(next, make(next));
  };
  for (const file of tabs) {
    add((now) => addSection(now, { file, after: 0, title: 'Seção nova' }));
    const name = freeName('CampoNovo', takenFields(next, file), '');
    add((now) => addField(now, { file, section: 1 }, { ...text, name, ui: { 'ui:width': 3 } }));
    add((now) => addNote(now, { file, section: 1, text: 'Um texto novo.' }));
    add((now) => addRule(now, { file, field: name, title: 'Exige o campo novo' }));
    if (file.startsWith('acesso/')) continue;
    const made = addCollection(next, { file, title: 'Dependentes', one: 'dependente' });
    const list = made.at.pointer.replace('/collections/', '');
    add(() => made);
    add((now) => addRowField(now, { file, list, after: 0 }, { ...text, ui: { 'ui:width': 3 } }));
    add((now) => addRule(now, { file, list, field: 'CampoNovo', title: 'Campo novo' }));
    const table = addCollection(next, { file, title: 'Bens', one: 'bem', hasForm: true });
    const tableName = table.at.pointer.replace('/collections/', '');
    add(() => table);
    add((now) => addRowField(now, { file, list: tableName, after: 0 }, text));
    add((now) => addColumn(now, { file, list: tableName }));
    add((now) => addForm(now, { file, list: tableName }));
    add((now) => addCheck(now, { file, list: tableName }));
    const turned = addCollection(next, { file, title: 'Imóveis', one: 'imóvel' });
    const turnedName = turned.at.pointer.replace('/collections/', '');
    add(() => turned);
    add((now) => addForm(now, { file, list: turnedName }));
  }
  for (const wizard of wizards) add((now) => addTab(now, { wizard, after: 0, title: 'Referências' }));
  add((now) => addPart(now, { wizard: 'pf/wizard.json', title: 'Assessor', data: ['informacoes/Assessor'] }));
  add((now) => addWizard(now, { title: 'Cadastro de fornecedor', tab: 'Empresa' }));
  add((now) => addWizard(now, { title: 'Pesquisa', tab: 'Perguntas', type: 2 }));
  add((now) => addSection(now, { file: 'pf/enderecos.json', title: 'Ainda sem campos' }));
  const list = { file: 'pf/procuradores.json', list: 'procuradores' };
  add((now) => addColumn(now, list));
  // Stories of a tab whose fields get a part of their own tell which parts are sent: that is one more now.
  const others = wrongWith(next).filter((line) => !line.includes('A história não acontece assim. Em "parts"'));
  expect(others).toEqual([]);
}, 120_000);

it('takes a field out of the part that carries it into a part of its own', () => {
  const added = addPart(definitions, { wizard: 'pf/wizard.json', title: 'Assessor', data: ['informacoes/Assessor'] });
  const next = after(definitions, added);
  expect(valueIn(next.texts['pf/wizard.json'] as string, added.at.pointer)).toMatchObject({
    data: ['informacoes/Assessor'],
    save: 'POST /PessoaFisica/assessor',
  });
});

it('adds a list whose rows are saved one by one as a person would', () => {
  const file = 'pf/enderecos.json';
  const added = addCollection(definitions, { file, title: 'Dependentes', one: 'dependente', hasForm: true });
  const next = after(definitions, added);
  expect(valueIn(next.texts[file] as string, added.at.pointer)).toEqual({
    title: 'Dependente',
    empty: 'Nenhum item adicionado',
    load: 'GET /PessoaFisica/dependentes',
    delete: 'GET /PessoaFisica/dependentes/excluir?guid={Guid}',
    columns: [{ title: 'Nome', fields: ['Nome'] }],
    rows: { one: 'dependente', other: 'dependentes' },
    forms: [
      {
        ...{ id: 'dependente', open: 'modal', title: 'Dependente', button: 'Adicionar dependente' },
        ...{ fields: ['Nome'], required: ['Nome'], save: 'POST /PessoaFisica/dependentes' },
      },
    ],
  });
});

it('makes a table of rows that were edited in place, which no part carries then', () => {
  const file = 'pf/dados-bancarios.json';
  const added = addForm(definitions, { file, list: 'contas' });
  const next = after(definitions, added);
  const contas = valueIn(next.texts[file] as string, '/collections/contas') as Record<string, unknown>;
  expect(Object.keys(contas)).not.toContain('fields');
  expect(contas.forms).toHaveLength(1);
  expect(next.texts['pf/wizard.json']).not.toContain('dados-bancarios/contas');
  expect(added.at.pointer).toBe('/collections/contas/forms/0');
});

it('puts a new rule behind the last one that acts on its field', () => {
  const added = addRule(definitions, { file: 'pf/informacoes.json', field: 'PaisNascimento', title: 'De fora' });
  expect(added.at.pointer).toBe('/rules/7');
});

it('gives a part a step of its own for what it carries, and what it called by itself becomes the first one', () => {
  const added = addStep(definitions, { file: 'pf/wizard.json', pointer: '/parts/0', source: 'enderecos' });
  const part = valueIn(after(definitions, added).texts['pf/wizard.json'] as string, '/parts/0');
  expect(part).toEqual({
    id: 'basica',
    steps: [
      {
        data: ['informacoes'],
        load: 'GET /PessoaFisica/informacaoBasica',
        save: 'POST /PessoaFisica/informacaoBasica',
      },
      { data: ['enderecos'], load: 'GET /PessoaFisica/enderecos', save: 'POST /PessoaFisica/enderecos' },
    ],
    failure: { title: 'Dados informados inválidos na aba Informações.' },
  });
  expect(added.at.pointer).toBe('/parts/0/steps/1');
});

it('takes a part in as a step, where it carried what the step does', () => {
  const added = addStep(definitions, { file: 'pf/wizard.json', pointer: '/parts/2', source: 'dados-financeiros' });
  const wizard = after(definitions, added).values['pf/wizard.json'] as { parts: { id: string; steps?: unknown[] }[] };
  expect(wizard.parts.map((part) => part.id ?? part).slice(0, 3)).toEqual(['basica', 'bancaria', 'declaracoes']);
  expect(wizard.parts[1]?.steps).toMatchObject([
    { data: ['dados-bancarios/contas'] },
    { data: ['dados-financeiros'], save: 'POST /PessoaFisica/dadosFinanceiros' },
  ]);
  expect(added.at.pointer).toBe('/parts/1/steps/1');
});

it("a new address stands beside those of a wizard that saves by another method, and is nobody else's", () => {
  const file = 'pf/wizard.json';
  const byPut = (definitions.texts[file] ?? '').replaceAll('"POST /', '"PUT /');
  expect(freeAddress(toDefinitions({ [file]: byPut }), file, 'Novidade')).toBe('/PessoaFisica/novidade');
  const taken = byPut.replace('"PUT /PessoaFisica/informacaoBasica"', '"DELETE /PessoaFisica/novidade"');
  expect(freeAddress(toDefinitions({ [file]: taken }), file, 'Novidade')).toBe('/PessoaFisica/novidade2');
});

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../contract/blocks';
import { compareSchemas } from '../../engine/analyse/compare/compare';
import { toText } from '../../engine/analyse/report/text';
import { formatProblems, loadSchemas } from '../../engine/compile';
import { contextNames, messageKinds } from '../../engine/compile/names';
import { nesting } from '../../engine/core/condition/evaluate';
import { keywords } from '../../engine/core/condition/keywords';
import type { Context } from '../../engine/core/condition/scope';
import { tabOfForm } from '../../engine/core/form/rowForm';
import { formats } from '../../engine/core/formats/br/table';
import type { Json, JsonObject } from '../../engine/core/json';
import { planOf } from '../../engine/core/plan/plan';
import { startRow } from '../../engine/core/session/collections';
import { changeField } from '../../engine/core/state/change';
import { evaluateTab } from '../../engine/core/state/evaluate';
import { applyAnswer } from '../../engine/core/state/lookup';
import { validateTab } from '../../engine/core/validation/validate';
import { validators } from '../../engine/core/validators/table';
import { widgets } from '../../engine/react/widgets/table';
import { ROOT } from '../../scripts/lib/root.mjs';
import { loadSchemaWizard } from '../support/pf';
import { contextOf } from '../support/tabs';
import { temporaryFolder } from '../support/temporaryFolder';
import { type Block, blocksOf, readPage, writeBlocks } from './pages';

const guide = readPage('docs/analistas.md');
const blocks = blocksOf(guide);

/** The definitions of the portal with the examples of the guide. */
function schemasWith(examples: readonly Block[]): string {
  const folder = temporaryFolder();
  cpSync(join(ROOT, 'schemas'), join(folder, 'schemas'), { recursive: true });
  writeBlocks(folder, examples);
  return join(folder, 'schemas');
}

const folder = schemasWith(blocks);
const loaded = await loadSchemaWizard('fornecedor', folder);
const tab = loaded.tabs.empresa as NonNullable<(typeof loaded.tabs)[string]>;
const plan = planOf(tab.definition);
const texts = { messages: loaded.wizard.messages ?? {}, formats: loaded.wizard.formats, settings: {} };

function open(data: JsonObject = {}, change: Partial<Context> = {}) {
  const context = contextOf({ settings: { perguntarFiliais: true }, ...change });
  const state = evaluateTab(plan, data, context);
  const errors = (moment: 'leave' | 'save' | 'advance' = 'advance') =>
    validateTab(plan, tab.validators, state, moment, { context, texts });
  const put = (pointer: string, value: Json) => changeField(plan, state, { pointer, value }, context);
  return { context, state, errors, put };
}

describe('the examples of the guide for analysts', () => {
  it('fit the vocabulary, each by itself where it is a whole file, and all together', () => {
    const whole = blocks.filter(({ file, pointer }) => file && pointer === undefined);
    expect(whole).toHaveLength(3);
    const types = blocks.filter(({ file }) => file === 'schemas/types.json');
    for (const examples of [[...whole, ...types], blocks]) {
      expect(formatProblems(loadSchemas(schemasWith(examples), { blocks: BLOCKS }).problems)).toBe(
        '0 problemas em 0 arquivos.',
      );
    }
  });

  it('are themselves what their examples say', () => {
    const { schemas } = loadSchemas(folder, { blocks: BLOCKS });
    const written = schemas?.wizards.find(({ definition }) => definition.id === 'fornecedor')?.tabs[0];
    expect(written?.examples?.valid).toHaveLength(1);
    for (const data of written?.examples?.valid ?? []) expect(open(data).errors()).toEqual([]);
    expect(written?.examples?.invalid).toHaveLength(2);
    for (const { data, first, errors } of written?.examples?.invalid ?? []) {
      const pointers = open(data)
        .errors()
        .map(({ pointer }) => pointer);
      expect(pointers[0]).toBe(first);
      expect(pointers).toEqual(expect.arrayContaining(errors));
    }
  });

  it('show every effect of every kind of rule', () => {
    const rules = blocks.filter(({ pointer }) => pointer === '/rules/-').map(({ text }) => JSON.parse(text));
    const effects = ['show', 'require', 'lock', 'compute', 'error', 'check', 'clear', 'set', 'ask', 'lookup'];
    for (const effect of effects) expect(rules.some((rule) => effect in rule)).toBe(true);
    expect(rules.some(({ ask, before }) => ask && before)).toBe(true);
  });
});

describe('the rules of the guide do what it says:', () => {
  it('show hides and empties', () => {
    const { state } = open({ Porte: 1, PorteDescricao: 'Média' });
    expect(state.hidden).toContain('/PorteDescricao');
    expect(state.hidden).toContain('/aviso-porte');
    expect(state.data).not.toHaveProperty('PorteDescricao');
    expect(open({ Porte: 3, PorteDescricao: 'Média' }).state.data.PorteDescricao).toBe('Média');
  });

  it('show with keep hides and keeps', () => {
    const { state } = open({ TemFilial: true, QuantidadeFiliais: 2 }, { settings: { perguntarFiliais: false } });
    expect(state.hidden).toContain('/TemFilial');
    expect(state.data.TemFilial).toBe(true);
  });

  it('require asks for the field while it holds', () => {
    expect(open({ TemFilial: true }).state.required).toContain('/QuantidadeFiliais');
    expect(open({ TemFilial: false }).state.required).not.toContain('/QuantidadeFiliais');
  });

  it('lock keeps the value', () => {
    const { state } = open({ Porte: 2 }, { user: { StatusCadastro: 1 } });
    expect(state.locked).toContain('/Porte');
    expect(state.data.Porte).toBe(2);
  });

  it('compute locks, and empties when it is released', () => {
    const { state } = open({ ValorServico: 10.1, ValorFrete: 0.2, Total: 99 });
    expect(state.data.Total).toBe(10.3);
    expect(state.locked).toContain('/Total');
    const { put } = open({ ValorServico: 10 });
    expect(put('/ValorServico', null).state.data).not.toHaveProperty('Total');
  });

  it('error stands at its field, with its text', () => {
    const found = open({ DataFundacao: '2026-05-01' })
      .errors('leave')
      .find(({ pointer }) => pointer === '/DataFundacao');
    expect(found).toMatchObject({ title: 'Oops...', inline: 'A empresa deve ter pelo menos um ano.' });
    expect(open({ DataFundacao: '2020-05-01' }).errors('leave')).toEqual([]);
  });

  it('check with the moment save also stops a draft', () => {
    const same = open({ Email: 'a@b.com.br', EmailSecundario: 'A@b.com.br' });
    expect(same.errors('save').map(({ inline }) => inline)).toEqual(['Os e-mails não podem ser iguais.']);
  });

  it('clear and set run when the customer changes the field, and not on load', () => {
    const { state, put } = open({ TipoDocumento: 'CPF', Documento: '52998224725' });
    expect(state.data.Documento).toBe('52998224725');
    expect(put('/TipoDocumento', 'CNPJ').state.data).not.toHaveProperty('Documento');
    expect(open({ TemFilial: true }).state.data).not.toHaveProperty('QuantidadeFiliais');
    expect(open().put('/TemFilial', true).state.data.QuantidadeFiliais).toBe(1);
  });

  it('ask comes before the change', () => {
    const { put } = open({ TemFilial: true, QuantidadeFiliais: 2 });
    expect(put('/TemFilial', false).asks).toMatchObject([{ title: 'Apagar as filiais?' }]);
    expect(open().put('/TemFilial', true).asks).toEqual([]);
  });

  it('lookup fills and locks what came filled, and empties what was not found', () => {
    const { put, context } = open({ Logradouro: 'Rua antiga', Cidade: 'Santos' });
    const changed = put('/Cep', '01310100');
    const start = changed.lookups[0] as NonNullable<(typeof changed.lookups)[0]>;
    expect(start.with).toEqual({ cep: '01310100' });
    const record = { logradouro: '', uf: 'SP', localidade: 'São Paulo' };
    const found = applyAnswer(plan, changed.state, start, { kind: 'found', record }, context).state;
    expect(found.data).toMatchObject({ Uf: 'SP', Cidade: 'São Paulo' });
    expect([...found.locked]).toEqual(expect.arrayContaining(['/Uf', '/Cidade']));
    expect(found.locked).not.toContain('/Logradouro');
    const none = applyAnswer(plan, changed.state, start, { kind: 'notFound' }, context).state;
    expect(none.data).not.toHaveProperty('Logradouro');
  });

  it('rules of rows hold for each row, and fixed rows exist', () => {
    const { state } = open({ contas: [{ Banco: '001' }, {}] });
    expect(state.data.contas).toMatchObject([{ Principal: true }, { Principal: false }]);
    expect(state.required).toContain('/contas/0/Agencia');
    expect(state.required).not.toContain('/contas/1/Agencia');
    expect(open().state.data.contas).toHaveLength(1);
  });

  it('a form has its start values, its required fields and fields of its own', () => {
    const [form] = tab.definition.collections?.contatos?.forms ?? [];
    if (!form) throw new Error('no form');
    expect(startRow({ tab, list: 'contatos', key: 'Guid' }, form)).toMatchObject({ Tipo: 'Comercial' });
    const own = tabOfForm(tab, 'contatos', form);
    const ownPlan = planOf(own.definition);
    const context = contextOf();
    const state = evaluateTab(ownPlan, { Nome: 'Ana', Telefone: '+551134567890' }, context);
    const errors = validateTab(ownPlan, own.validators, state, 'advance', { context, texts });
    expect(errors.map(({ pointer, name, reason }) => [pointer, name, reason])).toEqual([
      ['/Telefone', 'Celular', 'notMobile'],
    ]);
  });

  it('names and messages come from the nearest level', () => {
    const [first] = open({ RazaoSocial: 'Padaria Sol Ltda.' }).errors();
    expect(first).toMatchObject({ title: 'Oops...', text: 'Informe o campo CNPJ.', inline: 'Campo obrigatório.' });
    const email = open({ Email: 'a@b' }).errors('leave')[0];
    expect(email).toMatchObject({ inline: 'Confira o e-mail.', text: 'Confira o e-mail da empresa.' });
    const uf = open({ Uf: 'XX' })
      .errors('leave')
      .find(({ pointer }) => pointer === '/Uf');
    expect(uf?.name).toBe('Estado (endereço da empresa)');
  });
});

describe('the tables of the guide', () => {
  const named = new Set([...guide.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name));
  const kinds = [...messageKinds.errors, ...messageKinds.calls];
  it.each([
    ['format', Object.keys(formats)],
    ['widget', Object.keys(widgets)],
    ['validator', Object.keys(validators)],
    ['keyword of conditions', Object.keys({ ...keywords, ...nesting })],
    ['reference without a name', [...contextNames]],
    ['kind of messages', kinds],
  ])('name every %s', (_, names) => {
    expect(names.filter((name) => !named.has(name))).toEqual([]);
  });
});

it('prints a problem as the guide shows it', () => {
  const [shown = ''] = blocks
    .filter(({ language, text }) => language === 'text' && text.includes('DEF_'))
    .map(({ text }) => text.trim());
  const wrong = blocks.map((block) => ({
    ...block,
    text: block.text.replace('["QuantidadeFiliais"],\n  "hidden"', '["QuantidadeFilial"],\n  "hidden"'),
  }));
  const { problems } = loadSchemas(schemasWith(wrong), { blocks: BLOCKS });
  const lines = problems.map(({ code, message }) => `${code}  ${message}`);
  expect(lines).toContain(shown.slice(shown.indexOf('DEF_')));
});

it('tells what a change does as the guide shows it', () => {
  const [shown = ''] = blocks
    .filter(({ language, text }) => language === 'text' && text.includes('Widened'))
    .map(({ text }) => text);
  const when = '"when": { "TemFilial": { "const": true } },\n  "show"';
  const other = '"when": { "anyOf": [{ "TemFilial": { "const": true } }, { "Porte": { "const": 3 } }] },\n  "show"';
  const changed = schemasWith(blocks.map((block) => ({ ...block, text: block.text.replace(when, other) })));
  const [before, after] = [folder, changed].map((dir) => loadSchemas(dir, { blocks: BLOCKS }).schemas);
  if (!before || !after) throw new Error('the guide does not load');
  const report = compareSchemas(before, after, { formats, today: '2026-11-22', signing: [] });
  const lines = toText(report, () => 'schemas/fornecedor/empresa.json')
    .split('\n')
    .map((line) => line.trim());
  const [first = '', ...rest] = shown
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const at = lines.findIndex((line) => line.endsWith(first.slice(first.indexOf('requirementWidened'))));
  expect(lines.slice(at + 1, at + 3)).toEqual(rest);
});

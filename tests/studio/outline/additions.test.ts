import { expect, it } from 'vitest';
import { valueIn } from '../../../studio/document/difference';
import { createWorkspace, type Selection } from '../../../studio/document/workspace';
import type { Addition } from '../../../studio/outline/actions/additionKinds';
import { add, additionsFor, choicesFor, customersFor } from '../../../studio/outline/actions/additions';
import { nodeOf, outlineOf } from '../../../studio/outline/nodes';
import { readDefinitions, toDefinitions, wrongWith } from '../definitions';

const { texts, values } = readDefinitions();
const outline = outlineOf(values);
const file = 'pf/informacoes.json';
const tab = 'pf/informacoes';
const at = (pointer: string, path = file): Selection => ({ file: path, pointer, tab: path.replace('.json', '') });
/** The row of a file that is no tab. */
const whole = (path: string): Selection => ({ file: path, pointer: '', tab: null });

/** What is selected after something was added, and what stands there. */
function added(selection: Selection, kind: Addition, title: string, details?: Record<string, string>) {
  const store = createWorkspace(texts);
  add(store, nodeOf(outline, selection), { kind, title, ...(details && { details }) });
  const { selection: now, texts: changed, past } = store.getState();
  expect(past).toHaveLength(1);
  return { now, value: now && valueIn(changed[now.file] ?? '', now.pointer) };
}

it('adds a rule about the field that is selected, of a tab or of the rows of a list', () => {
  const about = added(at('/schema/properties/Assessor'), 'rule', 'Quem indica');
  expect(about.value).toEqual({ id: 'quem-indica', when: { Assessor: true }, require: ['Assessor'] });
  const row = at('/schema/properties/procuradores/items/properties/Nome', 'pf/procuradores.json');
  expect(added(row, 'rule', 'Nome').now?.pointer).toMatch(/^\/collections\/procuradores\/rules\/\d+$/);
});

it('adds a text behind the field that is selected, and a section behind its own', () => {
  const text = added(at('/schema/properties/Assessor'), 'note', 'Quem indicou você.');
  expect(text).toEqual({
    now: { file, pointer: '/uiSchema/ui:sections/0/fields/24', tab },
    value: { text: 'Quem indicou você.' },
  });
  expect(added(at('/schema/properties/CpfConjugue'), 'section', 'Filhos').now?.pointer).toBe('/uiSchema/ui:sections/2');
});

it('adds a part for a field, and a tab, each selected where it stands', () => {
  const part = added(at('/schema/properties/Assessor'), 'part', 'Assessor');
  expect(part.now).toEqual({ file: 'pf/wizard.json', pointer: '/parts/7', tab: null });
  expect(part.value).toMatchObject({ data: ['informacoes/Assessor'] });
  expect(added(at(''), 'tab', 'Referências').now).toEqual({
    ...{ file: 'pf/referencias.json', pointer: '', tab: 'pf/referencias' },
  });
  expect(additionsFor(nodeOf(outline, at('/schema/properties/Assessor')))).toContain('part');
  expect(additionsFor(nodeOf(outline, at('')))).not.toContain('part');
});

it('puts a tab behind the one that is selected, with its part at the address that is said', () => {
  const store = createWorkspace(texts);
  const details = { address: '/PessoaFisica/quemIndica' };
  add(store, nodeOf(outline, at('')), { kind: 'tab', title: 'Referências', details });
  const wizard = JSON.parse(store.getState().texts['pf/wizard.json'] as string);
  expect(wizard.tabs.map(({ id }: { id: string }) => id).slice(0, 3)).toEqual([
    ...['informacoes', 'referencias', 'procuradores'],
  ]);
  expect(wizard.parts.at(-1)).toMatchObject({
    ...{ id: 'referencias', data: ['referencias'] },
    ...{ load: 'GET /PessoaFisica/quemIndica', save: 'POST /PessoaFisica/quemIndica' },
  });
});

it('adds what is of all to its own file, selected there', () => {
  const common = whole('shared.json');
  const treatment = added(common, 'treatment', 'Sorteio', { purpose: 'Avisar você.', basis: 'Consentimento' });
  expect(treatment).toEqual({
    now: { file: 'shared.json', pointer: '/treatments/sorteio', tab: null },
    value: { title: 'Sorteio', purpose: 'Avisar você.', basis: 'Consentimento', retention: { years: 5, from: 'end' } },
  });
  const type = added(whole('types.json'), 'type', 'Fornecedor', { document: 'cnpj' });
  expect(type.now).toEqual({ file: 'types.json', pointer: '/types/3', tab: null });
  expect(type.value).toEqual({ type: 4, name: 'Fornecedor', document: 'cnpj' });
  expect(added(common, 'ask', 'Troca de conta', { text: 'Trocar a conta?' }).value).toEqual({
    ...{ title: 'Troca de conta', text: 'Trocar a conta?', yes: 'Sim, continuar', no: 'Cancelar' },
  });
  expect(added(common, 'lookup', 'Feriados', { address: '/feriados/{ano}' }).value).toEqual({
    call: 'GET /feriados/{ano}',
  });
  expect(added(whole('settings.json'), 'setting', 'Perguntar filiais').now?.pointer).toBe('/perguntarFiliais');
  expect(additionsFor(nodeOf(outline, whole('types.json')))[0]).toBe('type');
});

it('adds a type of customers, and a wizard that is their registration; nothing is wrong with both', () => {
  const store = createWorkspace(texts);
  const first = (file: string) => nodeOf(outlineOf(store.getState().values), whole(file));
  add(store, first('types.json'), { kind: 'type', title: 'Fornecedor', details: { document: 'cnpj' } });
  expect(customersFor(store.getState()).map(({ label }) => label)).toEqual([
    ...['Pessoa Física: ao lado do cadastro', 'Pessoa Jurídica: ao lado do cadastro'],
    ...['Fundo de Investimento: ao lado do cadastro', 'Fornecedor: o seu cadastro'],
  ]);
  add(store, undefined, { kind: 'wizard', title: 'Cadastro de fornecedor', details: { for: '4' } });
  const { values: now, texts: changed } = store.getState();
  expect(now['cadastro-de-fornecedor/wizard.json']).toMatchObject({ type: 4, registration: true });
  expect((now['types.json'] as { types: unknown[] }).types).toHaveLength(4);
  expect(wrongWith(toDefinitions(changed))).toEqual([]);
});

it('puts a block into the section that is selected, with all that it cannot do without', () => {
  const block = added(at('/uiSchema/ui:sections/0'), 'block', 'signatures');
  expect(block.value).toEqual({
    ...{ block: 'signatures', id: 'assinatura-de-documentos', client: 'Todos' },
    error: { title: 'Oops...', text: 'Falta {name}.' },
  });
  const link = added(at('/schema/properties/Assessor'), 'note', 'Não sei o CEP', { look: 'link' });
  expect(link.value).toEqual({ link: 'Não sei o CEP', href: 'https://' });
});

it('shows a tab and a part of all in a wizard that has them not, and offers no other', () => {
  const store = createWorkspace(texts);
  add(store, undefined, { kind: 'wizard', title: 'Pesquisa', details: { for: '1' } });
  const node = () => nodeOf(outlineOf(store.getState().values), whole('pesquisa/wizard.json'));
  const offered = () => choicesFor(store.getState(), node(), 'sharedTab').map(({ id }) => id);
  expect(offered()).toContain('produtos');
  add(store, node(), { kind: 'sharedTab', title: 'produtos' });
  expect(store.getState().selection).toEqual({ file: 'shared/produtos.json', pointer: '', tab: 'pesquisa/produtos' });
  expect(offered()).not.toContain('produtos');
  const [part] = choicesFor(store.getState(), node(), 'sharedPart');
  add(store, node(), { kind: 'sharedPart', title: part?.id ?? '' });
  expect(store.getState().values['pesquisa/wizard.json']).toMatchObject({
    tabs: [{ id: 'dados' }, { id: 'produtos', shared: true }],
    parts: [{ id: 'dados' }, part?.id],
  });
});

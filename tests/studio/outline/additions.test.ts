import { expect, it } from 'vitest';
import { valueIn } from '../../../studio/document/difference';
import { createWorkspace, type Selection } from '../../../studio/document/workspace';
import { type Addition, add, additionsFor } from '../../../studio/outline/actions/additions';
import { nodeOf, outlineOf } from '../../../studio/outline/nodes';
import { readDefinitions } from '../definitions';

const { texts, values } = readDefinitions();
const outline = outlineOf(values);
const file = 'pf/informacoes.json';
const tab = 'pf/informacoes';
const at = (pointer: string, path = file): Selection => ({ file: path, pointer, tab: path.replace('.json', '') });

/** What is selected after something was added, and what stands there. */
function added(selection: Selection, kind: Addition, title: string) {
  const store = createWorkspace(texts);
  add(store, nodeOf(outline, selection), { kind, title });
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
  const details = { title: 'Referências', address: '/PessoaFisica/quemIndica' };
  add(store, nodeOf(outline, at('')), { kind: 'tab', ...details });
  const wizard = JSON.parse(store.getState().texts['pf/wizard.json'] as string);
  expect(wizard.tabs.map(({ id }: { id: string }) => id).slice(0, 3)).toEqual([
    ...['informacoes', 'referencias', 'procuradores'],
  ]);
  expect(wizard.parts.at(-1)).toMatchObject({
    ...{ id: 'referencias', data: ['referencias'] },
    ...{ load: 'GET /PessoaFisica/quemIndica', save: 'POST /PessoaFisica/quemIndica' },
  });
});

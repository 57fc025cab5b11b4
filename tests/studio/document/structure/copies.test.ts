import { describe, expect, it } from 'vitest';
import { indexReferences } from '../../../../engine/compile/references/buildIndex';
import { copiedPart, copiedTab } from '../../../../studio/document/structure/copiedTab';
import { copiedList, copiedSection } from '../../../../studio/document/structure/copies';
import { placeOnScreen } from '../../../../studio/document/structure/order';
import { copiedWizard, removedWizard, renamedWizard } from '../../../../studio/document/structure/wholeWizard';
import { after as having, readDefinitions, wrongWith } from '../../definitions';

const before = readDefinitions();
const index = indexReferences(before.texts);
const json = (definitions: typeof before, file: string) => JSON.parse(definitions.texts[file] as string);

/** What is wrong beside the stories, which tell of one thing where there are two now. */
const butStories = (definitions: typeof before) =>
  wrongWith(definitions).filter((line) => !line.includes('A história não acontece assim'));

describe('a copy', () => {
  it('of a tab stands behind it, with a file, a part and calls of its own', () => {
    const copied = copiedTab(before, { file: 'pf/enderecos.json', wizard: 'pf' });
    const now = having(before, copied);
    expect(copied.at).toEqual({ file: 'pf/enderecos-2.json', pointer: '' });
    expect(
      json(now, 'pf/wizard.json')
        .tabs.map(({ id }: { id: string }) => id)
        .slice(4, 6),
    ).toEqual(['enderecos', 'enderecos-2']);
    const { id, title, ...rest } = json(now, 'pf/enderecos-2.json');
    expect({ id, title }).toEqual({ id: 'enderecos-2', title: 'Endereços (cópia)' });
    expect(rest).toEqual({ ...json(before, 'pf/enderecos.json'), id: undefined, title: undefined });
    expect(json(now, 'pf/wizard.json').parts.at(-1)).toMatchObject({ id: 'enderecos-2', data: ['enderecos-2'] });
    expect(wrongWith(now)).toEqual([]);
  });

  it.each(['pf/procuradores.json', 'pf/dados-bancarios.json'])('of %s is right as it is', (file) => {
    expect(wrongWith(having(before, copiedTab(before, { file, wizard: 'pf' })))).toEqual([]);
  });

  it('of a tab that wizards share says what its wizard says of it, and is its wizard’s alone', () => {
    const now = having(before, copiedTab(before, { file: 'shared/documentos.json', wizard: 'pf' }));
    const [section] = json(now, 'pf/documentos-2.json').uiSchema['ui:sections'];
    expect(section.fields.find(({ id }: { id?: string }) => id === 'arquivos')).toMatchObject({
      types: ['Pessoa Física', 'Todos'],
      send: 'save',
    });
    expect(butStories(now)).toEqual([]);
  });

  it('of a section has fields of its own, and the rules that act on them alone', () => {
    const at = { file: 'pf/informacoes.json', home: 'pf/informacoes', section: 1 };
    const now = having(before, copiedSection(before, index, at));
    const [own, copy] = json(now, at.file).uiSchema['ui:sections'].slice(1, 3);
    expect(copy.title).toBe(`${own.title} (cópia)`);
    expect(copy.fields).toHaveLength(own.fields.length);
    expect(copy.fields.filter((name: unknown) => own.fields.includes(name))).toEqual([]);
    const rules = json(now, at.file).rules.length - json(before, at.file).rules.length;
    expect(rules).toBeGreaterThan(0);
    expect(wrongWith(now)).toEqual([]);
  });

  it('of a list has the same rows under another name', () => {
    const file = 'pf/procuradores.json';
    const [list = ''] = Object.keys(json(before, file).collections);
    const place = placeOnScreen(json(before, file), list) as never;
    const now = having(before, copiedList(before, index, { file, home: 'pf/procuradores', list, place }));
    const [, copy = ''] = Object.keys(json(now, file).collections);
    expect(copy).toBe(`${list}2`);
    expect(json(now, file).schema.properties[copy].items).toEqual(json(before, file).schema.properties[list].items);
    expect(butStories(now)).toEqual([]);
  });

  it('of a part has calls of its own, and both are told to save the same', () => {
    const now = having(before, copiedPart(before, { file: 'pf/wizard.json', index: 0 }));
    const [own, copy] = json(now, 'pf/wizard.json').parts;
    expect(copy).toEqual({ ...own, id: `${own.id}-2`, load: `${own.load}-2`, save: `${own.save}-2` });
    expect(wrongWith(now).join('\n')).toContain('pf/wizard.json');
  });

  it('of a wizard is one for customers of a type of its own', () => {
    const copied = copiedWizard(before, 'pf');
    const now = having(before, copied);
    expect(json(now, 'pf-2/wizard.json')).toMatchObject({
      id: 'pf-2',
      type: 4,
      title: 'Cadastro de Pessoa Física (cópia)',
    });
    expect(json(now, 'types.json').types.at(-1)).toEqual({ type: 4, name: 'Pessoa Física (cópia)', document: 'cpf' });
    expect(Object.keys(now.texts).filter((path) => path.startsWith('pf-2/')).length).toBeGreaterThan(5);
    expect(wrongWith(now)).toEqual([]);
  });
});

describe('a whole wizard', () => {
  const remark = {
    id: 'a1',
    tab: 'pf/informacoes',
    at: '/NomeMae',
    title: 'Mãe',
    author: 'Ana',
    date: '2026-11-23T12:00:00Z',
    text: '?',
    answers: [],
  };
  const remarked = {
    ...before,
    texts: { ...before.texts, 'comments/pf.json': JSON.stringify({ comments: [remark] }) },
  };

  it('has another name with its folder, and what was remarked about it', () => {
    const rename = renamedWizard(remarked, 'pf', 'pessoa');
    if ('problem' in rename) throw new Error(rename.problem);
    const now = having(remarked, rename);
    for (const { from, to } of rename.moves) {
      now.texts = Object.fromEntries(
        Object.entries(now.texts).map(([path, text]) => [path === from ? to : path, text]),
      );
    }
    expect(Object.keys(now.texts).filter((path) => path.startsWith('pf/') || path === 'comments/pf.json')).toEqual([]);
    expect(json(now, 'comments/pessoa.json').comments).toEqual([{ ...remark, tab: 'pessoa/informacoes' }]);
    expect(wrongWith(now)).toEqual([]);
  });

  it.each([
    ['pj', 'taken'],
    ['shared', 'taken'],
    ['pessoa física', 'name'],
  ])('is not called %s: %s', (name, problem) => {
    expect(renamedWizard(before, 'pf', name)).toEqual({ problem });
  });

  it('goes with its tabs, its remarks and the type that it alone registers', () => {
    const { edits, removed } = removedWizard(remarked, index, 'fundo');
    expect(removed).toEqual(Object.keys(before.texts).filter((path) => path.startsWith('fundo/')));
    expect(json(having(before, { edits }), 'types.json').types.map(({ type }: { type: number }) => type)).toEqual([
      1, 2,
    ]);
    const individual = removedWizard(remarked, index, 'pf');
    expect(individual.removed).toContain('comments/pf.json');
    // What nobody takes up any more, by the problems that it would be.
    const left = Object.entries(having(remarked, individual).texts).filter(
      ([path]) => !individual.removed.includes(path),
    );
    const told = individual.broken.map(({ file, line }) => `${file}:${line}`);
    const unused = wrongWith({ ...before, texts: Object.fromEntries(left) }).filter((line) =>
      line.includes('DEF_UNUSED_SHARED'),
    );
    expect(told.filter((one) => one.startsWith('shared.json')).length).toBe(unused.length);
  });
});

import { foldText, isObject, type Json, toPointer } from '../../../engine/core';
import { isComment } from '../../../engine/edit';
import { METHODS } from '../../../engine/wire';
import type { Selection } from '../../document/workspace';
import { nodeOf, type OutlineNode } from '../../outline/nodes';
import { callerAt } from '../../words/called';

/** One thing that can be gone to. */
export interface Entry {
  key: string;
  group: 'Estrutura' | 'Textos' | 'Endereços' | 'Arquivos';
  label: string;
  /** Its name in the files, or its file. */
  aside: string;
  /** Where it stands, in words. */
  around: string;
  selection: Selection;
}

type Values = Readonly<Record<string, Json>>;

/** Everything that definitions have and that one may look for: what stands in the outline, texts, calls of the API, and files. */
export function entriesOf(values: Values, outline: readonly OutlineNode[]): Entry[] {
  const texts = Object.entries(values).flatMap(([file, value]) =>
    isComment(file) ? [] : textsIn(value, '').map((found) => ({ file, ...found })),
  );
  const files = Object.keys(values).map((file): Entry => {
    const node = nodeOf(outline, { file, pointer: '', tab: null });
    const selection = { file, pointer: '', tab: node?.selection.tab ?? null };
    return { key: `file ${file}`, group: 'Arquivos', label: file, aside: '', around: node?.title ?? '', selection };
  });
  return [
    ...outline.flatMap((node) => nodesIn(node, values, [])),
    ...texts.map(({ file, pointer, text }): Entry => {
      const node = nodeOf(outline, { file, pointer, tab: null });
      return {
        ...{ key: `${file}${pointer}`, group: CALL.test(text) ? 'Endereços' : 'Textos', label: text, aside: file },
        around: node?.title ?? '',
        selection: { file, pointer, tab: node?.selection.tab ?? null },
      };
    }),
    ...files,
  ];
}

const CALL = new RegExp(`^(?:${METHODS.join('|')}) `);
/** Keys whose values are read by people, or that the outline has no row for. */
const SAID = /^(?:title|text|inline|help|lead|yes|no|ui:help|ui:placeholder|ui:name|name|note|add|empty|button|call)$/;

function nodesIn(node: OutlineNode, values: Values, way: readonly string[]): Entry[] {
  const { key, kind, title, name, selection, children } = node;
  const isOwn = kind !== 'rules' && kind !== 'parts' && kind !== 'common';
  const own: Entry[] = isOwn
    ? [
        {
          key,
          group: 'Estrutura',
          label: title,
          aside: name,
          around: [...kindOf(node, values), ...way].join(' › '),
          selection,
        },
      ]
    : [];
  return [...own, ...children.flatMap((child) => nodesIn(child, values, isOwn ? [...way, title] : way))];
}

const KINDS: Partial<Record<OutlineNode['kind'], string>> = {
  ...{ wizard: 'Formulário', tab: 'Aba', section: 'Seção', list: 'Lista', block: 'Bloco', part: 'Parte' },
};

/** What a row is, where its title does not tell, and what a rule does. */
function kindOf({ kind, name, selection: { file, pointer } }: OutlineNode, values: Values): string[] {
  if (file === 'types.json') return pointer === '' ? [] : ['Tipo de cliente'];
  if (kind === 'rule' || (file === 'shared.json' && pointer.startsWith('/rules/'))) {
    return ['Regra', callerAt(values, file, pointer).name(name, 'regra') ?? ''].filter(Boolean);
  }
  const said = KINDS[kind];
  return said === undefined ? [] : [said];
}

interface Found {
  pointer: string;
  text: string;
}

/** Texts that people read, and calls; what examples hold are answers. */
function textsIn(value: Json, pointer: string, key = ''): Found[] {
  if (typeof value === 'string') {
    const isTitle = key === 'title' && !/\/(?:oneOf|rules|ask|error|messages|columns|forms|parts)\b/.test(pointer);
    return CALL.test(value) || (SAID.test(key) && value.includes(' ') && !isTitle) ? [{ pointer, text: value }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${pointer}/${index}`, key));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'examples' || inner === undefined ? [] : textsIn(inner, pointer + toPointer([name]), name),
  );
}

const MOST = 80;

/** Those that have every word of a search: such as begin with it first, rows of the outline before texts. */
export function found<T extends Pick<Entry, 'label' | 'aside' | 'around'>>(entries: readonly T[], search: string): T[] {
  const wanted = foldText(search.trim());
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  const hits = entries.flatMap((entry) => {
    const label = foldText(entry.label);
    const all = `${label} ${foldText(entry.aside)} ${foldText(entry.around)}`;
    if (!words.every((word) => all.includes(word))) return [];
    const rank =
      label === wanted ? 0 : label.startsWith(wanted) ? 1 : words.every((word) => label.includes(word)) ? 2 : 3;
    return [{ entry, rank }];
  });
  return hits
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

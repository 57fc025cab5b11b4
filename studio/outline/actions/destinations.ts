import { isObject, type Json, toPointer } from '../../../engine/core';
import { listAt, type Reference, type Subject, type TextEdit } from '../../../engine/edit';
import type { NewFieldPlace } from '../../document/add/newFieldPlace';
import { fieldOfPointer, fieldPointer, fieldTitle, objectAt, valueAt } from '../../document/pointers';
import { indexOf } from '../../document/structure/lastIndex';
import { type ItemPlace, movedItem, rowOrder } from '../../document/structure/order';
import { relocated } from '../../document/structure/relocation';
import { relocatedRule } from '../../document/structure/ruleRelocation';
import { canRelocate, relocatedSection } from '../../document/structure/sectionRelocation';
import { tabFiles } from '../../document/tabs';
import type { Selection, Workspace } from '../../document/workspace';
import type { OutlineNode } from '../nodes';
import { afterMove, calledItem, IN_SECTION } from './moves';
import { itemsAt, orderOf } from './places';

type Definitions = Pick<Workspace, 'texts' | 'values'>;

/** Somewhere that a row's thing may stand. */
export interface Destination {
  id: string;
  title: string;
  /** What stands there in order, without what is moved. */
  items: string[];
  /** How many of them it stands behind now, or would at first. */
  behind: number;
  /** A move behind so many of them; nothing where that is where it stands. */
  plan(behind: number): PlannedMove | undefined;
}

/** A move as it would be done. */
export interface PlannedMove {
  edits: TextEdit[];
  /** Places that look for it where it is no longer. */
  broken: readonly Reference[];
  /** What is selected afterwards. */
  selection: Selection;
  /** Stored data go with it. */
  movesData: boolean;
}

/** Where a row's thing may go: among its like, into other sections, and a field into other tabs and lists. */
export function destinationsOf(definitions: Definitions, node: OutlineNode): Destination[] {
  const place = orderOf(definitions, node);
  const here = place ? [ordered(definitions, node, place), ...besides(definitions, node, place)] : [];
  return [...here, ...elsewhere(definitions, node)];
}

/** The other sections of its tab. */
function besides(definitions: Definitions, node: OutlineNode, place: ItemPlace): Destination[] {
  if (!IN_SECTION.test(place.list)) return [];
  const sections = valueAt(definitions.values[place.file], '/uiSchema/ui:sections');
  return listAt(sections).flatMap((_, index) => {
    const list = `/uiSchema/ui:sections/${index}/fields`;
    return list === place.list ? [] : [ordered(definitions, node, { file: place.file, list, index: -1 })];
  });
}

/** A list of the same file that something stands in, or may. */
function ordered(definitions: Definitions, node: OutlineNode, { file, list, index }: ItemPlace): Destination {
  const { texts, values } = definitions;
  const from = orderOf(definitions, node) as ItemPlace;
  const titleOf = (name: string) => titleIn(values, file, name, fieldOfPointer(node.selection.pointer)?.list);
  const others = itemsAt(definitions, { file, list }).filter((_, at) => at !== index);
  return {
    id: `${file}#${list}`,
    title: calledList(values, { file, list }),
    items: others.map((item) => calledItem(item, titleOf)),
    behind: index < 0 ? others.length : index,
    plan(behind) {
      if (behind === index) return undefined;
      const to = { file, list, index: behind };
      const selection = afterMove(node.selection, from, to);
      return { edits: movedItem(texts, from, to), broken: [], selection, movesData: false };
    },
  };
}

/** A row of a field, which the references know. */
type FieldNode = OutlineNode & { kind: 'field'; subject: Subject };

const isField = (node: OutlineNode): node is FieldNode => node.kind === 'field' && node.subject !== undefined;

/** Sections and lists of the tabs of its wizard that a field may be taken to, with its data. */
function elsewhere(definitions: Definitions, node: OutlineNode): Destination[] {
  const { values } = definitions;
  const { file, pointer, tab } = node.selection;
  const field = fieldOfPointer(pointer);
  const [wizard = ''] = tab?.split('/') ?? [];
  // What several wizards show, and forms that stand alone, keep what they have; so do groups and lists.
  if (values[`${wizard}/wizard.json`] === undefined || !file.startsWith(`${wizard}/`)) return [];
  const isTopRule = node.kind === 'rule' && /^\/rules\/\d+$/.test(pointer);
  if (node.kind === 'section' || isTopRule) return otherTabs(definitions, node, wizard);
  if (!isField(node) || !field || field.path.includes('/')) return [];
  const files = ownTabs(values, wizard);
  return files.flatMap((path) => [
    ...(path === file && field.list === undefined ? [] : sectionsOf(definitions, node, path)),
    ...listsOf(definitions, node, path).filter(({ id }) => path !== file || id !== `${path}#${field.list}`),
  ]);
}

/** The tabs of a wizard that no other one shows. */
const ownTabs = (values: Definitions['values'], wizard: string): string[] =>
  tabFiles(values, `${wizard}/wizard.json`).filter((path) => path.startsWith(`${wizard}/`) && values[path]);

/** Other tabs of the wizard, among whose sections or rules a whole section or rule may stand. */
function otherTabs(definitions: Definitions, node: OutlineNode, wizard: string): Destination[] {
  const { values, texts } = definitions;
  const { file, pointer } = node.selection;
  const at = Number(pointer.split('/').at(-1));
  const isSection = node.kind === 'section';
  return ownTabs(values, wizard)
    .filter((path) => path !== file && (!isSection || canRelocate(definitions, { file, section: at }, path)))
    .map((path): Destination => {
      const list = isSection ? '/uiSchema/ui:sections' : '/rules';
      const titleOf = (name: string) => titleIn(values, path, name, undefined);
      const items = listAt(valueAt(values[path], list)).map((item) => calledItem(item, titleOf));
      return {
        id: `${path}#${list}`,
        title: `${tabTitle(values, path)}: ${isSection ? 'entre as seções' : 'entre as regras'}`,
        ...{ items, behind: items.length },
        plan(behind) {
          const index = indexOf(texts);
          const to = { file: path, behind };
          const moved = isSection
            ? relocatedSection(index, definitions, { wizard, from: { file, section: at }, to })
            : relocatedRule(index, definitions, { from: { file, index: at }, to });
          const selection = { ...moved.at, tab: path.replace(/\.json$/, '') };
          const { edits, broken } = moved;
          return {
            edits,
            broken,
            selection,
            movesData: edits.some((edit) => edit.file === `${wizard}/migration.json`),
          };
        },
      };
    });
}

function sectionsOf(definitions: Definitions, node: FieldNode, file: string): Destination[] {
  const { values } = definitions;
  if (nameOf(node) in objectAt(values[file], '/schema/properties')) return [];
  return listAt(valueAt(values[file], '/uiSchema/ui:sections')).map((section, index) => {
    const { title, fields } = objectAt(section, '');
    const items = listAt(fields).map((item) => calledItem(item, (name) => titleIn(values, file, name, undefined)));
    return {
      id: `${file}#${index}`,
      title: `${tabTitle(values, file)}: ${String(title ?? index)}`,
      ...{ items, behind: items.length },
      plan: (behind) => relocation(definitions, node, { file, section: index, after: behind - 1 }),
    };
  });
}

function listsOf(definitions: Definitions, node: FieldNode, file: string): Destination[] {
  const { values } = definitions;
  return Object.keys(objectAt(values[file], '/collections')).flatMap((list): Destination[] => {
    const schema = objectAt(values[file], toPointer(['schema', 'properties', list]));
    const rows = objectAt(values[file], toPointer(['schema', 'properties', list, 'items', 'properties']));
    if (nameOf(node) in rows || !isObject(schema.items)) return [];
    const names = rowOrder(values[file], list);
    return [
      {
        id: `${file}#${list}`,
        title: `${tabTitle(values, file)}: linhas de ${String(schema.title ?? list)}`,
        items: names.map((name) => titleIn(values, file, name, list)),
        behind: names.length,
        plan: (behind) => relocation(definitions, node, { file, list, after: behind - 1 }),
      },
    ];
  });
}

function relocation(definitions: Definitions, node: FieldNode, to: NewFieldPlace): PlannedMove {
  const { file, pointer, tab } = node.selection;
  const { list, path = '' } = fieldOfPointer(pointer) ?? {};
  const [wizard = ''] = tab?.split('/') ?? [];
  const from = { subject: node.subject, file, name: path, ...(list !== undefined && { list }) };
  const { edits, broken, at } = relocated(indexOf(definitions.texts), definitions, { from, to, wizard });
  const movesData = list === undefined && !('list' in to);
  return { edits, broken, selection: { ...at, tab: at.file.replace(/\.json$/, '') }, movesData };
}

const nameOf = ({ selection }: OutlineNode): string => fieldOfPointer(selection.pointer)?.path ?? '';

const tabTitle = (values: Definitions['values'], file: string): string =>
  String(objectAt(values[file], '').title ?? file);

const titleIn = (values: Definitions['values'], file: string, name: string, list: string | undefined): string =>
  fieldTitle(values, file, fieldPointer(name, list)) ?? name;

const LISTS: Readonly<Record<string, string>> = {
  'ui:sections': 'Entre as seções',
  rules: 'Entre as regras',
  tabs: 'Entre as abas',
  forms: 'Entre os formulários',
  parts: 'Entre as partes',
  columns: 'Entre as colunas',
  steps: 'Entre os passos',
  fields: 'Entre os campos da linha',
};

/** What a list of a file is called: a section by its title. */
function calledList(values: Definitions['values'], { file, list }: Omit<ItemPlace, 'index'>): string {
  const section = IN_SECTION.test(list) ? (valueAt(values[file], list.replace(/\/fields$/, '')) as Json) : undefined;
  if (section !== undefined) return String(objectAt(section, '').title ?? '');
  return LISTS[list.slice(list.lastIndexOf('/') + 1)] ?? 'Aqui';
}

import { isObject, type Json } from '../../../engine/core';
import { listAt, objectAt as objectOf } from '../../../engine/edit';
import { addBlock, sectionBlocks } from '../../document/add/addBlock';
import { addCollection } from '../../document/add/addCollection';
import { addAsk, addLookup, addSetting, addTreatment, addType } from '../../document/add/addCommon';
import { addPart } from '../../document/add/addPart';
import { addRule } from '../../document/add/addRule';
import { addNote, addSection, noteLook } from '../../document/add/addSection';
import { addTab } from '../../document/add/addTab';
import { addWizard, hasRegistration } from '../../document/add/addWizard';
import { newFieldPlace } from '../../document/add/newFieldPlace';
import { freeAddress } from '../../document/add/partFor';
import { sharedParts, sharedTabs, type Takeable, takePart, takeTab } from '../../document/add/takeShared';
import type { Added } from '../../document/add/types';
import { fieldOfPointer, objectAt } from '../../document/pointers';
import type { Workspace, WorkspaceStore } from '../../document/workspace';
import { blockTitles } from '../../words/brought';
import type { OutlineNode } from '../nodes';
import type { Addition } from './additionKinds';

type Definitions = Pick<Workspace, 'texts' | 'values'>;

const IN_SHARED: readonly Addition[] = ['treatment', 'ask', 'lookup'];
const COMMON: Readonly<Record<string, readonly Addition[]>> = {
  'shared.json': IN_SHARED,
  'settings.json': ['setting'],
  'types.json': ['type'],
};

/** What may be added where a row is selected: what belongs there first. */
export function additionsFor(node: OutlineNode | undefined): Addition[] {
  if (!node?.selection.tab) {
    const own = COMMON[node?.selection.file ?? ''] ?? [];
    const rest = [...IN_SHARED, 'setting', 'type'] as const;
    const isOfWizard = node?.selection.file.endsWith('/wizard.json') === true;
    return [
      ...own,
      ...(isOfWizard ? (['tab', 'sharedTab', 'sharedPart'] as const) : []),
      'wizard',
      ...rest.filter((kind) => !own.includes(kind)),
    ];
  }
  const { kind } = node;
  const isField = kind === 'field' || kind === 'list';
  return [
    ...(['field', 'section', 'note', 'block', 'rule', 'collection'] as const),
    ...(isField ? (['part'] as const) : []),
    ...(['tab', 'sharedTab', 'wizard'] as const),
  ];
}

/** What is asked beside the title of something new, by its key. */
export type Details = Readonly<Record<string, string>>;

/** Those that there are to choose from, of what has no title of its own to be asked for. */
export function choicesFor(definitions: Definitions, node: OutlineNode | undefined, kind: Addition): Takeable[] {
  if (kind === 'block') return sectionBlocks.map((id) => ({ id, title: blockTitles[id] ?? id }));
  const wizard = wizardOf(node);
  return kind === 'sharedTab' ? sharedTabs(definitions, wizard) : sharedParts(definitions, wizard);
}

/** The address that a new tab gets, where nobody says another one. */
export function addressFor(definitions: Definitions, node: OutlineNode | undefined, title: string) {
  return freeAddress(definitions, wizardOf(node), title);
}

const wizardOf = (node: OutlineNode | undefined): string =>
  `${(node?.selection.tab ?? node?.selection.file ?? '').split('/')[0]}/wizard.json`;

interface Asked {
  kind: Addition;
  /** Of what is chosen: its name. */
  title: string;
  details?: Details;
}

/** Adds something with a title and selects it. */
export function add(store: WorkspaceStore, node: OutlineNode | undefined, asked: Asked): void {
  const added = makeAdded(store.getState(), node, asked);
  if (!added) return;
  store.edit(added.name, added.edits);
  const { file, pointer } = added.at;
  const [wizard] = wizardOf(node).split('/');
  const isTab = asked.kind === 'tab' || asked.kind === 'wizard';
  const ofTab = asked.kind === 'sharedTab' ? `${wizard}/${asked.title}` : (node?.selection.tab ?? null);
  const tab = isTab ? file.replace(/\.json$/, '') : ofTab;
  store.select({ file, pointer, tab: /(?:^|\/)(?:wizard|shared|settings|types)\.json$/.test(file) ? null : tab });
}

/** Something new where a row is selected, or beside it. */
export function makeAdded(
  { texts, values }: Definitions,
  node: OutlineNode | undefined,
  { kind, title, details = {} }: Asked,
): Added | undefined {
  const definitions = { texts, values };
  const selection = node?.selection;
  const file = selection?.file ?? '';
  const place = selection && newFieldPlace(values, selection);
  const beside = place && 'section' in place ? place : undefined;
  const after = beside ? { after: beside.section } : {};
  const field = fieldOfPointer(selection?.pointer ?? '');
  const wizard = wizardOf(node);
  const id = selection?.tab?.split('/')[1];
  const tabIndex = listAt(objectOf(values[wizard]).tabs).findIndex((tab) => objectOf(tab).id === id);
  const afterTab = tabIndex >= 0 ? { after: tabIndex } : {};
  const { address = '', text = '', purpose = '', basis = '' } = details;
  switch (kind) {
    case 'section':
      return addSection(definitions, { file, title, ...after });
    case 'note':
      return addNote(definitions, { section: 0, ...beside, file, text: title, look: noteLook(details.look) });
    case 'block':
      return addBlock(definitions, { section: 0, ...beside, file, block: title, title: blockTitles[title] ?? title });
    case 'collection':
      return addCollection(definitions, {
        file,
        title,
        one: singular(title),
        hasForm: details.rows === 'form',
        ...after,
      });
    case 'rule': {
      const about = field?.path ?? firstField(values[file]);
      const list = field?.list === undefined ? {} : { list: field.list };
      return about === undefined ? undefined : addRule(definitions, { file, field: about, title, ...list });
    }
    case 'part': {
      const [top] = (field?.list ?? field?.path ?? '').split('/');
      return id === undefined || !top ? undefined : addPart(definitions, { wizard, title, data: [`${id}/${top}`] });
    }
    case 'tab':
      return addTab(definitions, { wizard, title, address: details.address, ...afterTab });
    case 'sharedTab':
      return takeTab(definitions, { wizard, id: title, title: titleOf(values, title), ...afterTab });
    case 'sharedPart':
      return takePart(definitions, { wizard, id: title });
    case 'wizard':
      return addWizard(definitions, { title, tab: 'Dados', ...customersOf(details.for) });
    case 'treatment':
      return addTreatment(definitions, { title, purpose, basis });
    case 'ask':
      return addAsk(definitions, { title, text });
    case 'lookup':
      return addLookup(definitions, { title, address });
    case 'setting':
      return addSetting(definitions, { title });
    case 'type':
      return addType(definitions, { title, document: details.document === 'cnpj' ? 'cnpj' : 'cpf' });
    default:
      return undefined;
  }
}

/** For whom a wizard is: a type that there is, by its number, or a new one, by its document. */
function customersOf(said = ''): { type?: number; document?: 'cpf' | 'cnpj' } {
  return /^\d+$/.test(said) ? { type: Number(said) } : { document: said === 'cnpj' ? 'cnpj' : 'cpf' };
}

/** The types of customers that a new wizard can be for, beside a new one. */
export function customersFor(definitions: Pick<Definitions, 'values'>): { value: string; label: string }[] {
  return listAt(objectOf(definitions.values['types.json']).types).map((entry) => {
    const { type, name } = objectOf(entry);
    const beside = hasRegistration(definitions, Number(type)) ? 'ao lado do cadastro' : 'o seu cadastro';
    return { value: String(type), label: `${String(name)}: ${beside}` };
  });
}

const titleOf = (values: Definitions['values'], id: string): string =>
  String(objectAt(values[`shared/${id}.json`], '').title ?? id);

/** The first field of a tab that holds one value. */
function firstField(tab: Json | undefined): string | undefined {
  return Object.entries(objectAt(tab, '/schema/properties')).find(
    ([, schema]) => isObject(schema) && schema.type !== 'array' && schema.type !== 'object',
  )?.[0];
}

/** `Dependentes` gives `dependente`: a beginning, which the list's properties change. */
const singular = (title: string): string => title.toLowerCase().replace(/s$/, '');

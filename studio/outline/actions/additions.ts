import { isObject, type Json } from '../../../engine/core';
import { listAt, objectAt as objectOf } from '../../../engine/edit';
import { addCollection } from '../../document/add/addCollection';
import { addPart } from '../../document/add/addPart';
import { addRule } from '../../document/add/addRule';
import { addNote, addSection } from '../../document/add/addSection';
import { addTab } from '../../document/add/addTab';
import { addWizard } from '../../document/add/addWizard';
import { newFieldPlace } from '../../document/add/newFieldPlace';
import { freeAddress } from '../../document/add/partFor';
import type { Added } from '../../document/add/types';
import { fieldOfPointer, objectAt } from '../../document/pointers';
import type { Workspace, WorkspaceStore } from '../../document/workspace';
import type { OutlineNode } from '../nodes';

/** What can be added beside or below a row. Fields are chosen in a gallery of their own. */
export type Addition = 'field' | 'section' | 'note' | 'rule' | 'collection' | 'part' | 'tab' | 'wizard';

export const ADDITIONS: Record<Addition, { title: string; asks: string; hint: string }> = {
  field: { title: 'Campo', asks: '', hint: '' },
  section: { title: 'Seção', asks: 'Título da seção', hint: 'Como o cliente a lê: Dados do cônjuge.' },
  note: { title: 'Texto', asks: 'O que o texto diz', hint: 'Um parágrafo entre os campos da seção.' },
  rule: { title: 'Regra', asks: 'O que a regra faz', hint: 'O nome dela sai daqui: País de quem nasceu fora.' },
  collection: { title: 'Lista', asks: 'Título da lista', hint: 'No plural: Dependentes.' },
  part: { title: 'Parte', asks: 'Título da parte', hint: 'Ela grava o campo por uma chamada só dele.' },
  tab: { title: 'Aba', asks: 'Título da aba', hint: 'Depois da aba escolhida, com a sua parte.' },
  wizard: { title: 'Cadastro', asks: 'Título do cadastro', hint: 'Como o cliente o lê: Cadastro de Parceiro.' },
};

/** What may be added where a row is selected. */
export function additionsFor(node: OutlineNode | undefined): Addition[] {
  if (!node?.selection.tab) return node?.kind === 'wizard' ? ['tab', 'wizard'] : ['wizard'];
  const { kind } = node;
  const isField = kind === 'field' || kind === 'list';
  return ['field', 'section', 'note', 'rule', 'collection', ...(isField ? (['part'] as const) : []), 'tab', 'wizard'];
}

/** What is asked beside the title of something new. */
export interface Details {
  /** Of a tab: where its part is loaded and saved. */
  address?: string | undefined;
  /** Of a list: its rows are filled in in a form and saved one by one. */
  hasForm?: boolean;
}

/** The address that a new tab gets, where nobody says another one. */
export function addressFor(
  definitions: Pick<Workspace, 'texts' | 'values'>,
  node: OutlineNode | undefined,
  title: string,
) {
  return freeAddress(definitions, wizardOf(node), title);
}

const wizardOf = (node: OutlineNode | undefined): string =>
  `${(node?.selection.tab ?? node?.selection.file ?? '').split('/')[0]}/wizard.json`;

/** Adds something with a title and selects it. */
export function add(
  store: WorkspaceStore,
  node: OutlineNode | undefined,
  { kind, title, ...details }: { kind: Addition; title: string } & Details,
): void {
  const added = makeAdded(store.getState(), node, { kind, title, ...details });
  if (!added) return;
  store.edit(added.name, added.edits);
  const { file, pointer } = added.at;
  const isTab = kind === 'tab' || kind === 'wizard';
  const tab = isTab ? file.replace(/\.json$/, '') : (node?.selection.tab ?? null);
  store.select({ file, pointer, tab: file.endsWith('/wizard.json') ? null : tab });
}

function makeAdded(
  { texts, values }: Workspace,
  node: OutlineNode | undefined,
  { kind, title, address, hasForm = false }: { kind: Addition; title: string } & Details,
): Added | undefined {
  const definitions = { texts, values };
  const selection = node?.selection;
  const file = selection?.file ?? '';
  const place = selection && newFieldPlace(values, selection);
  const beside = place && 'section' in place ? place : undefined;
  const after = beside ? { after: beside.section } : {};
  const field = fieldOfPointer(selection?.pointer ?? '');
  switch (kind) {
    case 'section':
      return addSection(definitions, { file, title, ...after });
    case 'note':
      return addNote(definitions, { section: 0, ...beside, file, text: title });
    case 'collection':
      return addCollection(definitions, { file, title, one: singular(title), hasForm, ...after });
    case 'rule': {
      const about = field?.path ?? firstField(values[file]);
      const list = field?.list === undefined ? {} : { list: field.list };
      return about === undefined ? undefined : addRule(definitions, { file, field: about, title, ...list });
    }
    case 'part': {
      const [wizard, tab] = selection?.tab?.split('/') ?? [];
      const [top] = (field?.list ?? field?.path ?? '').split('/');
      if (wizard === undefined || tab === undefined || !top) return undefined;
      return addPart(definitions, { wizard: `${wizard}/wizard.json`, title, data: [`${tab}/${top}`] });
    }
    case 'tab': {
      const wizard = wizardOf(node);
      const id = selection?.tab?.split('/')[1];
      const behind = listAt(objectOf(values[wizard]).tabs).findIndex((tab) => objectOf(tab).id === id);
      return addTab(definitions, { wizard, title, address, ...(behind >= 0 && { after: behind }) });
    }
    case 'wizard':
      return addWizard(definitions, { title, tab: 'Dados' });
    default:
      return undefined;
  }
}

/** The first field of a tab that holds one value. */
function firstField(tab: Json | undefined): string | undefined {
  return Object.entries(objectAt(tab, '/schema/properties')).find(
    ([, schema]) => isObject(schema) && schema.type !== 'array' && schema.type !== 'object',
  )?.[0];
}

/** `Dependentes` gives `dependente`: a beginning, which the list's properties change. */
const singular = (title: string): string => title.toLowerCase().replace(/s$/, '');

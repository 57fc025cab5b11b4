import { isObject } from '../../../engine/core/json';
import { addCollection } from '../../document/add/addCollection';
import { addRule } from '../../document/add/addRule';
import { addSection } from '../../document/add/addSection';
import { addTab } from '../../document/add/addTab';
import { addWizard } from '../../document/add/addWizard';
import type { Added } from '../../document/add/types';
import { objectAt } from '../../document/pointers';
import type { Workspace, WorkspaceStore } from '../../document/workspace';
import type { OutlineNode } from '../nodes';

/** What can be added beside or below a row. Fields are chosen in a gallery of their own. */
export type Addition = 'field' | 'section' | 'rule' | 'collection' | 'tab' | 'wizard';

export const ADDITIONS: Record<Addition, { title: string; asks: string; hint: string }> = {
  field: { title: 'Campo', asks: '', hint: '' },
  section: { title: 'Seção', asks: 'Título da seção', hint: 'Como o cliente a lê: Dados do cônjuge.' },
  rule: { title: 'Regra', asks: 'O que a regra faz', hint: 'O nome dela sai daqui: País de quem nasceu fora.' },
  collection: { title: 'Lista', asks: 'Título da lista', hint: 'No plural: Dependentes.' },
  tab: { title: 'Aba', asks: 'Título da aba', hint: 'Ela ganha a sua parte e o seu endereço na API.' },
  wizard: { title: 'Cadastro', asks: 'Título do cadastro', hint: 'Como o cliente o lê: Cadastro de Parceiro.' },
};

/** What may be added where a row is selected. */
export function additionsFor(node: OutlineNode | undefined): Addition[] {
  if (!node?.selection.tab) return node?.kind === 'wizard' ? ['tab', 'wizard'] : ['wizard'];
  return ['field', 'section', 'rule', 'collection', 'tab', 'wizard'];
}

/** Adds something with a title and selects it. */
export function add(store: WorkspaceStore, node: OutlineNode | undefined, kind: Addition, title: string): void {
  const added = makeAdded(store.getState(), node, kind, title);
  if (!added) return;
  store.edit(added.name, added.edits);
  const { file, pointer } = added.at;
  const isTab = kind === 'tab' || kind === 'wizard';
  const tab = isTab ? file.replace(/\.json$/, '') : (node?.selection.tab ?? null);
  store.select({ file, pointer, tab: tab?.endsWith('/wizard') ? null : tab });
}

function makeAdded(
  { texts, values }: Workspace,
  node: OutlineNode | undefined,
  kind: Addition,
  title: string,
): Added | undefined {
  const definitions = { texts, values };
  const file = node?.selection.file ?? '';
  const section = /^\/uiSchema\/ui:sections\/(\d+)/.exec(node?.selection.pointer ?? '')?.[1];
  const after = section === undefined ? {} : { after: Number(section) };
  switch (kind) {
    case 'section':
      return addSection(definitions, { file, title, ...after });
    case 'collection':
      return addCollection(definitions, { file, title, one: singular(title), ...after });
    case 'rule': {
      const [field] = Object.entries(objectAt(values[file], '/schema/properties')).flatMap(([name, schema]) =>
        isObject(schema) && schema.type !== 'array' && schema.type !== 'object' ? [name] : [],
      );
      return field === undefined ? undefined : addRule(definitions, { file, field, title });
    }
    case 'tab': {
      const folder = (node?.selection.tab ?? node?.selection.file ?? '').split('/')[0];
      return addTab(definitions, { wizard: `${folder}/wizard.json`, title });
    }
    case 'wizard':
      return addWizard(definitions, { title, tab: 'Dados' });
    default:
      return undefined;
  }
}

/** `Dependentes` gives `dependente`: a beginning, which the list's properties change. */
const singular = (title: string): string => title.toLowerCase().replace(/s$/, '');

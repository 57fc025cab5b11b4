import type { Json } from '../../engine/core';
import type { BlockPage, WidgetPage } from '../docs/types';
import { LIVE } from './folder';

const files = import.meta.glob<string>('../../schemas/*/*.json', { query: '?raw', import: 'default', eager: true });

const textOf = (tab: object): string => `${JSON.stringify({ id: LIVE.tab, title: 'Exemplo', ...tab }, null, 2)}\n`;

/** The text of a tab that shows the widget of a page, and nothing else. */
export function textOfWidget({ fields, ui = {}, required, rules }: WidgetPage['example']): string {
  return textOf({
    schema: { type: 'object', properties: fields, ...(required && { required }) },
    uiSchema: { 'ui:sections': [{ id: 'secao', title: 'Seção', fields: Object.keys(fields) }], ...ui },
    ...(rules && { rules }),
  });
}

/** What the text of a tab is made of, as far as it is read here. */
interface TabText {
  schema: { type: string; properties: Record<string, Json> };
  uiSchema: { 'ui:sections': { id: string; title: string; fields: (string | BlockText)[] }[] };
}
interface BlockText {
  block?: string;
  binds?: Record<string, string>;
}

/** The text of a tab that shows a block alone: what the portal's own tab says of it, or a rule that asks for it. */
export function textOfBlock(block: string, { from, ask }: Pick<BlockPage, 'from' | 'ask'>): string {
  if (!from) {
    const properties = { Nome: { type: 'string', title: 'Nome do procurador', format: 'name' } };
    return textOf({
      schema: { type: 'object', properties },
      uiSchema: { 'ui:sections': [{ id: 'secao', title: 'Procurador', fields: ['Nome'] }] },
      rules: [ask],
    });
  }
  const { schema, uiSchema } = JSON.parse(fileOf(from)) as TabText;
  const sections = uiSchema['ui:sections'];
  const isIt = (item: string | BlockText) => typeof item !== 'string' && item.block === block;
  const section = sections.find(({ fields }) => fields.some(isIt));
  const item = section?.fields.find(isIt) as BlockText;
  const bound = Object.values(item.binds ?? {});
  const own = Object.entries(schema.properties).filter(([name]) => bound.includes(name));
  return textOf({
    schema: { type: 'object', properties: Object.fromEntries(own) },
    uiSchema: { 'ui:sections': [{ id: section?.id, title: section?.title, fields: [withOwn(from, item)] }] },
  });
}

function fileOf(tab: string): string {
  const [, id] = tab.split('/');
  const text = files[`../../schemas/${tab}.json`] ?? files[`../../schemas/shared/${id}.json`];
  if (text === undefined) throw new Error(`There is no tab ${tab}.`);
  return text;
}

/** What the wizard says of a block in a tab that wizards share. */
function withOwn(tab: string, item: BlockText): BlockText {
  const [wizard, id] = tab.split('/');
  const { tabs } = JSON.parse(fileOf(`${wizard}/wizard`)) as {
    tabs: { id: string; own?: { blocks?: Record<string, object> } }[];
  };
  const own = tabs.find((one) => one.id === id)?.own?.blocks ?? {};
  return { ...item, ...own[(item as { id?: string }).id ?? ''] };
}

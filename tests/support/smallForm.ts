import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../engine/core';
import type { FieldSchema, FieldUi, RuleDefinition, SectionItem } from '../../engine/definition';
import { temporaryFolder } from './temporaryFolder';

/** What a form says beside what all of these say. */
export interface SmallForm {
  fields: Record<string, FieldSchema>;
  ui?: Record<string, FieldUi>;
  items?: SectionItem[];
  rules?: object[];
  examples?: object;
}

/** A folder of definitions with one wizard of one tab, `small/data`, on the messages and texts of another folder. */
export function smallFolder(schemas: string, { fields, ui = {}, items, rules = [], examples }: SmallForm): string {
  const wizard: Json = {
    ...{ id: 'small', title: 'Pedido', type: 1, route: '/small', key: 'Guid', navigation: 'reached' },
    ...{ treatment: 'contato', tabs: [{ id: 'data' }] },
    parts: [{ id: 'data', data: ['data'], load: 'GET /small/data', save: 'POST /small/data' }],
    complete: { call: 'POST /small/concluir' },
    messages: { missing: { text: 'Informe o campo {name}.' }, invalid: { text: 'Corrija o campo {name}.' } },
  };
  const tab = {
    ...{ id: 'data', title: 'Dados', schema: { type: 'object', properties: fields } },
    uiSchema: { 'ui:sections': [{ id: 'data', title: 'Dados', fields: items ?? Object.keys(fields) }], ...ui },
    ...(rules.length > 0 && { rules: rules as RuleDefinition[] }),
    ...(examples && { examples }),
  };
  const { treatments, messages, formats, texts } = JSON.parse(readFileSync(join(schemas, 'shared.json'), 'utf8'));
  const shared = { treatments: { contato: treatments.contato }, messages, formats, texts };
  return temporaryFolder({
    'shared.json': JSON.stringify(shared),
    'small/wizard.json': JSON.stringify(wizard),
    'small/data.json': JSON.stringify(tab),
  });
}

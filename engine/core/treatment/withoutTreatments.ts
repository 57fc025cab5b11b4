import type { FieldSchema, TabDefinition } from '../definition/types';

/** A tab as browsers load it: what its data is treated for is told by the server alone. */
export function withoutTreatments<Tab extends Pick<TabDefinition, 'schema' | 'uiSchema' | 'treatment'>>(tab: Tab): Tab {
  const { treatment: _, ...rest } = tab;
  const sections = tab.uiSchema['ui:sections'].map(({ treatment: __, ...section }) => section);
  return {
    ...rest,
    schema: plain(tab.schema),
    uiSchema: { ...tab.uiSchema, 'ui:sections': sections },
  } as unknown as Tab;
}

function plain({ treatment: _, ...field }: FieldSchema): FieldSchema {
  return {
    ...field,
    ...(field.properties && {
      properties: Object.fromEntries(Object.entries(field.properties).map(([name, inner]) => [name, plain(inner)])),
    }),
    ...(field.items && { items: plain(field.items) }),
  };
}

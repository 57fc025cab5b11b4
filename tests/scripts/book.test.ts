import { expect, it } from 'vitest';
import { BLOCKS } from '../../contract/blocks';
import { loadSchemas } from '../../engine/compile';
import type { FieldSchema } from '../../engine/core/definition/types';
import { bookPage } from '../../scripts/lib/book/page';

function pathsOf({ properties = {} }: FieldSchema, before = ''): string[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    before + name,
    ...pathsOf(field, `${before}${name}/`),
    ...(field.items ? pathsOf(field.items, `${before}${name}[]/`) : []),
  ]);
}

it('a caderno has every tab, field, rule and part of its wizard', () => {
  const { schemas } = loadSchemas('schemas', { blocks: BLOCKS });
  const wizards = [...(schemas?.wizards ?? []), ...(schemas?.forms ?? [])];
  expect(wizards.length).toBeGreaterThan(3);
  for (const wizard of wizards) {
    const page = bookPage({ schemas: schemas as NonNullable<typeof schemas>, wizard, version: 'x', day: '2026-11-23' });
    const parts = page.split('<section id="');
    for (const tab of wizard.tabs) {
      const own = parts.find((part) => part.startsWith(`${tab.id}"`)) ?? '';
      const rules = [...(tab.rules ?? []), ...Object.values(tab.collections ?? {}).flatMap(({ rules: of = [] }) => of)];
      for (const name of [...pathsOf(tab.schema), ...rules.map(({ id }) => id)]) {
        expect(own, `${tab.id} ${name}`).toContain(`<code>${name}</code>`);
      }
    }
    for (const { id } of wizard.definition.parts ?? []) expect(page).toContain(`<li><code>${id}</code> `);
  }
});

import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../../../../engine/compile';
import { formats } from '../../../../engine/core';
import { loadedWizard, shownErrors, testWizard } from '../../../../engine/testing';
import english from '../../../../engine/texts/en.json';
import { oneTabFolder } from '../../../support/oneTabFolder';

/** A form of one list that nobody has filled in, which was tried to be left. */
async function tried(schema: object, required: string[] = []) {
  const row = { type: 'object', properties: { sku: { type: 'string', title: 'SKU' } } };
  const items = { type: 'array', title: 'Items', items: row, ...schema };
  const tab = {
    schema: { type: 'object', properties: { items }, required },
    uiSchema: { 'ui:sections': [{ id: 's', title: 'S', fields: ['items'] }] },
    collections: { items: { title: 'Item {n}', add: 'Add', fields: ['sku'] } },
    examples: { valid: [{ items: [{ sku: 'A' }, { sku: 'B' }] }], invalid: [] },
  };
  const dir = oneTabFolder(tab);
  const { session } = testWizard(await loadedWizard(compileSchemas(dir, { texts: english }), 'w', formats));
  await session.open();
  await session.advance();
  return session.form('t');
}

describe('what is wrong with the number of rows', () => {
  it('says how many there are to be, until there are', async () => {
    const form = await tried({ minItems: 2 });
    expect(shownErrors(form)).toEqual({ '/items': 'At least 2.' });
    expect(form.visibleErrors()[0]?.text).toBe('Items: at least 2.');
    form.addRow('items');
    expect(shownErrors(form)).toEqual({ '/items': 'At least 2.' });
    form.addRow('items');
    expect(shownErrors(form)).toEqual({});
  });

  it('is gone with the first row of a list that is required', async () => {
    const form = await tried({}, ['items']);
    expect(shownErrors(form)).toEqual({ '/items': 'Required.' });
    form.addRow('items');
    expect(shownErrors(form)).toEqual({});
  });

  it('is gone with the row that is one too many', async () => {
    const form = await tried({ maxItems: 2 });
    for (let row = 0; row < 3; row += 1) form.addRow('items');
    form.showErrors(form.validate('advance'));
    expect(shownErrors(form)).toEqual({ '/items': 'At most 2.' });
    form.removeRow('items', 0);
    expect(shownErrors(form)).toEqual({});
  });
});

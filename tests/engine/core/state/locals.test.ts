import { expect, it } from 'vitest';
import { stateOf, tabOf } from '../../../support/tabs';

it('a local field begins without a value where the definition says null, whatever was loaded', () => {
  const tab = tabOf({ preview: { local: null }, open: { type: 'boolean', local: false }, name: {} }, []);
  expect(stateOf(tab, { preview: 'x', open: true, name: 'Ana' }).state.data).toEqual({ open: false, name: 'Ana' });
});

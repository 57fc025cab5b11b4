import { expect, it } from 'vitest';
import { widgetOf } from '../../../../engine/react/form/widgetOf';

it.each([
  ['number', 'number'],
  ['integer', 'integer'],
  ['string', 'text'],
  ['boolean', 'yesno'],
] as const)('a field of the type %s that says no more is a %s', (type, widget) => {
  expect(widgetOf({ schema: { type, title: 'W' }, ui: {} }, false, undefined)).toBe(widget);
});

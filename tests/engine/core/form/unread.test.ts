import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../../engine/core/definition/types';
import { createFormStore } from '../../../../engine/core/form/formStore';
import { compiledOf, contextOf, tabOf } from '../../../support/tabs';

const CITIES: FieldSchema = { options: { call: 'GET /cities', value: 'name', title: 'name' } };
const MESSAGES = {
  missing: { inline: 'Missing.' },
  enum: { inline: 'Choose one of the options.' },
  invalid: { title: 'Oops', text: 'The field {name} is wrong.' },
};

function formOf(fields: Record<string, FieldSchema>, required: string[] = []) {
  const tab = tabOf(fields, [], { schema: { type: 'object', properties: {}, required } });
  return createFormStore(compiledOf(tab), {
    context: () => contextOf(),
    texts: { messages: MESSAGES, formats: { phone: { invalid: 'Not a number.' } }, settings: {} },
    lookups: {},
    runLookup: async () => ({ kind: 'failed' }),
    tellLookup: () => {},
    ask: async () => true,
  });
}
const errorAt = (form: ReturnType<typeof formOf>, pointer: string) => form.view(pointer).error;

describe('a field that is left with a text that means no value', () => {
  it('[ACC-PHONE-03] tells of a number of four characters, and of no shorter one', () => {
    const form = formOf({ home: { format: 'phone' } });
    form.leave('/home', '+55113');
    expect(errorAt(form, '/home')).toBeUndefined();
    form.leave('/home', '+551134');
    expect(errorAt(form, '/home')).toBe('Not a number.');
  });

  it('tells that a choice has no such option', () => {
    const form = formOf({ city: CITIES });
    form.leave('/city', 'Campinass');
    expect(errorAt(form, '/city')).toBe('Choose one of the options.');
    expect(form.visibleErrors()).toMatchObject([{ pointer: '/city', keyword: 'enum', unread: true, name: 'city' }]);
  });

  it('is not said to be empty by an attempt to go on, though it counts as that', () => {
    const form = formOf({ home: { format: 'phone' }, work: { format: 'phone' } }, ['home', 'work']);
    form.change('/home', undefined, 'BR(21) 9');
    const found = form.validate('advance');
    expect(found.map(({ pointer, kind }) => [pointer, kind])).toEqual([
      ['/home', 'missing'],
      ['/work', 'missing'],
    ]);
    expect([errorAt(form, '/home'), errorAt(form, '/work')]).toEqual(['Not a number.', 'Missing.']);
    form.change('/home', undefined);
    form.validate('advance');
    expect(errorAt(form, '/home')).toBe('Missing.');
  });

  it('says nothing of a text that nobody judges, nor of none', () => {
    const form = formOf({ name: {}, city: CITIES });
    form.leave('/name', 'x');
    form.leave('/city');
    expect(form.visibleErrors()).toEqual([]);
  });

  it('stops nothing, and stays out of the summary', () => {
    const form = formOf({ home: { format: 'phone' } });
    form.leave('/home', '+551134');
    expect(form.check('advance')).toEqual([]);
    expect(form.summary()).toEqual([]);
  });

  it('no longer tells once the text is gone, or a value has come', () => {
    const form = formOf({ home: { format: 'phone' }, city: CITIES });
    form.leave('/home', '+551134');
    form.leave('/city', 'x');
    form.leave('/home');
    form.change('/city', 'Campinas');
    expect(form.visibleErrors()).toEqual([]);
  });

  it('leaves it said that a required field is missing', () => {
    const form = formOf({ city: CITIES }, ['city']);
    form.validate('advance');
    expect(errorAt(form, '/city')).toBe('Missing.');
    form.leave('/city');
    expect(errorAt(form, '/city')).toBe('Missing.');
    form.leave('/city', 'x');
    expect(errorAt(form, '/city')).toBe('Choose one of the options.');
  });
});

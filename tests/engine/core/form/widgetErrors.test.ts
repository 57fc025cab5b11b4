import { describe, expect, it } from 'vitest';
import type { RuleDefinition } from '../../../../engine/core/definition/types';
import { createFormStore } from '../../../../engine/core/form/formStore';
import type { JsonObject } from '../../../../engine/core/json';
import { compiledOf, contextOf, tabOf } from '../../../support/tabs';

const MESSAGES = { missing: { inline: 'Missing.' }, invalid: { title: 'Oops', text: 'The field {name} is wrong.' } };

interface Given {
  rules?: RuleDefinition[];
  required?: string[];
  data?: JsonObject;
  errors?: 'first';
  ask?: boolean;
}

function formOf({ rules = [], required = [], data = {}, errors, ask = true }: Given = {}) {
  const tab = {
    ...tabOf({ color: {}, name: {}, code: { format: 'cpf' } }, rules, {
      schema: { type: 'object', properties: {}, required },
    }),
    ...(errors && { errors }),
  };
  const services = {
    context: () => contextOf(),
    texts: { messages: MESSAGES, formats: { cpf: { check: 'Wrong digits.' } }, settings: {} },
    lookups: {},
    runLookup: async () => ({ kind: 'failed' }) as const,
    tellLookup: () => {},
    ask: async () => ask,
  };
  return createFormStore(compiledOf(tab), services, data);
}
const say = (form: ReturnType<typeof formOf>, value: string | undefined, ...errors: string[]) =>
  form.change('/color', value, undefined, errors);
const errorOf = (form: ReturnType<typeof formOf>) => form.view('/color').error;
const isHeld = (form: ReturnType<typeof formOf>) => [form.isValid('save'), form.isValid('advance')].includes(false);

describe('what a widget says is wrong with the value that it gives', () => {
  it('stands at the field at once, and stops saves and going on', () => {
    const form = formOf({ required: ['color'] });
    say(form, 'red', 'Too bright.', 'Too {name}.');
    expect(errorOf(form)).toBe('Too bright.\nToo {name}.');
    expect(form.getState().data).toEqual({ color: 'red' });
    expect([form.isValid('save'), form.isValid('advance')]).toEqual([false, false]);
    expect(form.validate('save')).toEqual([
      {
        ...{ pointer: '/color', keyword: 'widget', kind: 'invalid', name: 'color' },
        ...{ inline: 'Too bright.\nToo {name}.', title: 'Oops', text: 'The field color is wrong.' },
      },
    ]);
    form.leave('/color');
    expect(errorOf(form)).toBe('Too bright.\nToo {name}.');
  });

  it.each([
    ['the same value', 'red'],
    ['another value', 'blue'],
    ['none', undefined],
  ])('goes with the next edit without any (%s)', (_, value) => {
    const form = formOf();
    say(form, 'red', 'Too bright.');
    form.validate('advance');
    say(form, value);
    expect(errorOf(form)).toBeUndefined();
    expect([form.isValid('save'), form.check('advance')]).toEqual([true, []]);
    expect(form.summary()).toMatchObject([{ pointer: '/color', isCorrected: true }]);
  });

  it('may be about an empty field, in place of that it is missing', () => {
    const form = formOf({ required: ['color'] });
    say(form, undefined, 'The upload failed.');
    expect(form.validate('advance').map(({ inline }) => inline)).toEqual(['The upload failed.']);
    form.load({});
    expect(form.check('advance').map(({ inline }) => inline)).toEqual(['Missing.']);
  });

  it('stands in its place among the others', () => {
    const form = formOf({ required: ['name', 'color', 'code'] });
    form.change('/name', 'Ada', undefined, ['No such person.']);
    expect(form.check('advance').map(({ pointer, inline }) => [pointer, inline])).toEqual([
      ['/color', 'Missing.'],
      ['/name', 'No such person.'],
      ['/code', 'Missing.'],
    ]);
  });

  it('is no more said of a value that came from elsewhere, nor of a field that a rule hides', () => {
    const form = formOf({ rules: [{ id: 'hide', when: { name: { const: 'b' } }, show: ['color'], hidden: 'keep' }] });
    form.change('/name', 'b');
    say(form, 'red', 'Too bright.');
    form.change('/name', 'a');
    expect([isHeld(form), errorOf(form)]).toEqual([false, undefined]);
    form.change('/name', 'b');
    expect(isHeld(form)).toBe(true);
    form.patch({ color: 'blue' });
    expect([isHeld(form), errorOf(form)]).toEqual([false, undefined]);
  });

  it('stays as the same value is loaded, and goes with another', () => {
    const form = formOf();
    say(form, 'red', 'Too bright.');
    form.load({ color: 'red', name: 'Ada' });
    expect(isHeld(form)).toBe(true);
    form.load({ color: 'blue' });
    expect(isHeld(form)).toBe(false);
  });

  it('comes with the value that a question was about, if it is answered with yes', async () => {
    const rules: RuleDefinition[] = [{ id: 'sure', on: ['color'], ask: 'sure' }];
    const [yes, no] = [formOf({ rules }), formOf({ rules, ask: false })];
    for (const form of [yes, no]) {
      say(form, 'red', 'Too bright.');
      expect(errorOf(form)).toBeUndefined();
    }
    await expect.poll(() => errorOf(yes)).toBe('Too bright.');
    expect([isHeld(yes), isHeld(no), errorOf(no)]).toEqual([true, false, undefined]);
  });

  it('waits where a tab shows its first error alone', () => {
    const form = formOf({ errors: 'first', required: ['name'] });
    form.validate('advance');
    say(form, 'red', 'Too bright.');
    expect([errorOf(form), isHeld(form)]).toEqual([undefined, true]);
  });
});

it('moves with the row that it is said of, and goes with it', () => {
  const tab = tabOf(
    { people: { type: 'array', items: { type: 'object', properties: { color: { type: 'string', title: 'Color' } } } } },
    [],
    { collections: { people: { layout: 'rows' } } } as never,
  );
  const services = {
    context: () => contextOf(),
    texts: { messages: MESSAGES, formats: {}, settings: {} },
    lookups: {},
  };
  const people = [{ color: 'a' }, { color: 'b' }, { color: 'c' }];
  const form = createFormStore(compiledOf(tab), { ...services } as never, { people });
  form.change('/people/1/color', 'red', undefined, ['Too bright.']);
  const found = () => form.check('advance').map(({ pointer }) => pointer);
  expect(found()).toEqual(['/people/1/color']);
  form.removeRow('people', 0);
  expect(found()).toEqual(['/people/0/color']);
  form.removeRow('people', 0);
  expect(found()).toEqual([]);
});

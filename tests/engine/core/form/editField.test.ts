import { describe, expect, it } from 'vitest';
import type { RuleDefinition } from '../../../../engine/core/definition/types';
import { editField, endQuestion } from '../../../../engine/core/form/editField';
import { putErrors } from '../../../../engine/core/form/shownErrors';
import { errorAt, errorsOf, formOf } from '../../../support/formSteps';
import { tabOf } from '../../../support/tabs';

const SURE: RuleDefinition = { id: 'sure', on: ['waived'], ask: { title: 'Sure?' }, clear: ['products'] };
const FIELDS = {
  waived: { type: 'boolean' as const },
  products: {},
  cpf: { format: 'cpf' },
  home: { format: 'phone' },
};

const open = (data = {}, rules: RuleDefinition[] = []) => formOf(tabOf(FIELDS, rules), data);

describe('an edit', () => {
  it('gives a form with the value, and leaves the one before as it was', () => {
    const { form, input } = open({ products: 'a' });
    const step = editField(form, { pointer: '/products', value: 'b' }, input);
    expect([step.form.tab.data, step.news, step.asks]).toEqual([{ products: 'b' }, ['/products'], []]);
    expect(form.tab.data).toEqual({ products: 'a' });
  });

  it('keeps a text that means no value, until one comes', () => {
    const { form, input } = open();
    const typed = editField(form, { pointer: '/home', value: undefined, text: '+551' }, input).form;
    expect(typed.unread).toEqual({ '/home': '+551' });
    expect(editField(typed, { pointer: '/home', value: '+5511999999999', text: 'x' }, input).form.unread).toEqual({});
  });

  it('takes the error of its field away, but not that a field which stays empty is missing', () => {
    const { form, input } = open();
    const missing = errorAt('/products', 'Missing.', { kind: 'missing' });
    const { errors } = putErrors(input.plan, form.errors, [errorAt('/cpf', 'Wrong.'), missing]);
    const wrong = { ...form, errors };
    expect(errorsOf(editField(wrong, { pointer: '/cpf', value: '1' }, input).form)).toEqual({
      '/products': 'Missing.',
    });
    expect(errorsOf(editField(wrong, { pointer: '/products', value: '' }, input).form)).toMatchObject({
      '/products': 'Missing.',
    });
    expect(errorsOf(editField(wrong, { pointer: '/products', value: 'a' }, input).form)).toEqual({ '/cpf': 'Wrong.' });
  });

  it('judges a text that its format calls complete, in the same step', () => {
    const { form, input } = open();
    const validate = (data: unknown) => {
      validate.errors = [{ instancePath: '/cpf', keyword: 'format', params: {} }];
      return (data as { cpf?: string }).cpf !== '52998224726';
    };
    validate.errors = [] as { instancePath: string; keyword: string; params: object }[];
    const strict = { ...input, validators: { '': validate } as typeof input.validators };
    const step = editField(form, { pointer: '/cpf', value: '52998224726' }, strict);
    expect([errorsOf(step.form), step.news]).toEqual([{ '/cpf': 'Wrong.' }, ['/cpf']]);
    expect(errorsOf(editField(form, { pointer: '/cpf', value: '5299822472' }, strict).form)).toEqual({});
  });
});

describe('an edit that a rule asks about', () => {
  it('is shown, not taken, and gives the question', () => {
    const { form, input } = open({ products: 'a' }, [SURE]);
    const step = editField(form, { pointer: '/waived', value: true }, input);
    expect(step.asks).toEqual([SURE.ask]);
    expect(step.form.tab.data).toEqual({ products: 'a' });
    expect([...step.form.asked]).toEqual([['/waived', true]]);
  });

  it('is taken with a yes, over what came meanwhile, and given up with a no', () => {
    const { form, input } = open({ products: 'a' }, [SURE]);
    const edit = { pointer: '/waived', value: true };
    const asked = editField(editField(form, edit, input).form, { pointer: '/cpf', value: '1' }, input).form;
    const yes = endQuestion(asked, { ...edit, isYes: true }, input);
    expect([yes.form.tab.data, [...yes.form.asked]]).toEqual([{ waived: true, cpf: '1' }, []]);
    const no = endQuestion(asked, { ...edit, isYes: false }, input);
    expect([no.form.tab.data, [...no.form.asked], no.news]).toEqual([{ products: 'a', cpf: '1' }, [], ['/waived']]);
  });
});

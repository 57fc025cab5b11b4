import { describe, expect, it } from 'vitest';
import type { RuleDefinition } from '../../../../engine/core/definition/types';
import { leaveField } from '../../../../engine/core/form/leaveField';
import { putErrors } from '../../../../engine/core/form/shownErrors';
import type { JsonObject } from '../../../../engine/core/json';
import type { FieldError } from '../../../../engine/core/validation/errors';
import { errorAt, errorsOf, formOf } from '../../../support/formSteps';
import { tabOf } from '../../../support/tabs';

const CITIES = { options: { call: 'GET /cities', value: 'name', title: 'name' } };
const LONG: RuleDefinition = { id: 'long', when: { name: { minLength: 3 } }, error: { at: 'name', inline: 'Long.' } };

function open(data: JsonObject, errors: FieldError[] = [], show: 'all' | 'first' = 'all') {
  const { form, input } = formOf({ ...tabOf({ name: {}, other: {}, city: CITIES }, [LONG]), errors: show }, data);
  return { form: { ...form, errors: putErrors(input.plan, form.errors, errors).errors }, input };
}

describe('leaving a field', () => {
  it('shows what is wrong with it', () => {
    const { form, input } = open({ name: 'long' });
    const step = leaveField(form, { pointer: '/name' }, input);
    expect([errorsOf(step.form), step.news]).toEqual([{ '/name': 'Long.' }, ['/name']]);
  });

  it('tells nobody where nothing is found and nothing stood', () => {
    const { form, input } = open({ name: 'x' });
    expect(leaveField(form, { pointer: '/name' }, input)).toEqual({ form });
    expect(leaveField(form, { pointer: '/other' }, input)).toEqual({ form });
    expect(leaveField(form, { pointer: '/gone' }, input)).toEqual({ form });
  });

  it('takes away what is no longer wrong, but not what a rule or the stored value says', () => {
    const [plain, ofRule] = [errorAt('/name', 'Old.'), errorAt('/name', 'Rule.', { rule: 'other' })];
    const left = (error: FieldError) => {
      const { form, input } = open({ name: 'x' }, [error]);
      return errorsOf(leaveField(form, { pointer: '/name' }, input).form);
    };
    expect(left(plain)).toEqual({});
    expect(left(ofRule)).toEqual({ '/name': 'Rule.' });
    expect(left({ ...plain, unread: true })).toEqual({ '/name': 'Old.' });
  });

  it('of an empty one shows what its text lacks, and takes that away with the text', () => {
    const { form, input } = open({});
    const left = leaveField(form, { pointer: '/city', unread: 'Campinass' }, input).form;
    expect([...left.errors.at.keys()]).toEqual(['/city']);
    expect(errorsOf(leaveField(left, { pointer: '/city' }, input).form)).toEqual({});
  });

  it('leaves it said that an empty one is missing', () => {
    const { form, input } = open({}, [errorAt('/city', 'Missing.', { kind: 'missing' })]);
    expect(leaveField(form, { pointer: '/city' }, input)).toEqual({ form });
  });

  it('shows nothing beside the first error of a form that shows one alone', () => {
    const { form, input } = open({ name: 'long' }, [errorAt('/other')], 'first');
    expect(leaveField(form, { pointer: '/name' }, input)).toEqual({ form });
    const own = open({ name: 'long' }, [errorAt('/name', 'Old.')], 'first');
    expect(errorsOf(leaveField(own.form, { pointer: '/name' }, own.input).form)).toEqual({ '/name': 'Long.' });
  });
});

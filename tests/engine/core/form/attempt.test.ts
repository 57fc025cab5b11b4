import { describe, expect, it } from 'vitest';
import { recheckBlocks, saidOf, showErrors, showFound, showStored } from '../../../../engine/core/form/attempt';
import { visibleErrors } from '../../../../engine/core/form/errorLists';
import type { BlockError } from '../../../../engine/core/validation/blocks';
import { validateTab } from '../../../../engine/core/validation/validate';
import { errorAt, errorsOf, formOf } from '../../../support/formSteps';
import { tabOf } from '../../../support/tabs';

const [A, B] = [errorAt('/a', 'of a'), errorAt('/b', 'of b')];

describe('what an attempt has found', () => {
  it('is shown whole, or the first of it, and the moment is known', () => {
    const { form, input } = formOf(tabOf({ a: {}, b: {} }));
    const shown = showFound(form, { found: [A, B], moment: 'save' }, input.plan).form;
    expect([errorsOf(shown), shown.moment]).toEqual([{ '/a': 'of a', '/b': 'of b' }, 'save']);
    const first = formOf({ ...tabOf({ a: {}, b: {} }), errors: 'first' as const });
    const step = showFound(first.form, { found: [A, B], moment: 'advance' }, first.input.plan);
    expect([errorsOf(step.form), step.form.errors.attempt]).toEqual([{ '/a': 'of a' }, [A, B]]);
  });

  it('says of a field with a text what its format says', () => {
    const { form, input } = formOf(tabOf({ home: { format: 'phone' }, b: {} }));
    const found = [errorAt('/home', 'Missing.', { kind: 'missing' }), errorAt('/b', 'Missing.', { kind: 'missing' })];
    expect(saidOf({ ...form, unread: { '/home': '+55' } }, found, input).map(({ inline }) => inline)).toEqual([
      'Wrong.',
      'Missing.',
    ]);
  });
});

it('what somebody else has found stands in the stead of all else', () => {
  const { form, input } = formOf(tabOf({ a: {}, b: {} }));
  const step = showErrors(showErrors(form, [A], input.plan).form, [B], input.plan);
  expect([visibleErrors(step.form.errors), step.news]).toEqual([[B], ['/a', '/b']]);
});

it('of values as they were stored nothing is said where no format has anything to say', () => {
  const { form, input } = formOf(tabOf({ a: {} }), { a: 'x' });
  expect(showStored(form, { told: { a: 'invalid' }, stored: { a: 'x' } }, input)).toEqual({ form });
});

describe('a block that reported', () => {
  const report = (name: string): BlockError => ({
    kind: 'missing',
    name,
    inline: `${name} lacks.`,
    title: '',
    text: '',
  });
  const tab = tabOf({ a: {} }, [], {
    uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['a', { block: 'files', id: 'docs' }] }] },
  });
  const attempted = (...reports: BlockError[]) => {
    const { form, input } = formOf(tab, {}, { errorsOfBlock: () => reports });
    const found = validateTab(input.plan, {}, form.tab, 'advance', input);
    return { form: showFound(form, { found, moment: 'advance' }, input.plan).form, input };
  };

  it('is asked again at the moment of the attempt, and shows the first of what it still reports', () => {
    const { form, input } = attempted(report('One'), report('Two'));
    expect(errorsOf(form)).toEqual({ '#docs': 'One lacks.' });
    const moments: string[] = [];
    const errorsOfBlock = (_: string, moment: string) => {
      moments.push(moment);
      return [report('Two')];
    };
    const step = recheckBlocks(form, { ...input, errorsOfBlock });
    expect([errorsOf(step.form), step.news, moments]).toEqual([{ '#docs': 'Two lacks.' }, ['#docs'], ['advance']]);
    expect(errorsOf(recheckBlocks(step.form, { ...input, errorsOfBlock: () => [] }).form)).toEqual({});
  });

  it('tells nobody where what it shows stands, or where it shows nothing', () => {
    const { form, input } = attempted(report('One'), report('Two'));
    expect(recheckBlocks(form, { ...input, errorsOfBlock: () => [report('One')] }).news).toBeUndefined();
    const none = attempted();
    expect(recheckBlocks(none.form, none.input)).toEqual({ form: none.form });
  });
});

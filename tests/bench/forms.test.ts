import { expect, it } from 'vitest';
import { benchForm, inputCount } from '../../bench/forms/form';
import { rjsfSchema } from '../../bench/forms/rjsfSchema';
import { benchTab } from '../../bench/forms/tab';

it.each([
  [50, 3, 60],
  [200, 10, 240],
  [1000, 50, 1200],
])('%i fields stand in %i sections of twenty, with a rule per five fields', (count, sections, inputs) => {
  const form = benchForm(count);
  expect(form.sections).toHaveLength(sections);
  expect(inputCount(form)).toBe(inputs);
  expect(benchTab(form).rules).toHaveLength(count / 5);
});

it('is the same form in every library', () => {
  const form = benchForm(50);
  const tab = benchTab(form);
  const schema = rjsfSchema(form);
  const sections = Object.values(schema.properties ?? {}) as { properties: object; required: string[] }[];
  expect(sections.flatMap(({ required }) => required)).toEqual(tab.schema.required);
  const always = sections.flatMap(({ properties }) => Object.keys(properties));
  const shown = tab.rules?.flatMap(({ show }) => show ?? []) ?? [];
  expect(Object.keys(tab.schema.properties).filter((name) => !shown.includes(name))).toEqual(always);
});

import type { RJSFSchema } from '@rjsf/utils';
import { type BenchForm, type BenchItem, type BenchSection, MAX_LENGTH, type Named } from './form';

/** The form as rjsf's documentation writes such forms: an object per section, each condition a schema dependency. */
export function rjsfSchema({ sections }: BenchForm): RJSFSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(sections.map((section) => [section.id, sectionSchema(section)])),
  };
}

function sectionSchema({ title, items }: BenchSection): RJSFSchema {
  return {
    type: 'object',
    title,
    properties: Object.fromEntries(items.map((item) => [item.name, own(item)])),
    required: items.filter((item) => item.kind === 'text').map(({ name }) => name),
    dependencies: Object.fromEntries(items.flatMap(dependencyOf)),
  };
}

const own = (item: BenchItem): RJSFSchema =>
  item.kind === 'text' ? text(item) : { type: 'boolean', title: item.title };

const text = ({ title }: Named): RJSFSchema => ({ type: 'string', title, maxLength: MAX_LENGTH });

function dependencyOf(item: BenchItem): [string, RJSFSchema][] {
  if (item.kind === 'text') return [];
  const { name, shows } = item;
  const closed: RJSFSchema = { properties: { [name]: { enum: [false] } } };
  const open: RJSFSchema = {
    properties: { [name]: { enum: [true] }, ...Object.fromEntries(shows.map((field) => [field.name, text(field)])) },
    required: shows.map((field) => field.name),
  };
  return [[name, { oneOf: [closed, open] }]];
}

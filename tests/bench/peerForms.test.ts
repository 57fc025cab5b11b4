import { expect, it } from 'vitest';
import { benchForm } from '../../bench/forms/form';
import { formilySchema } from '../../bench/forms/peers/formilySchema';
import { formioForm } from '../../bench/forms/peers/formioForm';
import { formJsSchema } from '../../bench/forms/peers/formJsSchema';
import { jsonFormsSchema } from '../../bench/forms/peers/jsonFormsSchema';
import { surveyJson } from '../../bench/forms/peers/surveyJson';

/** The members of an object that stand anywhere in a value, by the key that holds them. */
function heldBy(key: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, own]): [string, unknown][] => {
    const below = heldBy(key, own);
    return name === key && typeof own === 'object' && own !== null ? [...Object.entries(own), ...below] : below;
  });
}

/** The objects anywhere in a value that have a member. */
function having(member: string, value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap((own) => having(member, own));
  return member in value ? [value as Record<string, unknown>, ...below] : below;
}

const COUNT = 50;
const form = benchForm(COUNT);
const items = form.sections.flatMap((section) => section.items);
const fields = items
  .flatMap((item) => (item.kind === 'text' ? [item] : item.shows))
  .map(({ name, title }) => [name, title]);
const boxes = items.filter(({ kind }) => kind === 'condition').map(({ name, title }) => [name, title]);
const shown = items.flatMap((item) => (item.kind === 'condition' ? item.shows.map(({ name }) => name) : []));
const sectionTitles = form.sections.map(({ title }) => title);

interface Told {
  /** Names and titles of text fields that are required and limited. */
  fields: unknown[][];
  boxes: unknown[][];
  sections: unknown[];
  /** What a condition shows. */
  shown: unknown[];
}

const titled = (list: Record<string, unknown>[], name: string, title: string) =>
  list.map((one) => [one[name], one[title]]);
const ofType = (type: string, list: Record<string, unknown>[]) => list.filter((one) => one.type === type);

const PEERS: Record<string, () => Told> = {
  surveyjs() {
    const all = having('name', surveyJson(form));
    const texts = ofType('text', all).filter(({ isRequired, maxLength }) => isRequired === true && maxLength === 60);
    return {
      fields: titled(texts, 'name', 'title'),
      boxes: titled(ofType('boolean', all), 'name', 'title'),
      sections: ofType('panel', all).map(({ title }) => title),
      shown: texts.filter(({ visibleIf }) => visibleIf).map(({ name }) => name),
    };
  },
  jsonforms() {
    const { schema, uischema } = jsonFormsSchema(form);
    const required = having('required', schema).flatMap((one) => one.required as string[]);
    const own = Object.entries(schema.properties as Record<string, Record<string, unknown>>);
    const texts = own.filter(([name, { maxLength }]) => required.includes(name) && maxLength === 60);
    const controls = having('scope', uischema).filter(({ type, rule }) => type === 'Control' && rule !== undefined);
    return {
      fields: texts.map(([name, { title }]) => [name, title]),
      boxes: own.filter(([, { type }]) => type === 'boolean').map(([name, { title }]) => [name, title]),
      sections: ofType('Group', having('label', uischema)).map(({ label }) => label),
      shown: controls.map(({ scope }) => String(scope).split('/').at(-1)),
    };
  },
  formjs() {
    const all = having('id', formJsSchema(form));
    const texts = ofType('textfield', all).filter(({ validate }) => isLimited(validate));
    return {
      fields: titled(texts, 'key', 'label'),
      boxes: titled(ofType('checkbox', all), 'key', 'label'),
      sections: ofType('group', all).map(({ label }) => label),
      shown: texts.filter(({ conditional }) => conditional).map(({ key }) => key),
    };
  },
  formily() {
    const all = heldBy('properties', formilySchema(form)).map(([name, own]) => ({ name, ...(own as object) }));
    const typed = all as Record<string, unknown>[];
    const texts = ofType('string', typed).filter(({ required, maxLength }) => required === true && maxLength === 60);
    return {
      fields: titled(texts, 'name', 'title'),
      boxes: titled(ofType('boolean', typed), 'name', 'title'),
      sections: ofType('void', typed).map((one) => (one['x-component-props'] as { title: string }).title),
      shown: texts.filter((one) => one['x-reactions']).map(({ name }) => name),
    };
  },
  formio() {
    const all = having('key', formioForm(form));
    const texts = ofType('textfield', all).filter(({ validate }) => isLimited(validate));
    return {
      fields: titled(texts, 'key', 'label'),
      boxes: titled(ofType('checkbox', all), 'key', 'label'),
      sections: ofType('panel', all).map(({ title }) => title),
      shown: texts.filter(({ conditional }) => conditional).map(({ key }) => key),
    };
  },
};

const isLimited = (validate: unknown) => JSON.stringify(validate) === JSON.stringify({ required: true, maxLength: 60 });

it.each(Object.keys(PEERS))(
  'says the same in the words of %s: sections, titles, what is required, limited and shown',
  (name) => {
    expect(PEERS[name]?.()).toEqual({ fields, boxes, sections: sectionTitles, shown });
  },
);

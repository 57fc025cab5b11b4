import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { engineNames } from '../../../engine/compile/names';
import { formats } from '../../../engine/core/formats/br/table';
import { isObject, type Json } from '../../../engine/core/json';
import { planOf } from '../../../engine/core/plan/plan';
import common from '../../../schemas/vocabulary/common.schema.json';
import forms from '../../../schemas/vocabulary/forms.schema.json';
import migration from '../../../schemas/vocabulary/migration.schema.json';
import settings from '../../../schemas/vocabulary/settings.schema.json';
import shared from '../../../schemas/vocabulary/shared.schema.json';
import tab from '../../../schemas/vocabulary/tab.schema.json';
import types from '../../../schemas/vocabulary/types.schema.json';
import wizard from '../../../schemas/vocabulary/wizard.schema.json';
import { propertyForms } from '../../../scripts/lib/propertyForms';
import { definitionOf } from '../../../studio/properties/definitions/definitionOf';
import { type FormKind, type KindSpec, kinds } from '../../../studio/properties/definitions/kinds';
import { keysOfKind, knownKinds } from '../../../studio/properties/definitions/known';
import { samples, widgetFor } from '../../../studio/properties/gallery/samples';
import { explanationOf, ruleLines } from '../../../studio/properties/sentence/ruleLines';

const all = Object.keys(kinds) as FormKind[];

/** The keys of the vocabulary without a title or an explanation, wherever they stand. */
function unexplained(shape: Json, place: string): string[] {
  if (Array.isArray(shape)) return shape.flatMap((each, index) => unexplained(each, `${place}/${index}`));
  if (!isObject(shape)) return [];
  const {
    properties,
    additionalProperties,
    examples: _,
    enum: _enum,
    const: _const,
    default: _default,
    ...rest
  } = shape;
  const keys = Object.entries({
    ...(isObject(properties) ? properties : {}),
    ...(isObject(additionalProperties) && { '*': additionalProperties }),
  });
  return [
    ...keys.flatMap(([key, value]) => {
      // A condition of the schema itself, in which a key is only told apart.
      if (!isObject(value) || place.endsWith('/if')) return [];
      const isTold = typeof value.title === 'string' && typeof value.description === 'string';
      return [...(isTold ? [] : [`${place}/${key}`]), ...unexplained(value, `${place}/${key}`)];
    }),
    ...Object.entries(rest).flatMap(([key, value]) => unexplained(value, `${place}/${key}`)),
  ];
}

it('finds a title and an explanation for every key of the vocabulary', () => {
  const files = { common, forms, migration, settings, shared, tab, types, wizard } as unknown as Record<string, Json>;
  expect(Object.entries(files).flatMap(([name, shape]) => unexplained(shape, name))).toEqual([]);
});

it.each(all)('shows every key of %s, or says which are changed elsewhere', (kind) => {
  const { of, leftOut }: KindSpec = kinds[kind];
  const known = of.flatMap((each) => keysOfKind(each).map(({ key }) => key));
  const { schema, uiSchema } = definitionOf(kind);
  const items = uiSchema['ui:sections'].flatMap(({ fields }) => fields);
  const shown = items.map((item) => (typeof item === 'string' ? item : String((item as { key?: Json }).key)));
  expect(known.filter((key) => !shown.includes(key) && !leftOut.includes(key))).toEqual([]);
  expect(leftOut.filter((key) => !known.includes(key))).toEqual([]);
  for (const item of items) {
    const title = typeof item === 'string' ? schema.properties[item]?.title : (item as { title?: Json }).title;
    expect(title, JSON.stringify(item)).toBeTruthy();
  }
});

it.each(all)('makes a form of %s that the engine can plan', (kind) => {
  expect(planOf(definitionOf(kind)).sections.length).toBeGreaterThan(0);
});

it('knows all kinds of things that the vocabulary describes', () => {
  const used = new Set<string>(all.flatMap((kind) => [...kinds[kind].of]));
  expect(Object.keys(knownKinds).filter((kind) => !used.has(kind))).toEqual(['rule']);
});

it('has compiled the forms as the vocabulary is now (node --import tsx scripts/propertyForms.ts)', () => {
  expect(readFileSync('studio/properties/definitions/compiled.js', 'utf8')).toBe(propertyForms());
});

/** Widgets of the engine that no field of the gallery has, and why. */
const NOT_CHOSEN = ['checkboxes'];

it('offers every widget and every format in the gallery', () => {
  const widgets = new Set(samples.map(({ schema, ui }) => widgetFor(schema, ui)));
  expect(engineNames.widgets.filter((name) => !widgets.has(name))).toEqual(NOT_CHOSEN);
  const offered = new Set(samples.map(({ schema }) => schema.format));
  expect(Object.keys(formats).filter((name) => !offered.has(name))).toEqual([]);
});

it('calls every code by a name, and gives an address as an example where one is asked for', () => {
  for (const kind of all) {
    const { schema, uiSchema } = definitionOf(kind);
    for (const key of ['format', 'ui:widget']) {
      for (const { const: code, title } of schema.properties[key]?.oneOf ?? [])
        expect(title, String(code)).toMatch(/^[A-Z]/);
    }
    expect(JSON.stringify(uiSchema)).not.toContain('[object');
  }
});

/** What reads as JSON: names between quotes, references, files, names of several words. */
const CODED = /"|\$|\w+ = |\.json|[a-z][A-Z]/;

it('explains every key without codes but such as stand in small type, and calls other keys by their titles', () => {
  const explained = all.flatMap((kind) => {
    const { uiSchema } = definitionOf(kind);
    const items = uiSchema['ui:sections'].flatMap(({ fields }) => fields);
    const screen = uiSchema as unknown as Record<string, { 'ui:help'?: string }>;
    return items.map((item) => (typeof item === 'string' ? screen[item]?.['ui:help'] : (item as { help?: Json }).help));
  });
  const rules = ruleLines.map(({ key }) => explanationOf(key));
  const plain = [...explained, ...rules].map((help) => String(help).replaceAll(/`[^`]*`/g, ''));
  expect(plain.filter((help) => CODED.test(help))).toEqual([]);
  expect(explanationOf('show')).toBe('Campos e seções que só aparecem enquanto a regra vale. Pede “Ao ocultar”.');
});

import { type BenchForm, type BenchItem, MAX_LENGTH, type Named } from '../form';

/** A piece of a schema, or of a UI schema. */
export interface Piece {
  type?: string;
  [key: string]: unknown;
}

/**
 * The form for JSON Forms: a schema that requires what a condition shows by `if` and `then`, as a rule of the UI schema
 * hides a control and not its error, and a UI schema with a group per section.
 */
export function jsonFormsSchema({ sections }: BenchForm): { schema: Piece; uischema: Piece & { type: string } } {
  const items = sections.flatMap((section) => section.items);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(items.flatMap(propertiesOf)),
      required: items.filter(({ kind }) => kind === 'text').map(({ name }) => name),
      allOf: items.flatMap(requirementOf),
    },
    uischema: {
      type: 'VerticalLayout',
      elements: sections.map((section) => ({
        type: 'Group',
        label: section.title,
        elements: section.items.flatMap(controlsOf),
      })),
    },
  };
}

function propertiesOf(item: BenchItem): [string, Piece][] {
  if (item.kind === 'text') return [[item.name, text(item)]];
  const shown = item.shows.map((field): [string, Piece] => [field.name, text(field)]);
  return [[item.name, { type: 'boolean', title: item.title }], ...shown];
}

const text = ({ title }: Named): Piece => ({ type: 'string', title, maxLength: MAX_LENGTH });

function requirementOf(item: BenchItem): Piece[] {
  if (item.kind === 'text') return [];
  const isTicked = { properties: { [item.name]: { const: true } }, required: [item.name] };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return [{ if: isTicked, then: { required: item.shows.map(({ name }) => name) } }];
}

function controlsOf(item: BenchItem): Piece[] {
  const own = control(item);
  if (item.kind === 'text') return [own];
  const condition = { scope: own.scope, schema: { const: true } };
  return [own, ...item.shows.map((field) => ({ ...control(field), rule: { effect: 'SHOW', condition } }))];
}

const control = ({ name }: Named): Piece => ({ type: 'Control', scope: `#/properties/${name}` });

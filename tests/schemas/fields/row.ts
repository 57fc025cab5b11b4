import { expect } from 'vitest';
import { evaluateCondition } from '../../../engine/core/condition/evaluate';
import type { FieldSchema } from '../../../engine/core/definition/types';
import { formats } from '../../../engine/core/formats/br/table';
import type { Json } from '../../../engine/core/json';
import type { FieldPlan } from '../../../engine/core/plan/fields';
import { locate } from '../../../engine/core/state/state';
import { widgetOf } from '../../../engine/react/form/widgetOf';
import { contextOf } from '../../support/tabs';
import type { Given, Place } from './place';

/** What is wrong with a field: the text under it, and the title and text of the dialog. */
export interface Wrong {
  inline: string;
  title: string;
  text: string;
}

/** What a row of the requirement tables says of one field. */
export interface FieldRow {
  label: string;
  widget: string;
  /** Text of its options by code, or the call they come from with the members for code and text. */
  options?: [Json, string][] | string;
  /** What the customer enters: a text or a code; what the field then shows of a text; what is sent. */
  enters: Json;
  shows?: string;
  sends: Json;
  /** Sent while nothing is entered. */
  empty: Json;
  locked?: true;
  /** Marked as required; default: whether `missing` says something. */
  required?: boolean;
  /** The texts when it is left empty; without them it may be. */
  missing?: Wrong;
  /** Entries that are refused, with their texts. */
  refuses?: [Json, Wrong][];
  /** What stands on the screen while the field is to be seen; default: always. */
  when?: Given;
  /** What takes it off the screen. */
  hiddenBy?: Given;
}

const OOPS = 'Oops...';

/** M-OBR and M-A1 of the tables; `inline` is what stands under a field that holds something wrong. */
export const required = (name: string, inline = 'Campo obrigatório.'): Wrong => ({
  inline,
  title: OOPS,
  text: `O campo ${name} não foi informado, preencha a informação para avançar.`,
});

/** M-A2: an optional field filled in badly. */
export const optional = (name: string, inline: string): Wrong => ({
  inline,
  title: OOPS,
  text: `O campo ${name} é opcional mas foi informado de forma inválida, preencha a informação para avançar.`,
});

/** M-A3: a field of an attorney. */
export const ofAttorney = (name: string, inline = 'Campo obrigatório.'): Wrong => ({
  inline,
  title: OOPS,
  text: `O campo ${name} não foi informado ou é inválido, preencha a informação para avançar.`,
});

/** A short list whose texts are sent as they are. */
export const texts = (...all: string[]): [Json, string][] => all.map((text) => [text, text]);

export const UF27 = texts(
  ...'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '),
);
export const COUNTRIES = 'GET /cliente/paisesObjetos Codigo Descricao';

function optionsOf({ oneOf, enum: codes, options }: FieldSchema): FieldRow['options'] {
  if (options) return `${options.call} ${options.value} ${options.title}`;
  return (
    oneOf?.map((option): [Json, string] => [option.const, option.title]) ?? codes?.map((code) => [code, String(code)])
  );
}

/** Whether the screen has a place for a field. */
function isPlaced({ form }: Place, { list, name, node }: FieldPlan): boolean {
  const { collections } = form.plan.definition;
  const items = list === undefined ? form.plan.sections.flatMap(({ fields }) => fields) : collections?.[list]?.fields;
  return items?.includes(list === undefined ? node : name) ?? false;
}

/** Whether the options of a field stand at the moment: with a condition that fails it is free text. */
function isOffered({ form }: Place, { schema }: FieldPlan): boolean {
  return evaluateCondition(schema.options?.when, { data: form.getState().data, context: contextOf() });
}

/** What the screen makes of a field at the moment. */
function look(place: Place, name: string) {
  const { form, pointer } = place;
  const { field } = locate(form.plan, pointer(name)) as { field: FieldPlan };
  const view = form.view(pointer(name));
  const options = optionsOf(field.schema);
  return {
    label: (view.format && formats[view.format]?.title) ?? field.schema.title,
    widget: widgetOf(
      field,
      options !== undefined && isOffered(place, field),
      formats[view.format ?? field.schema.format ?? ''],
    ),
    ...(options && { options }),
    hidden: view.hidden || !isPlaced(place, field),
    locked: view.locked,
    required: view.required,
  };
}

const wrongAt = ({ form, pointer }: Place, name: string): Wrong | undefined => {
  const error = form.check('advance').find((found) => found.pointer === pointer(name));
  return error && { inline: error.inline, title: error.title, text: error.text };
};

/** Whether a field is as its row says: look, requirement, texts, what is shown and sent. `open` gives a fresh form. */
export async function expectRow(name: string, row: FieldRow, open: (given?: Given) => Promise<Place>) {
  const place = await open(row.when);
  const { form, pointer } = place;
  const { field } = locate(form.plan, pointer(name)) as { field: FieldPlan };
  const format = formats[form.view(pointer(name)).format ?? field.schema.format ?? ''];
  const enter = (entered: Json) => form.change(pointer(name), format ? format.normalise(entered) : entered);

  expect(look(place, name)).toEqual({
    label: row.label,
    widget: row.widget,
    ...(row.options && { options: row.options }),
    hidden: false,
    locked: row.locked ?? false,
    required: row.required ?? row.missing !== undefined,
  });
  for (const [entered, wrong] of row.refuses ?? []) {
    enter(entered);
    expect(wrongAt(place, name)).toEqual(wrong);
  }
  enter(row.enters);
  expect(wrongAt(place, name)).toBeUndefined();
  if (row.shows !== undefined) expect(format?.display(form.view(pointer(name)).value)).toBe(row.shows);
  expect((await place.send())[name]).toEqual(row.sends);

  form.change(pointer(name), undefined);
  expect(wrongAt(place, name)).toEqual(row.missing);
  expect((await place.send())[name]).toEqual(row.empty);
  if (row.hiddenBy) {
    const hidden = await open({ ...row.when, ...row.hiddenBy });
    expect(look(hidden, name)).toMatchObject({ hidden: true, required: false });
  }
}

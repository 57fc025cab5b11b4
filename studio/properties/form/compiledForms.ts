import { formats } from '../../../engine/brazil';
import type { JsonObject } from '../../../engine/core';
import { type LoadedForm, type TabModule, toLoadedForm } from '../../../engine/definition';
import { fieldNames } from '../../../engine/state';
import { forms } from '../definitions/compiled.js';
import { isFixed, moreOf, saidOtherwise } from '../definitions/definitionOf';
import type { FormKind } from '../definitions/kinds';
import { around } from './texts';

const modules = forms as unknown as Readonly<Record<FormKind, TabModule>>;

/** The form of a kind of things; `data` without all of it leaves out what is rarely said and not said here. */
export function formOf(kind: FormKind, data: JsonObject, isWhole: boolean): LoadedForm {
  const module = modules[kind];
  const { definition } = module;
  const more = moreOf(kind);
  const without = saidOtherwise(kind, data);
  const keyOf = (item: unknown) => (typeof item === 'string' ? item : String((item as JsonObject).key));
  const isSaid = (item: unknown) => data[keyOf(item)] !== undefined;
  const sections = definition.uiSchema['ui:sections'].flatMap(({ fields: all, ...section }) => {
    const possible = all.filter((item) => !without.includes(keyOf(item)));
    const isShown = !isFixed(kind) && (isWhole || !more.includes(section.id));
    const fields = isShown ? possible : possible.filter(isSaid);
    return fields.length > 0 ? [{ ...section, fields }] : [];
  });
  return toLoadedForm(
    {
      ...module,
      definition: { ...definition, uiSchema: { ...definition.uiSchema, 'ui:sections': sections } },
      wizard: around,
      settings: {},
    },
    formats,
  );
}

/** Whether a form of the kind has more than is shown at first. */
export function hasMore(kind: FormKind, data: JsonObject): boolean {
  const count = (isWhole: boolean) =>
    formOf(kind, data, isWhole).tab.definition.uiSchema['ui:sections'].flatMap(({ fields }) => fields).length;
  return count(true) > count(false);
}

/** The fields that a form shows, without its blocks. */
export const shownFields = ({ tab }: LoadedForm): string[] =>
  tab.definition.uiSchema['ui:sections'].flatMap(({ fields }) => fieldNames(fields));

import type { FormDefinition } from '../../../../engine/core/definition/types';
import { tabOfForm } from '../../../../engine/core/form/rowForm';
import type { JsonObject } from '../../../../engine/core/json';
import { planOf } from '../../../../engine/core/plan/plan';
import { evaluateTab } from '../../../../engine/core/state/evaluate';
import { validateTab } from '../../../../engine/core/validation/validate';
import type { Opened } from '../opened';

/** What a form of the list of contacts says of a row: `/Telefone Celular`. */
export function wrongInForm({ open }: Opened, id: string, row: JsonObject): string[] {
  const { tab, context, texts } = open();
  const form = formOf(tab.definition.collections?.contatos?.forms, id);
  const { definition, validators } = tabOfForm(tab, 'contatos', form);
  const plan = planOf(definition);
  const errors = validateTab(plan, validators, evaluateTab(plan, row, context), 'advance', { context, texts });
  return errors.map(({ pointer, name }) => `${pointer} ${name}`);
}

/** A form of a list. @throws when there is none of that id */
export function formOf(forms: readonly FormDefinition[] = [], id: string): FormDefinition {
  const form = forms.find((one) => one.id === id);
  if (!form) throw new Error(`there is no form ${id}`);
  return form;
}

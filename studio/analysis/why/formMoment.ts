import { resolvedTab, subjectsOf } from '../../../engine/analyse';
import { type Context, evaluateTab, type FormDefinition, parsePointer, rowsOf, toPointer } from '../../../engine/core';
import { formOfRow, tabOfForm } from '../../../engine/session';
import type { Moment, TabAlone } from './moment';

/** A field of the form of a row: the form as a tab of its own, and the field's place there. */
export interface FormMoment {
  moment: Moment;
  at: string;
  /** The row in the tab: `/contatos/0`. */
  row: string;
  /** As the form is called. */
  title: string;
}

/**
 * The form in which a field of a list is asked for, by the row as it is, or by a new one; `undefined` for all other fields.
 * Of a row the form is the first whose `for` holds; where that does not ask for the field, the first that does.
 */
export function formMomentOf(module: TabAlone, moment: Moment, pointer: string): FormMoment | undefined {
  const [list = '', index, ...path] = parsePointer(pointer);
  const { definition } = module;
  const collection = definition.collections?.[list];
  if (!collection?.forms || path.length === 0) return undefined;
  const { asked, compiled } = moment;
  const rows = rowsOf(asked.state.data, list);
  const row = rows[Number(index)];
  const has = ({ fields }: FormDefinition) => fields.includes(path.join('/'));
  const opened = row && formOfRow(collection, row, asked.context);
  const form = opened && has(opened) ? opened : collection.forms.find(has);
  if (!form) return undefined;
  const own = tabOfForm(compiled, list, form);
  const subject = subjectsOf(resolvedTab(definition)).find(({ plan }) => plan.definition.id === own.definition.id);
  if (!subject) return undefined;
  const others = rows.filter((_, at) => at !== Number(index));
  const context: Context = { ...asked.context, form: form.id, root: asked.state.data, others };
  const state = evaluateTab(subject.plan, row ?? form.start ?? {}, context, { locals: 'kept' });
  const naming = moment.sayings.naming.rows(list);
  return {
    moment: {
      ...{ asked: { subject, state, context }, subject, compiled: own },
      sayings: { ...moment.sayings, naming, rules: subject.rules.map((rule) => ({ ...rule })) },
    },
    at: toPointer(path),
    row: toPointer([list, index ?? '0']),
    title: form.title,
  };
}

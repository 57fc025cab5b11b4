import { resolvedTab, subjectsOf } from '../../../engine/analyse';
import { type Context, parsePointer, toPointer } from '../../../engine/core';
import type { CollectionDefinition, FormDefinition } from '../../../engine/definition';
import { formOfRow, tabOfForm } from '../../../engine/session';
import { evaluateTab, rowsOf } from '../../../engine/state';
import type { Moment, TabAlone } from './moment';
import type { OpenRow, WhyAsked } from './types';

/** A field of the form of a row: the form as a tab of its own, and the field's place there. */
export interface FormMoment {
  moment: Moment;
  at: string;
  /** The row that it is about, as the form holds it. */
  row: OpenRow;
  collection: CollectionDefinition;
  /** As the form is called, with the row where there is one. */
  title: string;
}

/**
 * The form in which a field of a list is asked for: one that is open for that row, as it stands there; else that of the row
 * as it is, or of a new one. `undefined` for all other fields. Of a row the form is the first whose `for` holds; where that
 * does not ask for the field, the first that does.
 */
export function formMomentOf(
  module: TabAlone,
  moment: Moment,
  { at: pointer, rows: open = [] }: Pick<WhyAsked, 'at' | 'rows'>,
): FormMoment | undefined {
  const [list = '', index, ...path] = parsePointer(pointer);
  const { definition } = module;
  const collection = definition.collections?.[list];
  if (!collection?.forms || path.length === 0) return undefined;
  const { asked, compiled } = moment;
  const rows = rowsOf(asked.state.data, list);
  const row = rows[Number(index)];
  const has = ({ fields }: FormDefinition) => fields.includes(path.join('/'));
  const formCalled = (id: string) => collection.forms?.find((form) => form.id === id);
  const shown = open.findLast((one) => {
    const form = formCalled(one.form);
    return one.list === list && one.index === Number(index) && form !== undefined && has(form);
  });
  const opened = row && formOfRow(collection, row, asked.context);
  const form = (shown && formCalled(shown.form)) ?? (opened && has(opened) ? opened : collection.forms.find(has));
  if (!form) return undefined;
  const own = tabOfForm(compiled, list, form);
  const subject = subjectsOf(resolvedTab(definition)).find(({ plan }) => plan.definition.id === own.definition.id);
  if (!subject) return undefined;
  const others = rows.filter((_, at) => at !== Number(index));
  const start = row ?? form.start ?? {};
  const stored = shown?.stored ?? start;
  const context: Context = { ...asked.context, form: form.id, root: asked.state.data, others, stored };
  const state = evaluateTab(subject.plan, shown?.data ?? start, context, { locals: 'kept' });
  const naming = moment.sayings.naming.rows(list);
  return {
    moment: {
      ...{ asked: { subject, state, context }, subject, compiled: own, row: toPointer([list, index ?? '0']) },
      sayings: { ...moment.sayings, naming, rules: subject.rules.map((rule) => ({ ...rule })) },
    },
    at: toPointer(path),
    collection,
    row: { list, form: form.id, index: Number(index), stored, data: state.data },
    title: row ? `${form.title}, linha ${Number(index) + 1}` : form.title,
  };
}

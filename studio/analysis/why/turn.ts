import { type Question, resolvedTab, smallestTurn } from '../../../engine/analyse';
import { formats } from '../../../engine/brazil';
import { withExamples } from '../../../engine/catalog';
import type { JsonObject } from '../../../engine/core';
import { formOfRow } from '../../../engine/session';
import { applyWrites, rowsOf } from '../../../engine/state';
import { type FormMoment, formMomentOf } from './formMoment';
import { momentOf, type TabAlone } from './moment';
import type { TurnAnswer, WhyAsked } from './types';
import { sayChange, sayField } from './words';

/** The fewest answers with which something were otherwise, and what else comes of them; of a row, in its form. */
export function turnOf(module: TabAlone, asked: WhyAsked, question: Question): TurnAnswer {
  const whole = momentOf(module, asked);
  const form = formMomentOf(module, whole, asked);
  const { asked: before, sayings, subject } = form?.moment ?? whole;
  const pointer = form?.at ?? asked.at;
  const own = resolvedTab(module.definition);
  const input = {
    formats: withExamples(formats),
    today: asked.today,
    settings: module.settings,
    tabs: new Map([[own.id, own]]),
  };
  const found = smallestTurn(before, { pointer, question }, input);
  if (found === 'open') return found;
  if (!found) return 'none';
  const writes = found.map((change) => ({ pointer: change.pointer, value: change.to }));
  const { state } = applyWrites(subject.plan, before.state, writes, before.context);
  const changed = new Set(found.map((change) => change.pointer));
  const named = (pointers: Iterable<string>, others: ReadonlySet<string>) =>
    [...pointers]
      .filter((at) => at.startsWith('/') && !others.has(at) && !changed.has(at) && at !== pointer)
      .map((at) => sayField(at, sayings.naming).called);
  return {
    changes: found.map((change) => sayChange(change, sayings)),
    data: form ? withRow(whole.asked.state.data, form, state.data) : state.data,
    ...(form && { row: { ...form.row, data: state.data } }),
    isExample: !form || formOfRow(form.collection, state.data, whole.asked.context)?.id === form.row.form,
    shown: named(before.state.hidden, state.hidden),
    hidden: named(state.hidden, before.state.hidden),
  };
}

/** The data of the tab with the row as it would be; a new one stands after the others. */
function withRow(data: JsonObject, { row: { list, index } }: FormMoment, row: JsonObject): JsonObject {
  const rows = [...rowsOf(data, list)];
  rows[index] = row;
  return { ...data, [list]: rows };
}

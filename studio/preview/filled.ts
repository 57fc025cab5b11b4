import type { JsonObject } from '../../engine/core';
import type { Filled } from '../state/view';
import type { Shown } from './protocol';

/** A form as it is opened, filled with answers and what stands around them. */
export function filledWith(opened: Shown, { given, isChecked }: Filled): Shown {
  const { data = {}, change = {}, settings = {}, user = {}, tabs = {} } = given;
  return {
    ...opened,
    settings: { ...opened.settings, ...settings },
    user: { ...opened.user, ...user },
    tabs,
    data: withChanges(data, change),
    mode: given.mode ?? opened.mode,
    today: given.today ?? opened.today,
    checked: isChecked === true,
  };
}

/** Answers with what is then changed; lists and what stands in rows are as they were given. */
function withChanges(data: JsonObject, change: JsonObject): JsonObject {
  const plain = Object.entries(change).filter(([pointer]) => /^\/[^/]+$/.test(pointer));
  return { ...data, ...Object.fromEntries(plain.map(([pointer, value]) => [pointer.slice(1), value])) };
}

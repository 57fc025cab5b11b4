import { isObject, type Json, type JsonObject } from '../../engine/core/json';
import { objectAt, valueAt } from '../document/pointers';

/** What fills a form of the preview. */
export interface Example {
  id: string;
  title: string;
  data: JsonObject;
  settings?: JsonObject;
  tabs?: Record<string, JsonObject>;
  /** Wrong on purpose: its errors are shown. */
  isWrong: boolean;
}

/** The examples that a tab's file has, those that are right first. */
export function examplesOf(tab: Json | undefined): Example[] {
  const list = (key: string) => {
    const found = valueAt(tab, `/examples/${key}`);
    return Array.isArray(found) ? found.filter(isObject) : [];
  };
  const valid = list('valid').map((data, index): Example => {
    return { id: `valid/${index}`, title: `Exemplo ${index + 1}`, data, isWrong: false };
  });
  const invalid = list('invalid').map((one, index): Example => {
    const { title, settings, tabs } = one;
    return {
      id: `invalid/${index}`,
      title: typeof title === 'string' ? title : `Com erro ${index + 1}`,
      data: objectAt(one, '/data'),
      ...(isObject(settings) && { settings }),
      ...(isObject(tabs) && { tabs: tabs as Record<string, JsonObject> }),
      isWrong: true,
    };
  });
  return [...valid, ...invalid];
}

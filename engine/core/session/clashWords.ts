import type { Context } from '../condition/scope';
import { readPlace } from '../draft/contents';
import { unreadText } from '../draft/gather';
import type { DraftPlace } from '../draft/types';
import type { FormStore } from '../form/types';
import { isObject, type Json } from '../json';
import { numberedTitle, rowTitle } from '../plan/rowTitle';
import { locate, scopeOf } from '../state/state';
import { valueText } from '../summary/valueText';
import { fillSettings } from '../validation/messages';

/** Where two values are to be had. */
interface ClashedPlace {
  place: DraftPlace;
  tab: string;
}

/** The forms, and what their values and names are said with. */
interface Around {
  forms: ReadonlyMap<string, FormStore>;
  context(tab: string): Context;
  texts: Record<string, string>;
}

/** `'Celular'`, of a row `'Conta 2: Agência'`. */
export function nameOf(clash: ClashedPlace, path: (string | number)[], { forms, context }: Around): string {
  const { plan } = forms.get(clash.tab) as FormStore;
  const say = (text: string) => fillSettings(text, context(clash.tab).settings);
  const [, list = '', formId] = clash.place.split('/');
  if (readPlace(clash.place).field === undefined) {
    const form = plan.definition.collections?.[list]?.forms?.find(({ id }) => id === formId);
    const field = plan.rowSchemas[list]?.[String(path[0])];
    return [form?.title, field?.title ?? path[0]].filter(Boolean).map(String).map(say).join(': ');
  }
  const place = locate(plan, `/${path.join('/')}`) ?? locate(plan, `/${path[0]}`);
  const own = place && path.length !== 2 ? (place.field.ui['ui:name'] ?? place.field.schema.title) : undefined;
  if (typeof path[1] !== 'number') return say(own ?? String(path.at(-1)));
  const collection = plan.definition.collections?.[String(path[0])];
  const title = collection?.fixed
    ? rowTitle(collection, path[1])
    : numberedTitle(collection?.title ?? plan.schemas[String(path[0])]?.title ?? '', path[1]);
  return [say(title), ...(own === undefined ? [] : [say(own)])].join(': ');
}

/** A value as a customer reads it; `''` where nothing stands. */
export function textOf(
  clash: ClashedPlace,
  value: Json | undefined,
  { forms, context, texts }: Around,
  path: (string | number)[] = [],
): string {
  const unread = unreadText(value);
  if (unread !== undefined) return unread;
  const store = forms.get(clash.tab) as FormStore;
  const { plan } = store;
  const { data } = store.getState();
  const subject = { texts, scope: scopeOf(plan, data, context(clash.tab)) };
  if (isObject(value)) {
    const fields = plan.rowSchemas[String(path[0])] ?? {};
    const parts = Object.entries(value).map(([name, own]) => {
      const { schema = {}, ui = {} } = plan.byNode.get(`${path[0]}[]/${name}`) ?? { schema: fields[name] };
      return schema.title === undefined ? '' : valueText(own, { ...subject, schema, ui, format: schema.format }).value;
    });
    return parts.filter(Boolean).slice(0, 3).join(', ');
  }
  if (Array.isArray(value) && value.every(isObject)) return String(value.length);
  const place = locate(plan, `/${path.join('/')}`);
  const row = place?.index;
  const list = place?.field.list;
  const scope =
    row === undefined || list === undefined ? subject.scope : scopeOf(plan, data, context(clash.tab), list, row);
  const listOfForm = readPlace(clash.place).field === undefined ? (clash.place.split('/')[1] ?? '') : undefined;
  const schema = place?.field.schema ?? plan.rowSchemas[listOfForm ?? '']?.[String(path[0])] ?? {};
  return valueText(value, { ...subject, scope, schema, ui: place?.field.ui ?? {}, format: schema.format }).value;
}

import { readPlace } from '../draft/contents';
import type { DraftPlace } from '../draft/types';
import type { FormStore } from '../form/types';
import type { UnreadTexts } from '../form/unreadTexts';
import { isEqual, isNone, type Json, type JsonObject, withValues } from '../json';
import { withoutLost } from './lostFields';
import { comparable, type TypedForms } from './typedPlaces';
import type { Unsaved } from './unsaved';

/** Places that wait for the customer's choice, with what was saved there when they were typed into. */
export type HeldPlaces = ReadonlyMap<DraftPlace, Json | undefined>;

type OfTabs = Required<Pick<Unsaved, 'tabs' | 'bases' | 'texts'>>;

/** What stands in the tabs and is not what the server holds, with what that was. */
export function typedInTabs({ forms, stored, key }: TypedForms, held: HeldPlaces): OfTabs {
  const tabs: Record<string, JsonObject> = {};
  const bases: Record<string, JsonObject> = {};
  const texts: Record<string, UnreadTexts> = {};
  for (const [id, store] of forms) {
    const unread = store.unreadTexts();
    if (!isNone(unread)) texts[id] = unread;
    const saved = stored.get(id) ?? {};
    const known = withoutLost(store, withoutChoices(store, saved), saved, key);
    const base = withHeld(id, comparable(store, saved), held);
    if (isEqual(comparable(store, known), base)) continue;
    tabs[id] = known;
    bases[id] = base;
  }
  return { tabs, bases, texts };
}

/** A tab's data without choices of the screen that nobody has made: those that begin with a value, and have it. */
function withoutChoices({ plan, getState }: Pick<FormStore, 'plan' | 'getState'>, saved: JsonObject): JsonObject {
  const beginsWithValue = (name: string) => {
    const local = plan.schemas[name]?.local;
    return local !== undefined && local !== null;
  };
  const own = Object.entries(getState().data).filter(
    ([name, value]) => !beginsWithValue(name) || !isEqual(value, saved[name]),
  );
  return Object.fromEntries(own);
}

/** What was saved of a tab, where it waits for a choice as it was when it was typed into. */
function withHeld(tab: string, base: JsonObject, held: HeldPlaces): JsonObject {
  const own = [...held].flatMap(([place, before]): [string, Json | undefined][] => {
    const { tab: of, field } = readPlace(place);
    return of === tab && field !== undefined ? [[field, before]] : [];
  });
  return own.length === 0 ? base : withValues(base, Object.fromEntries(own));
}

/** What of a session is typed and not saved. */
export interface TypedParts extends Pick<Unsaved, 'lost' | 'lostFields' | 'unanswered' | 'definition'> {
  tabs: OfTabs;
  forms: Required<Pick<Unsaved, 'forms' | 'bases' | 'texts' | 'begun'>>;
  held: HeldPlaces;
  aside: readonly Unsaved[];
}

/** All of it as it is kept; `undefined` when there is nothing. */
export function toUnsaved({
  tabs,
  forms,
  held,
  lost,
  lostFields,
  unanswered = {},
  aside,
  definition,
}: TypedParts): Unsaved | undefined {
  const texts = { ...forms.texts, ...tabs.texts };
  if ([tabs.tabs, forms.forms, texts].every(isNone) && !lost && !lostFields && isNone(aside)) return undefined;
  const bases = { ...forms.bases, ...tabs.bases };
  for (const [name, before] of held) if (name in forms.forms) bases[name] = before as JsonObject;
  return {
    tabs: tabs.tabs,
    bases,
    forms: forms.forms,
    ...(!isNone(forms.begun) && { begun: forms.begun }),
    ...(!isNone(texts) && { texts }),
    ...(lost && { lost }),
    ...(lostFields && { lostFields }),
    ...(!isNone(unanswered) && { unanswered }),
    ...(definition !== undefined && { definition }),
    ...(!isNone(aside) && { aside: [...aside] }),
  };
}

/** Whether something of it was typed: lost files alone were not. */
export function isTyped({ tabs, forms, texts = {} }: Unsaved): boolean {
  return ![tabs, forms, texts].every(isNone);
}

import { momentContext } from '../condition/momentContext';
import type { Context } from '../condition/scope';
import type { FormStore } from '../form/types';
import type { JsonObject } from '../json';
import { parseCall } from '../path';
import type { OptionLists } from './options';
import type { SessionInput } from './types';

/** What conditions of a session read beside the tab that they are about. */
export interface Contexts {
  /** As it is now, to be kept; but for the day, which takes longest to know and is asked for when it is read. */
  whole(tab: string): Context;
  /** For what is done with it at once, as every key does. */
  now(tab: string): Context;
}

/** The contexts of a session, over what the server holds and what its forms have. */
export function createContexts(
  { base, clock }: Pick<SessionInput, 'base' | 'clock'>,
  forms: ReadonlyMap<string, FormStore>,
  stored: ReadonlyMap<string, JsonObject>,
  options: Pick<OptionLists, 'record'>,
): Contexts {
  const option: Context['option'] = (call, key, value) => options.record(parseCall(call).path, key, value);
  const known = (tab: string) => ({ ...base, stored: stored.get(tab) ?? NOTHING, option });
  const parts = {
    today: () => clock.today(),
    now: () => clock.now(),
    tabs: () => Object.fromEntries([...forms].map(([id, store]) => [id, store.getState().data])),
  };
  return {
    whole(tab) {
      const [now, tabs] = [parts.now(), parts.tabs()];
      return momentContext(known(tab), { today: parts.today, now: () => now, tabs: () => tabs });
    },
    now: (tab) => momentContext(known(tab), parts),
  };
}

const NOTHING: JsonObject = {};

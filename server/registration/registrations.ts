import type { OptionList } from '../lists/lists';
import type { Services } from '../storage/services';
import type { DraftSafe } from './drafts/safe';
import type { Keep } from './keep';
import type { Rooms } from './rooms';

/** What registrations are worked on with. */
export interface Registrations {
  services: Services;
  lists: Map<string, OptionList>;
  rooms: Rooms;
  /** Without it everything is read anew at each call. */
  keep?: Keep | undefined;
  /** Without it drafts are off. */
  safe?: DraftSafe | undefined;
}

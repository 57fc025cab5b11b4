import type { OptionList } from '../lists/lists';
import type { Services } from '../storage/services';
import type { Rooms } from './rooms';

/** What registrations are worked on with. */
export interface Registrations {
  services: Services;
  lists: Map<string, OptionList>;
  rooms: Rooms;
}

import type { SheetBlock } from '../../registration/rooms';
import { currentProfile } from './history';

/** The investor profile that counts. */
export const suitabilityLines: SheetBlock = async ({ services, client }) => [
  { label: 'Resultado', value: (await currentProfile(services.database, client)) ?? '' },
];

import { currentProfile } from '../../suitability/history';
import type { SheetBlock } from './block';

/** The investor profile that counts. */
export const suitabilityLines: SheetBlock = async ({ services, client }) => [
  { label: 'Resultado', value: (await currentProfile(services.database, client)) ?? '' },
];

import type { Registrations } from '../registration/registrations';
import type { Client } from '../storage/client';
import { sheetContent } from './content';
import { drawSheet } from './drawSheet';
import { readFonts } from './paper';
import { wizardOfSheet } from './wizardOfSheet';

/** Draws the registration sheet of a client, a PDF; nothing where clients of its type have none. */
export type DrawOwnSheet = (client: Client) => Promise<Buffer | undefined>;

/** Reads the fonts, once for all sheets. */
export function createSheetDrawer(registrations: Registrations): DrawOwnSheet {
  const { services } = registrations;
  const fonts = readFonts(services.assets);
  return async (client) => {
    const loaded = await wizardOfSheet(services, client);
    return loaded && drawSheet(await sheetContent(registrations, { client, loaded }), fonts);
  };
}

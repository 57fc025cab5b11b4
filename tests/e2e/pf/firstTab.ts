import type { Locator, Page } from '@playwright/test';
import type { JsonObject } from '../../../engine/core/json';
import type { TestServer } from '../server';
import { BASICA, closeDialog, field, openTab, sentBy, storeUpTo } from './form';
import { goBack, SAVED, saveLater } from './lists';

/** The first tab of a client whose first tab is stored: everything that is required is there. */
export async function openFilled(page: Page, server: TestServer, signIn: (client: { token: string }) => Promise<void>) {
  const client = await server.addClient();
  await storeUpTo(server, client, 1);
  await signIn(client);
  await openTab(page, 'Dados Financeiros');
  await goBack(page, 'Informações');
}

/** The text of the options of a list, without the first, empty one. */
export const offered = (page: Page, label: string, nth = 0) =>
  field(page, label)
    .nth(nth)
    .evaluate((list) => [...(list as HTMLSelectElement).options].map(({ text }) => text).slice(1));

/** What is sent by saving the open tab for later. */
export async function sentLater(page: Page): Promise<JsonObject> {
  const sent = await sentBy(page, BASICA, () => saveLater(page));
  await closeDialog(page, SAVED);
  return sent;
}

/** Types a text and leaves the field. */
export async function leaveWith(control: Locator, text: string) {
  await control.fill(text);
  await control.blur();
}

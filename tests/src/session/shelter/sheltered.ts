import { openShelter } from '../../../../src/session/shelter/shelter';

/** Shelters a text, as the page under test would. */
export async function shelter(key: string, value: string): Promise<void> {
  const opened = await openShelter();
  opened.write(key, value);
  await opened.flushed();
}

/** The keys of what was typed that the device shelters; the last answers of the server stand beside it. */
export async function sheltered(): Promise<string[]> {
  return (await openShelter()).keys('').filter((key) => !key.includes('/answers/'));
}

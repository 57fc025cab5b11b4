import { formats } from '../../engine/brazil';
import { createBrowserSession } from '../../engine/react/browser/browserSession';
import type { Transport } from '../../engine/session';
import { fatcaAlone } from './fatcaAlone';

/** The session of a page that has modules of its own, as another window has. */
export async function openSession(storageKey: string, transport: Transport) {
  const session = createBrowserSession({ tabs: [fatcaAlone], transport, formats, storageKey });
  await session.open();
  return session;
}

import { BY_ITSELF } from '../../contract/callHeaders';
import { client } from '../api/client';

/** What a customer does with a page. */
const USES = ['pointerdown', 'keydown', 'input', 'scroll'] as const;
/** The server is told of a use that makes no calls as often as this at most. */
const TELL_MS = 5 * 60_000;
/** How often it is looked whether the session has ended while nobody did anything. */
const LOOK_MS = 60_000;

const ask = (headers: Record<string, string>) =>
  client.send({ method: 'GET', path: '/cliente/sessoes', fresh: true, ownTitle: true, headers }).catch(() => undefined);

/**
 * Tells the server that the page is used, typing included, so that its session does not end; and finds out when it has
 * ended for nobody used it, so that no page stays open in front of whoever comes by. Gives back the way to stop.
 */
export function watchUse(): () => void {
  let told = Date.now();
  let used = told;
  const onUse = () => {
    used = Date.now();
    if (used - told < TELL_MS) return;
    told = used;
    void ask({});
  };
  for (const use of USES) addEventListener(use, onUse, { capture: true, passive: true });
  const looking = setInterval(() => {
    if (Date.now() - used >= TELL_MS) void ask({ [BY_ITSELF]: '1' });
  }, LOOK_MS);
  return () => {
    clearInterval(looking);
    for (const use of USES) removeEventListener(use, onUse, { capture: true });
  };
}

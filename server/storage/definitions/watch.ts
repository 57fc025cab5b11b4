import type { Listen } from '../database';
import { PUBLISHED } from './published';
import type { LiveDefinitions } from './types';

/** How long a version that nobody told of stays unseen, and one that starts later is late, in milliseconds. */
const POLL_MS = 4_000;

/**
 * Takes what is published, as it is told by the database, and at the latest at the next look.
 * @param onFailure hears of a look that failed; the next one tries again
 * @returns ends it
 */
export function watchDefinitions(
  definitions: LiveDefinitions,
  { listen, clock }: { listen: Listen; clock: () => Date },
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let stop: (() => Promise<void>) | undefined;
  let isListening = false;
  let under: Promise<void> = Promise.resolve();
  const look = () => {
    under = under.then(() => definitions.refresh(clock())).catch(onFailure);
    return under;
  };
  const hear = async () => {
    if (isListening) return;
    isListening = true;
    try {
      stop = await listen(
        PUBLISHED,
        () => void look(),
        () => {
          isListening = false;
        },
      );
    } catch (error) {
      isListening = false;
      onFailure(error);
    }
  };
  const first = hear();
  const timer = setInterval(() => void hear().then(look), POLL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await first;
    await stop?.();
    await under;
  };
}

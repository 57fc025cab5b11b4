import { whenIdle } from '../browser/whenIdle';

/** How many fields hear of news in one go, about: what they change is drawn in one frame, and no task gets long. */
const AT_ONCE = 120;

/** News that wait until the browser has time. */
export interface IdleNews {
  /** How many fields wait for them. */
  count(): number;
  /** Tells them all. */
  tell(): void;
}

const waiting = new Set<IdleNews>();
let callOff: (() => void) | undefined;

/**
 * Tells news when the browser has time, those of several sections together: a frame for each of fifty sections costs more
 * than what is drawn in it. Asked again with the same news, they are told once. Gives back what calls them off.
 */
export function tellWhenIdle(news: IdleNews): () => void {
  waiting.add(news);
  callOff ??= whenIdle(tellSome);
  return () => {
    waiting.delete(news);
    if (waiting.size > 0) return;
    callOff?.();
    callOff = undefined;
  };
}

function tellSome(): void {
  const some: IdleNews[] = [];
  let count = 0;
  for (const news of waiting) {
    if (count >= AT_ONCE) break;
    some.push(news);
    count += news.count();
    waiting.delete(news);
  }
  callOff = waiting.size > 0 ? whenIdle(tellSome) : undefined;
  for (const news of some) news.tell();
}

import type { BrowserContext } from '@playwright/test';

/** What cannot be taken back from a context. */
const LASTING = {
  context: [
    'addCookies',
    'addInitScript',
    'addListener',
    'exposeBinding',
    'exposeFunction',
    'on',
    'once',
    'prependListener',
    'routeWebSocket',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setHTTPCredentials',
    'setOffline',
    'setStorageState',
  ] satisfies (keyof BrowserContext)[],
  clock: [
    'fastForward',
    'install',
    'pauseAt',
    'resume',
    'runFor',
    'setFixedTime',
    'setSystemTime',
  ] satisfies (keyof BrowserContext['clock'])[],
};

/** Lends a context to a test; what it gives back tells whether the test did something to it that lasts. */
export function watchLasting(context: BrowserContext): () => boolean {
  let lasts = false;
  const watch = (target: object, names: string[]) => {
    const methods = target as Record<string, (...given: unknown[]) => unknown>;
    for (const name of names) {
      const method = methods[name];
      methods[name] = (...given) => {
        lasts = true;
        return method?.apply(target, given);
      };
    }
    return () => {
      for (const name of names) delete methods[name];
    };
  };
  const ends = [watch(context, LASTING.context), watch(context.clock, LASTING.clock)];
  return () => {
    for (const end of ends) end();
    return lasts;
  };
}

import { type BrowserContext, test as base, type PlaywrightTestOptions } from '@playwright/test';
import { watchLasting } from './lasting';

/** The contexts that no test uses, by their options: in one that was used the portal's files need not be read again. */
type Windows = Map<string, BrowserContext>;

/** Tests whose contexts have the same options use the same one, each as if it were new. */
export const test = base.extend<{ alike: string }, { windows: Windows }>({
  windows: [
    async ({ browser: _open }, use) => {
      const windows: Windows = new Map();
      await use(windows);
      for (const context of windows.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  // One that is not named here does not compile.
  alike: async (
    {
      acceptDownloads,
      actionTimeout,
      baseURL,
      bypassCSP,
      clientCertificates,
      colorScheme,
      contextOptions,
      contrast,
      deviceScaleFactor,
      extraHTTPHeaders,
      forcedColors,
      geolocation,
      hasTouch,
      httpCredentials,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      navigationTimeout,
      offline,
      permissions,
      proxy,
      reducedMotion,
      screen,
      serviceWorkers,
      storageState,
      testIdAttribute,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) =>
    use(
      JSON.stringify({
        acceptDownloads,
        actionTimeout,
        baseURL,
        bypassCSP,
        clientCertificates,
        colorScheme,
        contextOptions,
        contrast,
        deviceScaleFactor,
        extraHTTPHeaders,
        forcedColors,
        geolocation,
        hasTouch,
        httpCredentials,
        ignoreHTTPSErrors,
        isMobile,
        javaScriptEnabled,
        locale,
        navigationTimeout,
        offline,
        permissions,
        proxy,
        reducedMotion,
        screen,
        serviceWorkers,
        storageState,
        testIdAttribute,
        timezoneId,
        userAgent,
        viewport,
      } satisfies Record<keyof PlaywrightTestOptions, unknown>),
    ),

  context: async ({ browser, windows, alike, baseURL, permissions, storageState }, use) => {
    const context = windows.get(alike) ?? (await browser.newContext());
    windows.delete(alike);
    const hasLasting = watchLasting(context);
    await use(context);
    // What these options put into it would be cleaned away too.
    if (hasLasting() || permissions || storageState) return context.close();
    await clean(context, new URL(baseURL ?? '').origin);
    windows.set(alike, context);
  },
});

/** Takes from a context what its pages stored, intercepted and were permitted, and closes them. */
async function clean(context: BrowserContext, origin: string) {
  const pages = context.pages();
  const page = await context.newPage();
  for (const used of pages) await used.close();
  const tools = await context.newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.unrouteAll();
  await context.clearPermissions();
  await page.close();
}

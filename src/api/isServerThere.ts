const TIMEOUT_MS = 5_000;

/** Whether the web server answers, whatever it says. The file that is asked for is small and never kept. */
export async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    await fetch(`/version.json?t=${Date.now()}`, { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal });
    return true;
  } catch {
    return false;
  }
}

const KEY = 'token';

/**
 * Where the token stands when nothing may stay on this device, and while the browser refuses local storage (blocked
 * site data, some private windows).
 */
let inMemory: string | undefined;

/** Whether nothing of this session may stay on the device, or nothing can. */
export function isDeviceForeign(): boolean {
  return inMemory !== undefined;
}

/** The bearer token of this page or else of this browser, or undefined. */
export function readToken(): string | undefined {
  try {
    return inMemory ?? (localStorage.getItem(KEY) || undefined);
  } catch {
    return undefined;
  }
}

/** @param isForeign the device is somebody else's: the token ends with the page */
export function writeToken(token: string, isForeign = false): void {
  inMemory = token;
  if (isForeign) return;
  try {
    localStorage.setItem(KEY, token);
    inMemory = undefined;
  } catch {
    // It stays in memory.
  }
}

export function clearToken(): void {
  const isKept = inMemory === undefined;
  inMemory = undefined;
  try {
    if (isKept) localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Calls `listener` when another tab of this browser signs in or out. Gives back the way to stop. */
export function watchToken(listener: (token: string | undefined) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener(readToken());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

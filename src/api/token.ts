const KEY = 'token';

/** Where the token stands while the browser refuses local storage (blocked site data, some private windows). */
let inMemory: string | undefined;

/** The bearer token of this browser, or undefined. */
export function readToken(): string | undefined {
  try {
    return localStorage.getItem(KEY) || inMemory;
  } catch {
    return inMemory;
  }
}

export function writeToken(token: string): void {
  inMemory = undefined;
  try {
    localStorage.setItem(KEY, token);
  } catch {
    inMemory = token;
  }
}

export function clearToken(): void {
  inMemory = undefined;
  try {
    localStorage.removeItem(KEY);
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

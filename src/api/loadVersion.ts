import { isObject } from '../../engine/core';

/**
 * The version that the web server has now; undefined when it cannot be told. The file lies beside the portal: it is no
 * call of the API and carries no token.
 */
export async function loadVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(`/version.json?t=${Date.now()}`, { cache: 'no-store', credentials: 'omit' });
    const file: unknown = response.ok ? await response.json() : undefined;
    return isObject(file) && typeof file.version === 'string' ? file.version : undefined;
  } catch {
    return undefined;
  }
}

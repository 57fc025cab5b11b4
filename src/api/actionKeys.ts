import type { Json } from '../../engine/core';
import type { Method } from '../../engine/wire';

/** What a call does: the same content is the same action. */
interface Call {
  method: Method;
  path: string;
  body?: Json;
  /** Another version there is refused anyhow. */
  knownVersion?: string;
  /** When typing what it saves began, which outlives the page. */
  begun?: string;
}

/** Names for what calls do, so that the server does the same action once. */
export interface ActionKeys {
  /** The name of what a call does; undefined for one that only reads, or that a version guards. */
  of(call: Call): Promise<string | undefined>;
  /** The call was answered: asked again, it is another action. */
  end(key: string): void;
  clear(): void;
}

/**
 * Keys of calls whose answer nobody has heard: asked again with the same content, a call keeps its key. That of what was
 * typed at a known moment follows from both, so that a page that was loaded again and another device have the same one.
 * @param acts whether a GET of this path changes something
 */
export function createActionKeys(acts: (path: string) => boolean): ActionKeys {
  const open = new Map<string, string>();
  return {
    async of({ method, path, body, knownVersion, begun }) {
      if (knownVersion !== undefined || (method === 'GET' && !acts(path))) return undefined;
      const content = new TextEncoder().encode(`${begun} ${method} ${path} ${JSON.stringify(body)}`);
      const digest = await crypto.subtle.digest('SHA-256', content);
      const name = String(new Uint8Array(digest, 0, 16)).replaceAll(',', '-');
      if (begun) return name;
      const key = open.get(name) ?? crypto.randomUUID();
      open.set(name, key);
      return key;
    },
    end(key) {
      for (const [name, other] of open) if (other === key) open.delete(name);
    },
    clear: () => open.clear(),
  };
}

import type { Json } from '../../../engine/core';
import type { DraftKey } from '../../storage/draftKeys';
import { type DraftPlace, seal, unseal } from './seal';

/** What drafts are sealed and opened with. */
export interface DraftSafe {
  /** The ids of all its keys. */
  keyIds: string[];
  seal(place: DraftPlace, content: Json): { keyId: string; sealed: Buffer };
  /** `undefined` of what it cannot open. */
  open(place: DraftPlace, kept: { keyId: string; sealed: Buffer }): Json | undefined;
}

/** A safe that seals with the first of these keys; `undefined` without any. Each key that does not open is told of once. */
export function createDraftSafe(
  keys: readonly DraftKey[],
  warn: (event: { draftKey: string }, message: string) => void,
): DraftSafe | undefined {
  const [first] = keys;
  if (first === undefined) return undefined;
  const told = new Set<string>();
  const tell = (draftKey: string, message: string) => {
    if (told.has(draftKey)) return;
    told.add(draftKey);
    warn({ draftKey }, message);
  };
  return {
    keyIds: keys.map(({ id }) => id),
    seal: (place, content) => ({ keyId: first.id, sealed: seal(first, place, content) }),
    open(place, { keyId, sealed }) {
      const key = keys.find(({ id }) => id === keyId);
      if (!key) {
        tell(keyId, 'drafts are passed over: their key is not in DRAFT_KEYS');
        return undefined;
      }
      try {
        return unseal(key, place, sealed);
      } catch {
        tell(keyId, 'drafts are passed over: they do not open with their key');
        return undefined;
      }
    },
  };
}

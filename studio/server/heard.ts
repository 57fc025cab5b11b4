import type { Changes, ToldAsked } from '../wire';

/** Changes that pages may still go on from: each has some under way. */
const MOST = 20;

/** The changes that pages told last. */
export interface Heard {
  /** The changes as whole texts; `undefined` where what they go on from is not held. */
  changesOf(asked: ToldAsked): Changes | undefined;
}

export function rememberHeard(): Heard {
  const heard = new Map<string, Changes>();
  return {
    changesOf({ changes, name, since }) {
      const before = since === undefined ? {} : heard.get(since);
      const whole = before && wholeTexts(before, changes);
      if (whole && name !== undefined) {
        heard.set(name, whole);
        if (heard.size > MOST) heard.delete(heard.keys().next().value as string);
      }
      return whole;
    },
  };
}

function wholeTexts(before: Changes, told: ToldAsked['changes']): Changes | undefined {
  const whole: Changes = {};
  for (const [file, change] of Object.entries(told)) {
    if (change === null || typeof change === 'string') whole[file] = change;
    else {
      const text = before[file];
      if (typeof text !== 'string') return undefined;
      whole[file] = text.slice(0, change.at) + change.come + text.slice(change.at + change.gone);
    }
  }
  return whole;
}

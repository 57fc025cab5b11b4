import { sameEnds } from '../../engine/edit';
import type { Changes, ChangesTold, ToldAsked } from '../wire';

/** Changes as they go to the server, and what to say of its answer. */
interface Telling {
  asked: ToldAsked;
  /** The server holds them now. */
  kept(): void;
}

/** Tells the server changes: of texts that it holds already, what became of them. */
export interface Teller {
  tell(changes: Changes): Telling;
  /** The same as whole texts: the server does not hold what came before. */
  tellWhole(changes: Changes): Telling;
}

/** Nothing told yet. */
export function createTeller(): Teller {
  const page = crypto.randomUUID();
  let count = 0;
  let held: { name: string; changes: Changes } | undefined;
  const telling = (changes: Changes, since: typeof held): Telling => {
    count += 1;
    const name = `${page} ${count}`;
    return {
      asked: { name, changes: changesSince(since?.changes ?? {}, changes), ...(since && { since: since.name }) },
      kept() {
        held = { name, changes };
      },
    };
  };
  return {
    tell: (changes) => telling(changes, held),
    tellWhole: (changes) => telling(changes, undefined),
  };
}

/** What became of texts, by file. */
function changesSince(before: Changes, after: Changes): ChangesTold {
  const told = Object.entries(after).map(([file, text]) => {
    const was = before[file];
    if (text === null || typeof was !== 'string') return [file, text] as const;
    const { start, end } = sameEnds(was, text);
    return [file, { at: start, gone: was.length - start - end, come: text.slice(start, text.length - end) }] as const;
  });
  return Object.fromEntries(told);
}

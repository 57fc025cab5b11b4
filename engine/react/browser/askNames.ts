/** What may hold a name for a page; `false` where another one has it. */
export type Hold = (name: string, patience: number) => Promise<boolean>;

/** Milliseconds that a page waits for the word of others. */
const ANSWER_MS = 150;

/** What pages say to each other: who has a name, and that one has it. */
interface Word {
  asks?: string;
  has?: string;
  /** A number of the page: of those that ask at the same time the lowest has it. 0 of one that has it already. */
  page: number;
}

/**
 * By asking the other pages, where a page has no locks, as on plain HTTP. One that the browser has frozen says nothing:
 * what it typed is taken for that of a closed one, and may be offered twice.
 */
export function holdByAsking(channel: BroadcastChannel): Hold {
  const page = Math.random();
  const mine = new Set<string>();
  const asked = new Set<string>();
  const refused = new Set<string>();
  const isAhead = (other: number) => other < page;
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    const { asks, has } = data;
    if (has !== undefined && asked.has(has) && isAhead(data.page)) refused.add(has);
    if (asks === undefined) return;
    if (mine.has(asks)) channel.postMessage({ has: asks, page: 0 } satisfies Word);
    else if (!asked.has(asks)) return;
    else if (isAhead(data.page)) refused.add(asks);
    else channel.postMessage({ has: asks, page } satisfies Word);
  });
  return async (name) => {
    asked.add(name);
    channel.postMessage({ asks: name, page } satisfies Word);
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    asked.delete(name);
    if (refused.delete(name)) return false;
    mine.add(name);
    return true;
  };
}

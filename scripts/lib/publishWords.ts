import { momentOf } from './moments';
import { readWords } from './readWords';

const text = { type: 'string' } as const;

/** What stands behind a command that publishes. @throws Refused for an option that there is not, or a moment that is none */
export function readPublishWords(args: string[]) {
  const { values, positionals } = readWords({
    args,
    allowPositionals: true,
    options: { note: text, author: text, answers: text, from: text },
  });
  const { note, author, answers, from } = values;
  const startsAt = from === undefined ? undefined : momentOf(from, new Date());
  return { positionals, note, author, answers, startsAt };
}

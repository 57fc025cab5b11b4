import { parseArgs } from 'node:util';
import { Refused } from './publication';

const text = { type: 'string' } as const;

/** What stands behind a command that publishes. @throws Refused for an option that there is not */
export function readPublishWords(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { note: text, author: text, answers: text, from: text },
    });
    const { note, author, answers, from } = values;
    return { positionals, note, author, answers, from };
  } catch (error) {
    throw new Refused((error as Error).message);
  }
}

import { momentInBrazil } from '../../contract/calendar';
import { isObject } from '../../engine/core';
import { listRevisions, type RevisionName, readContent, readSet } from '../storage/revisions/read';
import type { RevisionKind } from '../storage/tables/revisions';
import { type AdminCommand, type AdminContext, AdminError } from './command';

/** What has one series of revisions alone, which needs no name. */
const SINGLE: readonly RevisionKind[] = ['settings', 'documents'];
const NAMED: readonly RevisionKind[] = ['texts', 'data'];

const ACTS: Record<string, (context: AdminContext, words: string[]) => Promise<void>> = { list, set, show };

/** The revisions of settings, texts and data sets. */
export const REVISION_COMMANDS: Record<string, AdminCommand> = {
  revisions: {
    usage: 'list | set <number on a sheet> | show settings|documents <number> | show texts|data <name> <number>',
    help: 'Shows the revisions of settings, texts and data sets, what the number on a sheet stands for, and what one holds.',
    async run(context, { words: [verb = 'list', ...words] }) {
      const act = Object.hasOwn(ACTS, verb) ? ACTS[verb] : undefined;
      if (!act) throw new AdminError(`Revisions can be listed and shown, but not "${verb}".`);
      await act(context, words);
    },
  },
};

async function list({ database, print }: AdminContext): Promise<void> {
  for (const { hash, at, ...revision } of await listRevisions(database)) {
    print(`${wordsOf(revision)} · ${hash.slice(0, 8)} · ${momentInBrazil(at)}`);
  }
}

async function set({ database, print }: AdminContext, [word = '']: string[]): Promise<void> {
  const found = await readSet(database, numberOf(word));
  if (!found) throw new AdminError(`There are no revisions ${word}.`);
  const { settings, documents, numbers, at } = found;
  print(`First made under them: ${momentInBrazil(at)}`);
  print(`settings ${settings}`);
  print(`documents ${documents}`);
  for (const kind of ['texts', 'data'] as const) {
    for (const [name, number] of Object.entries(numbers[kind])) print(wordsOf({ kind, name, number }));
  }
}

async function show({ database, print }: AdminContext, words: string[]): Promise<void> {
  const revision = revisionOf(words);
  const content = await readContent(database, revision);
  if (content === undefined) throw new AdminError(`There is no revision "${wordsOf(revision)}".`);
  if (revision.kind === 'settings' && isObject(content)) {
    for (const [name, value] of Object.entries(content)) print(`${name} = ${JSON.stringify(value)}`);
    if (Object.keys(content).length === 0) print('All settings have their defaults.');
  } else print(JSON.stringify(content, null, 2));
}

/** @throws AdminError where the words name none */
function revisionOf([kind = '', ...words]: string[]): RevisionName {
  const known = [...SINGLE, ...NAMED].find((one) => one === kind);
  if (!known) throw new AdminError('Write settings, documents, texts or data after "show".');
  const [name, number] = SINGLE.includes(known) ? ['', words[0]] : words;
  if (name === undefined) throw new AdminError(`Write a name after "show ${kind}".`);
  return { kind: known, name, number: numberOf(number) };
}

function numberOf(word = ''): number {
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new AdminError('Write the number of the revision at the end.');
  return Number(word);
}

const wordsOf = ({ kind, name, number }: RevisionName) => [kind, ...(name ? [name] : []), number].join(' ');

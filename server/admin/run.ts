import { parseArgs } from 'node:util';
import { noteAccess } from '../storage/dataAccess';
import type { Tables } from '../storage/storage';
import { BACKUP_COMMANDS } from './backup';
import { type AdminArguments, type AdminCommand, type AdminContext, AdminError } from './command';
import { DEFINITION_COMMANDS } from './definitions/commands';
import { DEMO_COMMANDS } from './demo';
import { FILE_COMMANDS } from './files';
import { INTEGRATION_COMMANDS } from './integration';
import { MIGRATION_COMMANDS } from './migrate';
import { PRIVACY_COMMANDS } from './privacy';
import { REGISTRATION_COMMANDS } from './registrations';
import { REVISION_COMMANDS } from './revisions';
import { SETTING_COMMANDS } from './settings';

const COMMANDS: Record<string, AdminCommand> = {
  ...REGISTRATION_COMMANDS,
  ...PRIVACY_COMMANDS,
  ...SETTING_COMMANDS,
  ...REVISION_COMMANDS,
  ...DEFINITION_COMMANDS,
  ...INTEGRATION_COMMANDS,
  ...MIGRATION_COMMANDS,
  ...BACKUP_COMMANDS,
  ...FILE_COMMANDS,
  ...DEMO_COMMANDS,
};

/** What may be asked for, one command a line. */
export function describeCommands(): string {
  const lines = Object.entries(COMMANDS).map(([name, { usage, help }]) => `  ${name} ${usage}\n      ${help}`);
  return `usage: npm run admin -- <command>\n\n${lines.join('\n')}`;
}

/**
 * Finds the command of a command line. @returns runs it, and what becomes of tables of an earlier version
 * @throws AdminError when there is no such command, or an option is written wrong, or is of another command
 */
export function readCommand(argv: string[]): ((context: AdminContext) => Promise<void>) & { tables: Tables } {
  const { name, given } = readArguments(argv);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new AdminError(`${name ? `There is no command "${name}".` : 'Write a command.'}\n${describeCommands()}`);
  refuseOtherOptions(name, command, given);
  const run = (context: AdminContext) => told(context, name, (inside) => command.run(inside, given));
  return Object.assign(run, { tables: command.tables ?? 'upToDate' });
}

/** The options of a command are those that its usage names. @throws AdminError for another one, which would do nothing */
function refuseOtherOptions(name: string, { usage }: AdminCommand, { options }: AdminArguments): void {
  const known = [...new Set(usage.match(/--[a-z]+/g))];
  const other = Object.keys(options).find((option) => !known.includes(`--${option}`));
  if (other === undefined) return;
  throw new AdminError(
    known.length > 0
      ? `"${name}" takes ${known.join(', ')}, not --${other}: leave it out.`
      : `"${name}" takes no options: leave --${other} out.`,
  );
}

/** Runs a command and tells of it, also when it fails. */
async function told(context: AdminContext, command: string, run: (context: AdminContext) => Promise<void>) {
  let account: string | undefined;
  const seen = (ids: readonly string[] | 'all') =>
    noteAccess(context.database, ids, { by: 'operator', call: command, at: context.now });
  const about = async (id: string) => {
    account = id;
    await seen([id]);
  };
  try {
    await run({ ...context, about, seen });
    context.tell?.({ event: 'admin.done', command, account });
  } catch (error) {
    context.tell?.({ event: 'admin.failed', command, account });
    throw error;
  }
}

/** How the command that was meant is written, or which there are. */
function usageOf(argv: string[]): string {
  const name = argv.find((word) => Object.hasOwn(COMMANDS, word));
  return name === undefined ? describeCommands() : `usage: npm run admin -- ${name} ${COMMANDS[name]?.usage}`.trim();
}

function readArguments(argv: string[]): { name: string; given: AdminArguments } {
  const text = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        ...{ type: text, nickname: text, until: text, status: text, role: text, reason: text, erasures: text },
        ...{ limit: text, after: text, serve: text },
      },
    });
    const [name = '', ...words] = positionals;
    return { name, given: { words, options: values } };
  } catch (error) {
    // Node tells more than is asked: `Unknown option '--x'. To specify a positional argument ...`.
    const [sentence = ''] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new AdminError(`${sentence}.\n${usageOf(argv)}`);
  }
}

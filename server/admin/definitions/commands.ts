import { type AdminArguments, type AdminCommand, type AdminContext, AdminError } from '../command';
import { exportVersion } from './exportVersion';
import { impact } from './impact';
import { keys } from './keys';
import { approve, withdraw } from './proposals';
import { publishFile } from './publish';
import { list, log, show } from './show';

type Act = (context: AdminContext, words: string[], options: AdminArguments['options']) => Promise<void>;

const ACTS: Record<string, Act> = {
  list,
  show,
  log,
  keys,
  publish: publishFile,
  approve,
  withdraw,
  export: exportVersion,
  impact,
};

/** The published versions of the definitions. */
export const DEFINITION_COMMANDS: Record<string, AdminCommand> = {
  definitions: {
    usage:
      'list | show <number> | show proposal <number> | log | keys [issue <name> --role author|publisher | revoke <name>] | publish <file> | approve <proposal> | withdraw <proposal> | export <number>|newest <file> | impact <file> <file for the report>',
    help: 'Shows published versions and who may publish; "npm run definitions" compares and publishes.',
    async run(context, { words: [verb = 'list', ...words], options }) {
      const act = Object.hasOwn(ACTS, verb) ? ACTS[verb] : undefined;
      if (!act) throw new AdminError(`There is no "definitions ${verb}". There are ${Object.keys(ACTS).join(', ')}.`);
      await act(context, words, options);
    },
  },
};

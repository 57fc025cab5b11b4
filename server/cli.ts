import { AdminError } from './admin/command';
import { describeCommands, readCommand } from './admin/run';
import { findAssets } from './assets';
import { readVariables } from './config';
import { ConfigError } from './configError';
import { loadDefinitions } from './definitions';
import { openStorage } from './storage';

/** The command line of the reviewing side; a problem of its operator is a sentence, not a stack. */
async function main(argv: string[]): Promise<void> {
  if (argv.length === 0 || argv[0] === 'help' || argv[0] === '--help') return console.log(describeCommands());
  const run = readCommand(argv);
  const config = readVariables(process.env);
  const definitions = await loadDefinitions(config.definitionsDir);
  const assets = findAssets();
  const { database, close } = await openStorage(config, assets);
  try {
    await run({ database, definitions, config, assets, now: new Date(), print: (line) => console.log(line) });
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof AdminError || error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});

import { seedDeclarations } from '../blocks/declarations/seed';
import { escapeInvisible } from '../http/plainText';
import { findAssets } from '../storage/assets';
import { readVariables } from '../storage/config';
import { ConfigError } from '../storage/configError';
import { onlyDefinitions } from '../storage/definitions/live';
import { prepareDefinitions } from '../storage/definitions/prepare';
import type { Definitions } from '../storage/definitions/types';
import { withSecretFiles } from '../storage/secretFiles';
import { type SecurityEvent, toLine } from '../storage/securityEvent';
import { openStorage } from '../storage/storage';
import { given } from '../storage/variables';
import { askServer } from './askServer';
import { type AdminContext, AdminError } from './command';
import { describeCommands, readCommand } from './run';

/**
 * The command line of the reviewing side; a problem of its operator is a sentence, not a stack. An embedded database is
 * open in one process alone: while a server runs on it, that one does what is asked.
 */
export async function runCommandLine(argv: string[], createDemo: AdminContext['createDemo']): Promise<void> {
  try {
    await runCommand(argv, createDemo);
  } catch (error) {
    const isExpected = error instanceof AdminError || error instanceof ConfigError;
    console.error(isExpected ? escapeInvisible(error.message) : error);
    process.exitCode = 1;
  }
}

/** Tables of an earlier version hold definitions that this one may not be able to read. */
const NO_DEFINITIONS: Definitions = { settings: {}, types: [], wizards: [] };

/** Customers are served elsewhere, by servers that do not hear of it: there is no log but this. */
const tell = (event: SecurityEvent) =>
  console.error(JSON.stringify({ time: Date.now(), ...toLine(event), msg: 'security' }));

async function runCommand(argv: string[], createDemo: AdminContext['createDemo']): Promise<void> {
  if (argv.length === 0 || argv[0] === 'help' || argv.includes('--help')) return console.log(describeCommands());
  const run = readCommand(argv);
  const config = readVariables(process.env);
  // What customers have typed stands in it, and a terminal would do what it says.
  const print = (line: string) => console.log(escapeInvisible(line));
  const key = given(withSecretFiles(process.env), 'DEFINITIONS_KEY');
  const request = { argv, ...(key && { key }) };
  if (!config.databaseUrl && (await askServer(config.dataDir, request, print))) return;
  const assets = findAssets();
  const where = { ...config, tables: run.tables };
  const { database, isBehind, close } = await openStorage(where, assets, (opened) =>
    seedDeclarations(opened, { assets, now: new Date() }),
  );
  try {
    const now = new Date();
    // What is published is decided where that is asked for, not by any command that finds another folder.
    const definitions = isBehind
      ? onlyDefinitions(NO_DEFINITIONS)
      : await prepareDefinitions(database, { ...config, demo: false }, { now });
    await run({
      database,
      definitions,
      config,
      assets,
      now,
      print,
      key,
      createDemo,
      isBehind,
      ...(config.databaseUrl && { tell }),
    });
  } finally {
    await close();
  }
}

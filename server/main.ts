import { once } from 'node:events';
import { createServer } from 'node:net';
import { runCommandLine } from './admin/commandLine';
import { takeCommands } from './admin/takeCommands';
import { demoCreator } from './app/app';
import { prepareServer } from './app/start';
import { startLine, startWarnings } from './app/startLines';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './demo/customers';
import { DEMO } from './demo/demo';
import { readConfig, type ServerConfig } from './storage/config';
import { ConfigError } from './storage/configError';

/** Milliseconds after which the process ends whatever is under way. */
const LONGEST_END_MS = 20_000;
const TOO_LONG = `What was under way did not end within ${LONGEST_END_MS / 1000} s, and was cut.`;

/** Starts the server; a problem of its operator is one sentence, not a stack. */
async function serve(): Promise<void> {
  const config = readConfig(process.env);
  for (const warning of startWarnings(config, new Date())) console.warn(warning);
  await tryPort(config);
  if (config.metrics) await tryPort(config.metrics, 'METRICS_PORT');
  const server = await prepareServer(config, { demo: DEMO, takeCommands });
  let isEnding = false;
  const end = () => {
    // Who asks twice does not want to wait.
    if (isEnding) process.exit(1);
    isEnding = true;
    setTimeout(() => fail(new ConfigError(TOO_LONG)), LONGEST_END_MS).unref();
    server.close().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  try {
    await server.app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await server.close();
    throw portError(error, config);
  }
  const { port } = server.app.server.address() as { port: number };
  console.log(startLine(config, port));
  if (config.demo) console.log(describeDemo(config));
}

/** Finds out before the database is opened whether the port is free. */
async function tryPort({ host, port }: Pick<ServerConfig, 'host' | 'port'>, name = 'PORT'): Promise<void> {
  const probe = createServer();
  const listening = once(probe, 'listening');
  probe.listen({ host, port });
  try {
    await listening;
  } catch (error) {
    throw portError(error, { port }, name);
  }
  await new Promise((resolve) => probe.close(resolve));
}

function portError(error: unknown, { port }: Pick<ServerConfig, 'port'>, name = 'PORT'): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new ConfigError(`Port ${port} is in use: stop the other program, or choose another ${name}.`);
  return code === 'EACCES'
    ? new ConfigError(`Port ${port} may not be used by this user: choose another ${name}, above 1023.`)
    : error;
}

const TYPES = ['Pessoa Física', 'Pessoa Jurídica', 'Fundos'];

function describeDemo({ dataDir }: ServerConfig): string {
  const width = Math.max(...DEMO_CUSTOMERS.map(({ email }) => email.length));
  const logins = TYPES.flatMap((title, index) => [
    `Logins of ${title}:`,
    ...DEMO_CUSTOMERS.filter(({ type }) => type === index + 1).map(
      ({ story, email, document }) => `  ${email.padEnd(width)}  ${document.padEnd(14)}  ${DEMO_PASSWORD}  ${story}`,
    ),
  ]);
  return [`Demo mode, only for this machine; data in ${dataDir}. E-mails are shown at /outbox.`, ...logins].join('\n');
}

function fail(error: unknown): void {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'admin') await runCommandLine(rest, demoCreator(DEMO));
else serve().catch(fail);

import { readFileSync } from 'node:fs';
import { ConfigError } from './configError';
import { given, type Variables } from './variables';

/**
 * Variables that hold a secret. A file may give each of them instead, named by the same variable with `_FILE` behind it:
 * so containers, systemd and the agents of vaults hand secrets over.
 * Source: https://docs.docker.com/compose/how-tos/use-secrets/
 */
const SECRETS: readonly string[] = [
  'DATABASE_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_SESSION_TOKEN',
  'DRAFT_KEYS',
  'INTEGRATION_KEY',
  'WEBHOOK_URL',
  'DEFINITIONS_KEY',
];

/** Both names of each, also of those that only commands read. */
export const SECRET_VARIABLES: readonly string[] = SECRETS.flatMap((name) => [name, `${name}_FILE`]);

/** The variables, with the secrets that files hold at the moment at which they are read. They throw ConfigError for a file that cannot be read. */
export function withSecretFiles(env: Variables): Variables {
  return new Proxy(env, {
    get: (target, name: string) => (SECRETS.includes(name) ? secretOf(target, name) : target[name]),
  });
}

/** What `read` gives at each call; while the file of a secret cannot be read, or holds what is wrong, what it gave last. */
export function readAnew<Value>(read: () => Value): () => Value {
  let last = read();
  return () => {
    try {
      last = read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
    }
    return last;
  };
}

function secretOf(env: Variables, name: string): string | undefined {
  const [text, named] = [env[name], `${name}_FILE`];
  const file = given(env, named);
  if (file === undefined) return text;
  if (text?.trim()) throw new ConfigError(`${name} and ${named} are both set: leave one of them out.`);
  const secret = readSecretFile(file, named);
  if (secret === '') throw new ConfigError(`The file that ${named} names is empty.`);
  return secret;
}

/** What stands in a file, which a variable names. @throws ConfigError that says why it cannot be read */
export function readSecretFile(file: string, named: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`The file that ${named} names cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

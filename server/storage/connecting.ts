import type { Client, ClientConfig } from 'pg';
import { ConfigError } from './configError';

/**
 * The driver reads an address, with the files that it names, as it is given one, and connects later.
 * @throws ConfigError that says what is wrong with it, and repeats neither the address nor its password
 */
export function refuseUnreadable(Base: typeof Client, url: string): void {
  try {
    new Base({ connectionString: url });
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException;
    if (path !== undefined)
      throw new ConfigError(`The file ${path}, which DATABASE_URL names, cannot be read (${code}).`);
    const [sentence] = message.split(/\.(?:\s|$)/);
    throw new ConfigError(
      error instanceof URIError
        ? 'DATABASE_URL has a % that begins no character: write %25 for it.'
        : `DATABASE_URL cannot be used: ${sentence}.`,
    );
  }
}

/**
 * A kind of connection to where `url` says when it is made. While the driver can make nothing of that, to where the last one
 * went: what throws there ends the process, as nobody waits for it.
 */
export function connecting(Base: typeof Client, url: () => string): typeof Client {
  let last: string | undefined;
  const usable = (): string => {
    const now = url();
    if (now === last) return now;
    try {
      // It reads the address, and connects later.
      new Base({ connectionString: now });
      last = now;
    } catch (error) {
      if (last === undefined) throw error;
    }
    return last;
  };
  return class Connecting extends Base {
    constructor(settings?: ClientConfig) {
      super({ ...settings, connectionString: usable() });
    }
  };
}

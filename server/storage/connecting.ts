import type { Client, ClientConfig } from 'pg';

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

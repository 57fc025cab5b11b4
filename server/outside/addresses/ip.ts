import { isIP } from 'node:net';
import { plainAddress } from '../../http/address';
import { Refusal } from '../../http/refusal';
import type { Trace } from '../../http/trace';
import type { Services } from '../../storage/services';
import { createCache } from './cache';
import { askService } from './service';

const TIMEOUT_MS = 5_000;
const LIFE_MS = 5 * 60_000;

/** Addresses inside a network or of the machine itself. Source: RFC 1918, 3927, 4193, 4291, 6598. */
const PRIVATE =
  /^(::1$|::ffff:(10|127)\.|f[cd]|fe80:|0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/i;

/**
 * Finds the public address of a caller: the one that the server saw, or, when caller and server share a network, the
 * one that the public service sees of that network. The demo asks nobody.
 */
export function createIpFinder({ clock, config, fetch }: Services): (seen: string, trace?: Trace) => Promise<string> {
  const cache = createCache<string>({ size: 1, life: LIFE_MS });
  return async (seen, trace) => {
    const address = plainAddress(seen);
    if (config.demo || !PRIVATE.test(address)) return address;
    const cached = cache.get('', clock());
    if (cached !== undefined) return cached;
    const found = toIp(await askService({ fetch, url: config.ipService, timeout: TIMEOUT_MS, trace }));
    cache.set('', found, clock());
    return found;
  };
}

/** The address in an answer of JSON (`{"ip":"..."}`) or plain text. */
function toIp(text: string): string {
  const found = /"ip"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? text.trim();
  if (isIP(found) === 0) throw new Refusal(503, 'O serviço de consulta não respondeu. Tente novamente.');
  return found;
}

import { join, relative } from 'node:path';

/** What the command line writes to the running server, as one line of JSON. */
export interface AdminRequest {
  argv: string[];
  /** The key with which the caller publishes: not part of the words, which everybody on the machine can read. */
  key?: string;
}

/** What the server writes back, one line of JSON each: what the command prints, then its end. */
export type AdminNews = { print: string } | { end: 'done' } | { end: 'failed'; message: string };

/** Source: unix(7), `sun_path`, less its closing zero; the 104 bytes of macOS and BSD are fewer than those of Linux. */
const LONGEST_PATH = 103;

/**
 * The socket in the data directory by which a running server takes commands, as a path that the system can open:
 * the shorter of both ways to write it. `undefined` when even that one is too long.
 */
export function socketIn(dataDir: string): string | undefined {
  const path = join(dataDir, 'admin.sock');
  const shorter = [path, relative(process.cwd(), path)].sort((a, b) => a.length - b.length)[0] ?? path;
  return Buffer.byteLength(shorter) <= LONGEST_PATH ? shorter : undefined;
}

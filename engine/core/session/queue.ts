import { isObject } from '../json';
import type { Clock, Host, UnsavedStorage } from './host';

/** Parts that the customer has saved while there was no connection: they go out once there is one again. */
export interface Queue {
  /** Their ids, in the order of the wizard. */
  parts(): readonly string[];
  /** When each was saved, ISO 8601. */
  times(): Readonly<Record<string, string>>;
  /** Whether parts wait now rather than being sent. */
  isOffline(): Promise<boolean>;
  add(part: string): void;
  remove(...parts: string[]): void;
  /** Takes over what an earlier visit kept. */
  restore(): void;
}

/** What a queue is made of. */
export interface QueueInput {
  /** The parts of the wizard, in its order. */
  order: readonly string[];
  host: Pick<Host, 'isOnline'>;
  clock: Pick<Clock, 'now'>;
  storage: UnsavedStorage;
  /** Where it is kept; without one nothing queues. */
  key: string | undefined;
  onChange(): void;
}

/** An empty queue. What is in it is kept as `{ "part": "2026-11-21T14:38:00.000Z" }`; the data itself is with what was typed. */
export function createQueue({ order, host, clock, storage, key, onChange }: QueueInput): Queue {
  let times: Record<string, string> = {};

  const isQueued = (part: string) => times[part] !== undefined;
  function change(next: Record<string, string>): void {
    if (key !== undefined) {
      // Other windows have parts of their own in it.
      const others = Object.entries(read(storage.read(key)) ?? {}).filter(([part]) => !isQueued(part));
      const all = { ...Object.fromEntries(others), ...next };
      if (Object.keys(all).length > 0) storage.write(key, JSON.stringify(all));
      else storage.remove(key);
    }
    times = next;
    onChange();
  }

  return {
    parts: () => order.filter(isQueued),
    times: () => times,
    isOffline: async () => key !== undefined && (await host.isOnline?.()) === false,
    add(part) {
      change({ ...times, [part]: clock.now() });
    },
    remove(...parts) {
      if (!parts.some(isQueued)) return;
      change(Object.fromEntries(Object.entries(times).filter(([part]) => !parts.includes(part))));
    },
    restore() {
      const kept = key === undefined ? undefined : read(storage.read(key));
      const known = Object.entries(kept ?? {}).filter(([part]) => order.includes(part));
      if (known.length > 0) change(Object.fromEntries(known));
    },
  };
}

function read(text: string | null): Record<string, string> | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    if (!isObject(parsed)) return undefined;
    return Object.fromEntries(Object.entries(parsed).map(([part, time]) => [part, String(time)]));
  } catch {
    return undefined;
  }
}

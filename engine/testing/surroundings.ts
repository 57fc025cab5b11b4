import type { Clock, Host, Question, UnsavedStorage } from '../core/session/host';
import { createFakeServer, type FakeServer, type Replies } from './fakeServer';

/** What a test may say of the surroundings of a session. */
export interface Surroundings {
  replies?: Replies;
  /** What every question is answered with; default: yes. */
  answer?: boolean;
  /** Replaces parts of the host, which answers questions and knows no more. */
  host?: Partial<Host>;
  /** ISO 8601, at which the clock stands; default: `2026-11-21T12:00:00.000Z`. */
  now?: string;
  /** What is kept of an earlier visit, by key: give the one of a first session to a second one, and it was reloaded. */
  kept?: Map<string, string>;
}

/** What happened to a session. */
export interface Happened extends Pick<FakeServer, 'calls' | 'sent'> {
  questions: Question[];
  kept: Map<string, string>;
}

const NOON = '2026-11-21T12:00:00.000Z';

/** A server, a host, a clock and a storage in memory, and what happens to them. */
export function surroundingsOf({ replies, answer = true, host, now = NOON, kept = new Map() }: Surroundings): {
  given: { transport: FakeServer['transport']; host: Host; clock: Clock; storage: UnsavedStorage };
  happened: Happened;
} {
  const { transport, calls, sent } = createFakeServer(replies);
  const questions: Question[] = [];
  return {
    given: {
      transport,
      host: {
        async ask(question) {
          questions.push(question);
          return answer;
        },
        ...host,
      },
      clock: { today: () => now.slice(0, 10), now: () => now },
      storage: {
        read: (key) => kept.get(key) ?? null,
        write: (key, value) => void kept.set(key, value),
        remove: (key) => void kept.delete(key),
      },
    },
    happened: { calls, sent, questions, kept },
  };
}

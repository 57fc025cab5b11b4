import { round } from '../results/statistics';
import type { Answered } from './connection';

/** What one kind of call cost. */
export interface LoadFigures {
  call: string;
  calls: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Bytes on the wire per call, headers included. */
  sent: number;
  received: number;
}

/** The value that so many per cent of the values do not exceed: the nearest rank. */
export function percentileOf(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] as number;
}

/** The figures of all answers to one kind of call, which took so many milliseconds together. */
export function loadFiguresOf(call: string, answers: readonly Answered[], ms: number): LoadFigures {
  const times = answers.map((answer) => answer.ms);
  const mean = (values: number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return {
    call,
    calls: answers.length,
    perSecond: round((answers.length / ms) * 1_000),
    p50: round(percentileOf(times, 50)),
    p95: round(percentileOf(times, 95)),
    p99: round(percentileOf(times, 99)),
    sent: mean(answers.map(({ sent }) => sent)),
    received: mean(answers.map(({ received }) => received)),
  };
}

const HEAD = ['', 'calls', 'calls/s', 'p50 ms', 'p95 ms', 'p99 ms', 'bytes sent', 'bytes received'];

/** The figures as a table of text. */
export function loadTableOf(figures: readonly LoadFigures[]): string {
  const rows = figures.map(({ call, calls, perSecond, p50, p95, p99, sent, received }) => [
    call,
    String(calls),
    ...[perSecond, p50, p95, p99].map((value) => value.toFixed(1)),
    String(sent),
    String(received),
  ]);
  return [HEAD, ...rows]
    .map((row) => row.map((text, index) => (index === 0 ? text.padEnd(18) : text.padStart(16))).join(''))
    .join('\n');
}

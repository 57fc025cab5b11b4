import { readFileSync } from 'node:fs';

/** What `/proc` says of a process in a file of its folder; empty where the machine has none. */
function tell(id: number, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** A figure of memory of a process, in MiB; 0 where the machine does not tell. */
function memory(id: number, figure: 'VmHWM' | 'VmRSS'): number {
  const [, kilobytes = '0'] = new RegExp(`${figure}:\\s+(\\d+) kB`).exec(tell(id, 'status')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}

/** The most memory that a process has held, in MiB. */
export const mostMemory = (id: number): number => memory(id, 'VmHWM');

/** The memory that a process holds, in MiB. */
export const presentMemory = (id: number): number => memory(id, 'VmRSS');

/** Milliseconds of one tick of the kernel's clock for processes. Source: `USER_HZ`, 100 wherever Node runs on Linux. */
const TICK_MS = 10;

/** The processor time that processes have taken, in milliseconds: it tells what a call costs whatever else goes on. */
export function processorMs(ids: readonly number[]): number {
  const ticks = ids.map((id) => {
    // The name of the process, in brackets, may have anything in it.
    const [, , , , , , , , , , , user = '0', system = '0'] = tell(id, 'stat')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(user) + Number(system);
  });
  return TICK_MS * ticks.reduce((sum, one) => sum + one, 0);
}

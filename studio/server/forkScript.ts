import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts a TypeScript file beside this one as a process of its own, which takes and gives messages. */
export const forkScript = (file: string): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv: ['--import', 'tsx'], serialization: 'advanced' });

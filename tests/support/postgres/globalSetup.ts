import type { TestProject } from 'vitest/node';
import { startPrepared } from './prepared';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** One PostgreSQL for a whole run of Vitest. Without it every test fails: none is skipped. */
export async function setup({ provide }: TestProject) {
  const cluster = await startPrepared();
  provide('databaseUrl', cluster.url);
  return cluster.stop;
}

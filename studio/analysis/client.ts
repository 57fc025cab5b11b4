import type { Answers, Asked, FromWorker, ToWorker } from './protocol';

interface Waiting {
  resolve(answer: never): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let last = 0;

function opened(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.answer as never);
  };
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'The worker did not open.'));
    waiting.clear();
    worker?.terminate();
    worker = undefined;
  };
  return worker;
}

/** Asks the worker, which analyses compiled tabs beside the page. Rejects with what it could not do. */
export function analyse<Kind extends Asked['kind']>(asked: Asked & { kind: Kind }): Promise<Answers[Kind]> {
  last += 1;
  const message: ToWorker = { id: last, ...asked };
  return new Promise((resolve, reject) => {
    waiting.set(last, { resolve, reject });
    opened().postMessage(message);
  });
}

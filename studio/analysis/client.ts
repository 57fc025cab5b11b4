import type { Answered, Answers, Asked, FromWorker, ToWorker } from './protocol';

interface Waiting {
  hear(answered: Answered): void;
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
    else asked?.hear(data);
  };
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'The worker did not open.'));
    waiting.clear();
    worker?.terminate();
    worker = undefined;
  };
  return worker;
}

/** Whether an answer is to what was asked. */
const isTo = <Kind extends Asked['kind']>(kind: Kind, answered: Answered): answered is Answered & Answered<Kind> =>
  answered.kind === kind;

/** Asks the worker, which analyses compiled tabs beside the page. Rejects with what it could not do. */
export function analyse<Kind extends Asked['kind']>(asked: Asked & { kind: Kind }): Promise<Answers[Kind]> {
  last += 1;
  const message: ToWorker = { id: last, ...asked };
  return new Promise((resolve, reject) => {
    const hear = (answered: Answered) => {
      if (isTo<Kind>(asked.kind, answered)) resolve(answered.answer);
      else reject(new Error(`The worker answers "${answered.kind}" to "${asked.kind}".`));
    };
    waiting.set(last, { hear, reject });
    opened().postMessage(message);
  });
}

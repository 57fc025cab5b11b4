import type { FromWorker, ToWorker } from './protocol';
import { whyOf } from './why/answer';
import type { TabAlone } from './why/moment';
import { turnOf } from './why/turn';

const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToWorker>) => void;
  postMessage(message: FromWorker): void;
};

scope.onmessage = async ({ data }) => {
  try {
    const module = (await import(/* @vite-ignore */ data.module)) as TabAlone;
    const answer = data.kind === 'why' ? whyOf(module, data.asked) : turnOf(module, data.asked, data.question);
    scope.postMessage({ id: data.id, answer });
  } catch (error) {
    scope.postMessage({ id: data.id, failure: error instanceof Error ? error.message : String(error) });
  }
};

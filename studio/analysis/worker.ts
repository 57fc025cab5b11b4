import { linksOf } from './links/linksOf';
import type { Answered, FromWorker, ToWorker } from './protocol';
import { whyOf } from './why/answer';
import type { TabAlone } from './why/moment';
import { turnOf } from './why/turn';

const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToWorker>) => void;
  postMessage(message: FromWorker): void;
};

scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage({ id: data.id, ...(await answerTo(data)) });
  } catch (error) {
    scope.postMessage({ id: data.id, failure: error instanceof Error ? error.message : String(error) });
  }
};

async function answerTo(asked: ToWorker): Promise<Answered> {
  if (asked.kind === 'links') return { kind: asked.kind, answer: linksOf(asked.texts) };
  const module = (await import(/* @vite-ignore */ asked.module)) as TabAlone;
  if (asked.kind === 'why') return { kind: asked.kind, answer: whyOf(module, asked.asked) };
  return { kind: asked.kind, answer: turnOf(module, asked.asked, asked.question) };
}

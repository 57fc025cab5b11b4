import { linksOf } from './links/linksOf';
import type { Answers, FromWorker, ToWorker } from './protocol';
import { whyOf } from './why/answer';
import type { TabAlone } from './why/moment';
import { turnOf } from './why/turn';

const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToWorker>) => void;
  postMessage(message: FromWorker): void;
};

scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage({ id: data.id, answer: await answerTo(data) });
  } catch (error) {
    scope.postMessage({ id: data.id, failure: error instanceof Error ? error.message : String(error) });
  }
};

async function answerTo(asked: ToWorker): Promise<Answers[keyof Answers]> {
  if (asked.kind === 'links') return linksOf(asked.texts);
  const module = (await import(/* @vite-ignore */ asked.module)) as TabAlone;
  return asked.kind === 'why' ? whyOf(module, asked.asked) : turnOf(module, asked.asked, asked.question);
}

import type { FormStore } from '../form/types';

/** Hears of all news of a form, and whether what it holds is another than it was: errors that come and go are not kept. */
export function followTyping(store: FormStore, listener: (isTyped: boolean) => void): () => void {
  let [data, texts] = [store.getState().data, store.unreadTexts()];
  return () => {
    const [lastData, lastTexts] = [data, texts];
    [data, texts] = [store.getState().data, store.unreadTexts()];
    listener(data !== lastData || texts !== lastTexts);
  };
}

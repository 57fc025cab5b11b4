import { create } from 'zustand';
import { loadReceipt, type SentNumber } from '../api/loadReceipt';
import { loadSheet } from '../api/loadSheet';

/** The sheet to take along: on its way, here, not to be had, or not here any more. */
export type ReceiptSheet = { kind: 'making' } | { kind: 'ready'; file: Blob } | { kind: 'failed' } | { kind: 'over' };

/** What a customer is handed once a registration was sent. */
export interface Receipt {
  title: string;
  /** What comes next, in the words of the dialog. */
  next: string;
  /** Who sent it. */
  name: string;
  /** What was sent. */
  what: string;
  /** It was sent before: the client stays signed in. */
  isUpdate: boolean;
  sent: SentNumber | undefined;
  sheet: ReceiptSheet;
}

/** Milliseconds that the sheet stays in the memory of the page. */
const KEPT_MS = 30 * 60_000;
/** Milliseconds that the end of a session waits for what is on its way. */
const PATIENCE_MS = 10_000;

/**
 * The receipt of what was sent last, in the memory of this page alone: with a reload it is gone. It is fetched before the
 * session ends, so that nothing has to be asked for without one.
 */
export const useReceipt = create<{ receipt: Receipt | undefined }>(() => ({ receipt: undefined }));

const change = (part: Partial<Receipt>) =>
  useReceipt.setState(({ receipt }) => ({ receipt: receipt && { ...receipt, ...part } }));

let timer: ReturnType<typeof setTimeout> | undefined;

/** Begins a receipt, and fetches what belongs to it. Gives back when all of it is here, or has been waited for long enough. */
export function prepareReceipt(words: Omit<Receipt, 'sent' | 'sheet'>): Promise<unknown> {
  clearTimeout(timer);
  useReceipt.setState({ receipt: { ...words, sent: undefined, sheet: { kind: 'making' } } });
  const number = loadReceipt().then((sent) => change({ sent }));
  const sheet = loadSheet().then(
    (file) => {
      change({ sheet: { kind: 'ready', file } });
      timer = setTimeout(() => change({ sheet: { kind: 'over' } }), KEPT_MS);
    },
    () => change({ sheet: { kind: 'failed' } }),
  );
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([Promise.all([number, sheet]), late]).then(() => {
    if (useReceipt.getState().receipt?.sheet.kind === 'making') change({ sheet: { kind: 'failed' } });
  });
}

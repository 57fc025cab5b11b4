import type { ReactNode } from 'react';
import { create } from 'zustand';
import type { Question } from '../../../engine/core/session/host';

/** A message put to the customer. Without `yes` the button reads "Entendi", on good news "OK". */
export interface Message extends Omit<Question, 'yes' | 'text'> {
  /** Plain words, or what a function of "close the dialog" makes of them (for links inside). */
  text?: ReactNode | ((close: () => void) => ReactNode);
  yes?: string;
}

/** News that goes by itself. */
export interface Toast {
  title: string;
  text?: string;
}

interface DialogState {
  /** The first one is shown, the others wait. */
  messages: { id: number; message: Message; answer: (isYes: boolean) => void }[];
  /** The latest one only. */
  toast: (Toast & { id: number }) | undefined;
}

/** What stands in front of the page now. */
export const useDialogs = create<DialogState>(() => ({ messages: [], toast: undefined }));

let lastId = 0;

/** The surface on which everybody speaks to the customer. */
export const host = {
  /** Shows a dialog after those that wait already; true for yes, false for no, closing and Escape. */
  ask(message: Message): Promise<boolean> {
    return new Promise((resolve) => {
      const id = ++lastId;
      const answer = (isYes: boolean) => {
        useDialogs.setState(({ messages }) => ({ messages: messages.filter((entry) => entry.id !== id) }));
        resolve(isYes);
      };
      useDialogs.setState(({ messages }) => ({ messages: [...messages, { id, message, answer }] }));
    });
  },

  /** Shows a toast for six seconds in place of the one before. */
  toast(toast: Toast): void {
    useDialogs.setState({ toast: { ...toast, id: ++lastId } });
  },
};

/** Takes the toast away, if it is still the same. */
export function dismissToast(id: number): void {
  useDialogs.setState(({ toast }) => (toast?.id === id ? { toast: undefined } : {}));
}

import type { ComponentType, ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import type { BlockQuestionProps } from '../../engine/block';
import type { AskDefinition } from '../../engine/definition';
import type { Question } from '../../engine/session';

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
  /** Instead of the one for good news. */
  icon?: 'clock';
}

/** What is put to the customer: a message, or a block that draws its own dialog. */
type Asked = { id: number; answer: (isYes: boolean | undefined) => void } & (
  | { message: Message }
  | { Block: ComponentType<BlockQuestionProps>; options: AskDefinition }
);

interface DialogState {
  /** The first one is shown, over a block the next message too; the others wait. */
  messages: Asked[];
  /** The latest one only. */
  toast: (Toast & { id: number }) | undefined;
}

/** What stands in front of the page now. */
export const dialogs = createStore<DialogState>(() => ({ messages: [], toast: undefined }));

let lastId = 0;

function put(content: { message: Message } | Pick<Extract<Asked, { options: AskDefinition }>, 'Block' | 'options'>) {
  return new Promise<boolean | undefined>((resolve) => {
    const id = ++lastId;
    const answer = (isYes: boolean | undefined) => {
      dialogs.setState(({ messages }) => ({ messages: messages.filter((entry) => entry.id !== id) }));
      resolve(isYes);
    };
    dialogs.setState(({ messages }) => ({ messages: [...messages, { ...content, id, answer }] }));
  });
}

/** The surface on which everybody speaks to the customer. */
export const host = {
  /** Shows a dialog after those that wait already; true for yes, false for no, closing and Escape. */
  async ask(message: Message): Promise<boolean> {
    return (await put({ message })) === true;
  },

  /** The same; `undefined` when it was closed without an answer. */
  choose(message: Message): Promise<boolean | undefined> {
    return put({ message });
  },

  /** Shows a block as a dialog in the same queue; it answers for itself. */
  async askWith(Block: ComponentType<BlockQuestionProps>, options: AskDefinition): Promise<boolean> {
    return (await put({ Block, options })) === true;
  },

  /** Shows a toast for six seconds in place of the one before. */
  toast(toast: Toast): void {
    dialogs.setState({ toast: { ...toast, id: ++lastId } });
  },
};

/** Takes the toast away, if it is still the same. */
export function dismissToast(id: number): void {
  dialogs.setState(({ toast }) => (toast?.id === id ? { toast: undefined } : {}));
}

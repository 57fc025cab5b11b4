import { useStore } from 'zustand';
import { dialogs } from './dialogStore';
import { MessageDialog } from './MessageDialog';
import { ToastRegion } from './ToastRegion';

/** Shows what `host` is asked to show: one message at a time, over a block that asks too, and the latest toast. */
export function DialogHost() {
  const first = useStore(dialogs, (state) => state.messages[0]);
  const message = useStore(dialogs, ({ messages: [front, ...waiting] }) =>
    front && 'Block' in front ? waiting.find((entry) => 'message' in entry) : front,
  );
  return (
    <>
      {first && 'Block' in first && <first.Block key={first.id} options={first.options} onAnswer={first.answer} />}
      {message && 'message' in message && (
        <MessageDialog key={message.id} message={message.message} onAnswer={message.answer} />
      )}
      <ToastRegion />
    </>
  );
}

import { useDialogs } from './dialogStore';
import { MessageDialog } from './MessageDialog';
import { ToastRegion } from './ToastRegion';

/** Shows what `host` is asked to show: one message at a time, and the latest toast. */
export function DialogHost() {
  const first = useDialogs((state) => state.messages[0]);
  return (
    <>
      {first && 'message' in first && <MessageDialog key={first.id} message={first.message} onAnswer={first.answer} />}
      {first && 'Block' in first && <first.Block key={first.id} options={first.options} onAnswer={first.answer} />}
      <ToastRegion />
    </>
  );
}

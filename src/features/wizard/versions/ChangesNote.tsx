import { IconButton } from '../../../../engine/theme';
import { Alert } from '../../../ui/Alert';
import { useWizardTexts } from '../wizardTexts';
import { ChangeLines } from './ChangeLines';
import type { Changes } from './changes';

/** The quiet line that says what changed in a form that goes on. */
export function ChangesNote({ changes, onClose }: { changes: Changes; onClose: () => void }) {
  const say = useWizardTexts();
  return (
    <Alert
      kind="info"
      role="status"
      title={say('versionTitle')}
      action={<IconButton icon="close" label={say('close')} onClick={onClose} />}
    >
      <ChangeLines changes={changes} say={say} />
    </Alert>
  );
}

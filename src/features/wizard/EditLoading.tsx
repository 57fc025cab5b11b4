import { EditFrame } from './EditFrame';
import { WizardSkeleton } from './WizardSkeleton';

/** A section while its wizard, its data or its script comes. */
export function EditLoading({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <EditFrame title={title} onBack={onBack}>
      <WizardSkeleton />
    </EditFrame>
  );
}

import { Shell } from '../../shell/Shell';
import { CONTENT_ID } from '../../shell/SkipLink';
import { LoadFailure } from '../../ui/LoadFailure';

/** A wizard's page when the wizard or the settings of the tenant did not come. */
export function WizardFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Shell>
      <main id={CONTENT_ID} tabIndex={-1}>
        <LoadFailure title={title} onRetry={onRetry} />
      </main>
    </Shell>
  );
}

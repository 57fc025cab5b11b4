import { WizardFrame } from './WizardFrame';
import { WizardSkeleton } from './WizardSkeleton';

/** A wizard's page before anything of the wizard is known. */
export function WizardLoading({ title = 'Seu cadastro' }: { title?: string }) {
  return (
    <WizardFrame steps={[]} onPickStep={() => undefined} title={title} lead="Carregando seus dados...">
      <WizardSkeleton />
    </WizardFrame>
  );
}

import { Button } from '../../../../engine/theme';
import { EmptyState } from '../../../ui/EmptyState';
import { EditFrame } from '../EditFrame';

interface GonePageProps {
  /** What the section was called where it was opened. */
  title: string;
  onBack: () => void;
}

/** In place of a section that the form does not have any more. The way on loads the sections that there are now. */
export function GonePage({ title, onBack }: GonePageProps) {
  return (
    <EditFrame title={title} onBack={onBack}>
      <EmptyState
        title="Esta seção não faz mais parte do cadastro"
        action={
          <Button variant="primary" onClick={() => location.assign('/')}>
            Ver as seções de agora
          </Button>
        }
      >
        <p>O formulário mudou desde que você abriu o portal. O que você já enviou continua guardado.</p>
      </EmptyState>
    </EditFrame>
  );
}

import { useForm } from '../../../engine/block';
import { Button } from '../../../engine/theme';
import { useDisclaimer } from '../../disclaimers/useDisclaimer';
import type { SignaturesOptions } from './options';

/** Explains how signing works: in the words of the definition, or of the institution; nothing where neither has any. */
export function HelpButton({ help, disclaimer }: Pick<SignaturesOptions, 'help' | 'disclaimer'>) {
  const { surface } = useForm();
  const { show, isBusy } = useDisclaimer(disclaimer ?? '');
  if (!help && disclaimer === undefined) return null;
  return (
    <Button
      variant="quiet"
      compact
      icon="help"
      aria-busy={isBusy || undefined}
      onClick={() => (help ? surface.explain(help.title, help.text) : void show())}
    >
      Como funciona
    </Button>
  );
}

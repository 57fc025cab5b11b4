import { IconButton } from '../../engine/theme';
import css from './SectionHelp.module.css';
import { useDisclaimer } from './useDisclaimer';

/** The quiet button in the head of a section that shows what the institution has to say about it. */
export function SectionHelp({ section }: { section: string }) {
  const { show, isBusy } = useDisclaimer(section);
  return (
    <IconButton
      icon="info"
      className={css.button}
      label={`Instruções: ${section}`}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => void show()}
    />
  );
}

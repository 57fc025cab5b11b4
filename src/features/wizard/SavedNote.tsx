import { Icon } from '../../../engine/react/theme/Icon';
import css from './SavedNote.module.css';
import { useWizardTexts } from './wizardTexts';

/**
 * When this visit last saved, beside the account: "Salvo às 14:32", on phones the time alone to the eye. Empty before
 * the first time.
 */
export function SavedNote({ at }: { at?: Date | undefined }) {
  const say = useWizardTexts();
  const [before = '', after = ''] = say('savedAt').split('{time}');
  return (
    <span className={css.note} role="status">
      {at && (
        <>
          <Icon name="cloudSaved" size="sm" />
          <span>
            <span className={css.words}>{before}</span>
            {at.toLocaleTimeString(document.documentElement.lang || 'pt-BR', { hour: '2-digit', minute: '2-digit' })}
            {after && <span className={css.words}>{after}</span>}
          </span>
        </>
      )}
    </span>
  );
}

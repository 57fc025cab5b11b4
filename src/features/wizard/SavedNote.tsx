import { Icon } from '../../../engine/react/theme/Icon';
import css from './SavedNote.module.css';

/** When this visit last saved, beside the account: "Salvo às 14:32", on phones "Salvo". Empty before the first time. */
export function SavedNote({ at }: { at?: Date | undefined }) {
  return (
    <span className={css.note} role="status">
      {at && (
        <>
          <Icon name="cloudSaved" size="sm" />
          <span>
            Salvo
            <span className={css.time}>
              {' '}
              às {at.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })}
            </span>
          </span>
        </>
      )}
    </span>
  );
}

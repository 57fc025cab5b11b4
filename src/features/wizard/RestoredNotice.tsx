import { IconButton } from '../../../engine/react/theme/IconButton';
import { Alert } from '../../ui/Alert';
import css from './RestoredNotice.module.css';
import { useWizardTexts } from './wizardTexts';

export interface RestoredNoticeProps {
  /** Titles of the tabs that hold it. */
  tabs?: readonly string[];
  /** Names of files that were picked and could not be kept. */
  files?: string[];
  onClose: () => void;
}

/** Says that typing which was not saved is back, and which files have to be picked again. */
export function RestoredNotice({ tabs = [], files = [], onClose }: RestoredNoticeProps) {
  const say = useWizardTexts();
  return (
    <Alert
      kind="info"
      role="status"
      title={say('restoredTitle')}
      action={<IconButton icon="close" label={say('close')} onClick={onClose} />}
    >
      <p>{say('restoredText')}</p>
      {tabs.length > 0 && <p>{say('restoredTabs', { names: tabs.join(', ') })}</p>}
      {files.length > 0 && (
        <>
          <p className={css.lead}>
            {files.length === 1 ? 'Escolha de novo este arquivo:' : 'Escolha de novo estes arquivos:'}
          </p>
          <ul className={css.files}>
            {files.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

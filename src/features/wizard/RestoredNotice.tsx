import { IconButton } from '../../../engine/react/theme/IconButton';
import { Alert } from '../../ui/Alert';
import css from './RestoredNotice.module.css';

export interface RestoredNoticeProps {
  /** Names of files that were picked and could not be kept. */
  files?: string[];
  onClose: () => void;
}

/** Says that typing which was not saved is back, and which files have to be picked again. */
export function RestoredNotice({ files = [], onClose }: RestoredNoticeProps) {
  return (
    <Alert
      kind="info"
      role="status"
      title="Recuperamos o que você digitou"
      action={<IconButton icon="close" label="Fechar aviso" onClick={onClose} />}
    >
      <p>Esses dados ainda não foram salvos. Confira e salve para não perder nada.</p>
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

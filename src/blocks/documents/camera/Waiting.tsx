import { Button, Spinner } from '../../../../engine/theme';
import { Alert } from '../../../ui/Alert';
import css from './CameraDialog.module.css';

/** Said of a photo that this browser cannot open, or make a file of. */
export const UNREADABLE = 'Este navegador não consegue abrir essa foto. Use “Anexar arquivo” para enviá-la como está.';
export const FAILED = 'Não foi possível preparar o arquivo. Tire a foto de novo, ou use “Anexar arquivo”.';

/** While the file is made of the photos. */
export function Making({ photos }: { photos: number }) {
  return (
    <p className={css.busy} role="status">
      <Spinner /> {photos === 1 ? 'Preparando a foto...' : 'Juntando as fotos...'}
    </p>
  );
}

/** A photo to be adjusted that is not there yet, or will not be. */
export function NotDrawn({ isUnreadable, onClose }: { isUnreadable: boolean; onClose(): void }) {
  if (!isUnreadable) {
    return (
      <p className={css.busy} role="status">
        <Spinner /> Abrindo a foto...
      </p>
    );
  }
  return (
    <>
      <div className={css.words}>
        <Alert kind="warning" role="alert" title="A foto não abriu">
          <p>Este navegador não consegue ajustar essa foto. Ela continua na lista, como está.</p>
        </Alert>
      </div>
      <div className={css.foot}>
        <Button variant="primary" onClick={onClose}>
          Entendi
        </Button>
      </div>
    </>
  );
}

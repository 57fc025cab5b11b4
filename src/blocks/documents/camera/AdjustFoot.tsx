import { Button } from '../../../../engine/theme';
import css from './CameraDialog.module.css';
import { useSettled } from './useSettled';

interface Props {
  /** Something may be wrong with the photo. */
  isDoubted: boolean;
  /** Back to the camera; without it the photo is the only one. */
  onAgain?: () => void;
  onAccept(): void;
}

/** Takes a photo, or another one. A doubt makes the other one the primary way, and closes none; nothing changes its place. */
export function AdjustFoot({ isDoubted, onAgain, onAccept }: Props) {
  const settled = useSettled();
  const isBetterAgain = isDoubted && onAgain !== undefined;
  return (
    <div className={css.foot}>
      {onAgain && (
        <Button icon="camera" variant={isBetterAgain ? 'primary' : 'secondary'} onClick={settled(onAgain)}>
          Tirar outra
        </Button>
      )}
      <Button variant={isBetterAgain ? 'secondary' : 'primary'} onClick={onAgain ? settled(onAccept) : onAccept}>
        {isDoubted ? 'Usar mesmo assim' : 'Usar esta foto'}
      </Button>
    </div>
  );
}

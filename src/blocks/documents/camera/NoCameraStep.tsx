import type { ReactNode } from 'react';
import { Button } from '../../../../engine/theme';
import { Alert } from '../../../ui/Alert';
import css from './CameraDialog.module.css';
import type { NoCamera } from './openCamera';
import { PhotoInput } from './PhotoInput';
import { NO_CAMERA } from './words';

interface Props {
  reason: NoCamera;
  /** What was said of a photo that was picked here. */
  said: ReactNode;
  onPick(file: File): void;
  onRetry(): void;
}

/** There is no picture of a camera: why, and the ways that are left. A phone has its own program, which needs no leave. */
export function NoCameraStep({ reason, said, onPick, onRetry }: Props) {
  const { title, text } = NO_CAMERA[reason];
  const isPhone = matchMedia('(pointer: coarse)').matches;
  return (
    <>
      <div className={css.words}>
        <Alert kind="info" role="status" icon="camera" title={title}>
          <p>{text}</p>
        </Alert>
        {said}
      </div>
      <div className={css.foot}>
        {reason !== 'absent' && (
          <Button variant="quiet" icon="refresh" onClick={onRetry}>
            Tentar novamente
          </Button>
        )}
        {isPhone ? (
          <>
            <PhotoInput onPick={onPick}>Escolher uma foto</PhotoInput>
            <PhotoInput isCamera variant="primary" icon="camera" onPick={onPick}>
              Abrir a câmera do celular
            </PhotoInput>
          </>
        ) : (
          <PhotoInput variant="primary" onPick={onPick}>
            Escolher uma foto
          </PhotoInput>
        )}
      </div>
    </>
  );
}

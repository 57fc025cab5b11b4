import { useState } from 'react';
import { Button } from '../../../../engine/theme';
import { Alert } from '../../../ui/Alert';
import css from './CameraDialog.module.css';
import { Finder, type Sight } from './Finder';
import { proportionOf } from './guide';
import { NoCameraStep } from './NoCameraStep';
import { PhotoInput } from './PhotoInput';
import type { Page } from './page';
import { takePhoto } from './takePhoto';
import type { Camera } from './useCamera';
import { FAILED, UNREADABLE } from './Waiting';

interface Props {
  camera: Camera;
  sides: number;
  /** The photo that was picked cannot be drawn. */
  isUnreadable: boolean;
  /** The file could not be made. */
  hasFailed: boolean;
  onPage(page: Page): void;
  onPick(file: File): void;
  onRetry(): void;
}

/** The picture of the camera and its button; without a camera, the ways that are left. */
export function CameraStep({ camera, sides, isUnreadable, hasFailed, onPage, onPick, onRetry }: Props) {
  const [seen, setSeen] = useState<{ sight: Sight; stream: MediaStream | undefined }>();
  const problem = isUnreadable ? UNREADABLE : hasFailed ? FAILED : undefined;
  const said = problem !== undefined && <Alert kind="warning" role="alert" title={problem} />;
  if (camera.at === 'none') {
    return <NoCameraStep reason={camera.reason} said={said} onPick={onPick} onRetry={onRetry} />;
  }
  const stream = camera.at === 'live' ? camera.stream : undefined;
  // What another stream showed is gone with it.
  const sight = stream && seen?.stream === stream ? seen.sight : undefined;
  return (
    <>
      <Finder
        key={stream?.id}
        stream={stream}
        proportion={proportionOf(sides)}
        onSight={(sight) => setSeen({ sight, stream })}
      />
      <div className={css.hint}>
        {said || (
          <p>
            {sight
              ? 'Encaixe o documento na moldura, com boa luz e sem reflexo.'
              : 'Se o navegador perguntar, permita o uso da câmera. A imagem fica neste aparelho até você usar a foto.'}
          </p>
        )}
      </div>
      <div className={css.foot}>
        <PhotoInput onPick={onPick}>Escolher uma foto</PhotoInput>
        <Button
          variant="primary"
          icon="camera"
          busy={!sight}
          onClick={() => sight && void takePhoto(sight).then(onPage, onRetry)}
        >
          Fotografar
        </Button>
      </div>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../../../../engine/theme';
import type { Crop } from './crop';
import css from './Finder.module.css';
import { guideIn } from './guide';
import { rectStyle } from './rectStyle';
import { Stage } from './Stage';

/** What the camera sees now, and the guide that lies on it. */
export interface Sight {
  video: HTMLVideoElement;
  guide: Crop;
}

interface Props {
  /** `undefined` while the camera opens. */
  stream: MediaStream | undefined;
  /** Of the documents that are photographed. */
  proportion: number;
  /** There is a picture now, or one of another size. */
  onSight(sight: Sight): void;
}

/** The picture of the camera as it comes, under a guide of the document's proportion. */
export function Finder({ stream, proportion, onSight }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream;
  }, [stream]);
  const guide = size && guideIn(size, proportion);
  const look = ({ currentTarget: shown }: { currentTarget: HTMLVideoElement }) => {
    const seen = { width: shown.videoWidth, height: shown.videoHeight };
    // Its size is known before there is a picture, of which a photo could be taken.
    if (seen.width === 0 || shown.readyState < shown.HAVE_CURRENT_DATA) return;
    setSize(seen);
    onSight({ video: shown, guide: guideIn(seen, proportion) });
  };
  return (
    <>
      <Stage ratio={size ? size.width / size.height : 1}>
        <video
          ref={video}
          className={css.video}
          autoPlay
          muted
          playsInline
          aria-label="Imagem da câmera"
          onLoadedData={look}
          // When the phone is turned.
          onResize={look}
        />
        <div className={css.shade} aria-hidden="true">
          {guide && <div className={css.guide} style={rectStyle(guide)} />}
        </div>
      </Stage>
      {/* Over the stage: a picture that is not laid out does not begin everywhere. */}
      {!size && (
        <p className={css.waiting} role="status">
          <Spinner /> Abrindo a câmera...
        </p>
      )}
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../../engine/theme';
import { Alert } from '../../../ui/Alert';
import css from './Adjust.module.css';
import { CropBox } from './CropBox';
import { type Crop, cutMore, cutOff, type Side, WHOLE } from './crop';
import type { Doubt } from './judge/judge';
import { drawPage, type Page, sizeOf } from './page';
import { Stage } from './Stage';
import stageCss from './Stage.module.css';
import { doubtText, SIDE_NAMES } from './words';

/** The longer edge of the picture as it is shown, in pixels: 800 on the screen at double density, at most. */
const SHOWN_EDGE = 1600;

/** How much the buttons cut off or give back, in percent. */
const STEP = 2;

interface Props {
  page: Page;
  doubts: readonly Doubt[];
  onCrop(crop: Crop): void;
  onTurn(): void;
}

/** A photo to be turned and cut, and what may be wrong with it. */
export function Adjust({ page, doubts, onCrop, onTurn }: Props) {
  const { photo, turns, crop } = page;
  const [side, setSide] = useState<Side>('top');
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawPage({ photo, turns, crop: WHOLE }, SHOWN_EDGE, canvas.current);
  }, [photo, turns]);
  const { width, height } = sizeOf(page);
  const cut = (percent: number) => onCrop(cutMore(crop, side, percent));
  return (
    <>
      <Stage ratio={width / height} ref={box} isHandled>
        <canvas ref={canvas} className={stageCss.picture} role="img" aria-label="A foto do documento" />
        <CropBox crop={crop} box={box} onChange={onCrop} onChoose={setSide} />
      </Stage>
      <div className={css.tools}>
        <div className={css.row}>
          <Button className={css.turn} variant="quiet" compact icon="turn" onClick={onTurn}>
            Girar
          </Button>
          <div className={css.cut}>
            <IconButton icon="minus" label={`Cortar menos ${SIDE_NAMES[side]}`} onClick={() => cut(-STEP)} />
            <span className={css.amount}>
              <span className={css.word}>Corte: </span>
              {cutOff(crop, side)}% {SIDE_NAMES[side]}
            </span>
            <IconButton icon="plus" label={`Cortar mais ${SIDE_NAMES[side]}`} onClick={() => cut(STEP)} />
          </div>
        </div>
        <div role="status">
          {doubts.length > 0 && (
            <Alert kind="warning" title="Vale olhar de novo">
              <ul className={css.doubts}>
                {doubts.map((doubt) => (
                  <li key={doubt.kind}>{doubtText(doubt)}</li>
                ))}
              </ul>
            </Alert>
          )}
        </div>
      </div>
    </>
  );
}

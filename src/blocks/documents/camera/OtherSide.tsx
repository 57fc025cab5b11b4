import { useEffect, useRef } from 'react';
import { Button, Icon } from '../../../../engine/theme';
import css from './CameraDialog.module.css';
import { drawPage, type Page } from './page';
import { useSettled } from './useSettled';

/** The longer edge of the likeness of a side, in pixels. */
const LIKENESS_EDGE = 256;

interface Props {
  pages: readonly Page[];
  onFinish(): void;
  onGoOn(): void;
}

/** Between the sides of a document: what is done, and the way on or out. */
export function OtherSide({ pages, onFinish, onGoOn }: Props) {
  const [front] = pages;
  const settled = useSettled();
  return (
    <>
      <div className={css.words}>
        <p>O documento tem algo escrito no verso? As duas faces vão em um só PDF.</p>
        <div className={css.sides}>
          <span className={css.side}>
            {front && <Likeness page={front} />}
            Frente
          </span>
          <span className={css.side}>
            <span className={css.missing}>
              <Icon name="camera" size="lg" />
            </span>
            Verso
          </span>
        </div>
      </div>
      <div className={css.foot}>
        <Button onClick={settled(onFinish)}>Concluir sem o verso</Button>
        <Button variant="primary" icon="camera" onClick={settled(onGoOn)}>
          Fotografar o verso
        </Button>
      </div>
    </>
  );
}

function Likeness({ page }: { page: Page }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawPage(page, LIKENESS_EDGE, canvas.current);
  }, [page]);
  return <canvas ref={canvas} role="img" aria-label="A foto da frente" />;
}

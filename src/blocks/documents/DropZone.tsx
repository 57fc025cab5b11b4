import { type DragEvent, useRef, useState } from 'react';
import { MEGABYTE } from '../../../engine/core';
import { Button, classes, Icon, Spinner } from '../../../engine/theme';
import { useHeldHeight } from '../../ui/useHeldHeight';
import css from './DropZone.module.css';
import { FileInput } from './FileInput';
import { sizeText } from './words';

interface Props {
  id: string;
  /** The kind that is chosen: a file may be picked for it. */
  kind: number | undefined;
  isBusy: boolean;
  reading: string | undefined;
  problem: string | undefined;
  maxMegabytes: number;
  onPick(files: readonly File[]): void;
  /** Opens the camera; without it none is offered. */
  onPhotograph?: (() => void) | undefined;
}

/** Where a file is dropped, or picked by its button; under it, why the last one was not taken. */
export function DropZone({ id, kind, isBusy, reading, problem, maxMegabytes, onPick, onPhotograph }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isOpen = kind !== undefined;
  const isReading = reading !== undefined;
  // Beside the button its words may have more lines: once that is gone, the list under it stays where it is.
  const [lastKind, setLastKind] = useState(kind);
  if (isOpen && kind !== lastKind) setLastKind(kind);
  const zone = useHeldHeight(String(lastKind), 0);

  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files') || isBusy || isReading) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (isBusy || isReading || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onPick([...event.dataTransfer.files]);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: dropping is a short cut of the button inside */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        ref={zone}
        className={classes(css.zone, onPhotograph && css.two, isOver && css.over, problem !== undefined && css.wrong)}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon name="upload" size="lg" className={css.icon} />
        <div className={css.words}>
          {isReading ? (
            <p className={css.title}>
              <Spinner /> Lendo {reading}...
            </p>
          ) : (
            <p className={css.title}>
              <span className={css.wide}>{isOpen ? 'Solte o arquivo aqui' : 'Primeiro, escolha o tipo'}</span>
              <span className={css.phone}>
                {isOpen ? 'Fotografe ou escolha o arquivo' : 'Primeiro, escolha o tipo'}
              </span>
            </p>
          )}
          <p className={css.hint} id={`${id}-hint`}>
            Um por vez: JPG, PNG, WEBP, HEIC ou PDF de até {sizeText(maxMegabytes * MEGABYTE)}.
          </p>
        </div>
        <div className={css.action}>
          {isOpen && (
            <Button
              icon="attach"
              busy={isBusy || isReading}
              aria-describedby={[`${id}-hint`, problem !== undefined && `${id}-message`].filter(Boolean).join(' ')}
              onClick={() => input.current?.click()}
            >
              Anexar arquivo
            </Button>
          )}
          {isOpen && onPhotograph && (
            <Button
              icon="camera"
              aria-disabled={isBusy || isReading || undefined}
              onClick={isBusy || isReading ? undefined : onPhotograph}
            >
              Fotografar
            </Button>
          )}
        </div>
        <FileInput ref={input} onPick={onPick} />
      </div>
      <p className={css.message} id={`${id}-message`} role="alert">
        {problem !== undefined && (
          <>
            <Icon name="alert" size="sm" />
            <span>{problem}</span>
          </>
        )}
      </p>
    </>
  );
}

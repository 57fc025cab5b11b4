import { Button, Spinner } from '../../../engine/theme';
import { Badge, type BadgeProps } from '../../ui/Badge';
import { FileButton } from './FileButton';
import css from './FileCell.module.css';
import type { FileView } from './state';
import { sizeText } from './words';

interface Props {
  file: FileView;
  isBusy: boolean;
  onSend(): void;
  /** Puts another file in the place of one that the server refuses. */
  onExchange(files: readonly File[]): void;
  /** Where files cannot be deleted: takes back one that was not sent. */
  onTakeBack?: () => void;
  /** Of a photo that waits: turns and cuts it. */
  onAdjust?: () => void;
}

const BADGES: Record<FileView['state'], Pick<BadgeProps, 'tone' | 'icon'> & { word: string }> = {
  queued: { word: 'Ainda não enviado', tone: 'warning', icon: 'clock' },
  uploading: { word: 'Enviando', tone: 'info' },
  kept: { word: 'Enviado, ainda não confirmado', tone: 'info', icon: 'clock' },
  sending: { word: 'Enviando', tone: 'info' },
  sent: { word: 'Enviado', tone: 'success', icon: 'checkCircle' },
  failed: { word: 'Não enviado', tone: 'danger', icon: 'alert' },
};

/** The name of a file, and what is going on with it. */
export function FileCell({ file, isBusy, onSend, onExchange, onTakeBack, onAdjust }: Props) {
  const { name, state, size, progress } = file;
  const { word, ...badge } = BADGES[state];
  const percent = `${Math.floor(progress * 100)}%`;
  const isMoving = state === 'sending' || state === 'uploading';
  const isWaiting = !isMoving && state !== 'sent';
  return (
    <div className={css.cell}>
      <span className={css.name}>{name}</span>
      <span className={css.line}>
        <Badge {...badge} className={css.state}>
          {isMoving && <Spinner />}
          {word}
          {isMoving && <span className={css.percent}>{percent}</span>}
        </Badge>
        {size !== undefined && <span>{sizeText(size)}</span>}
      </span>
      {isMoving && <progress className={css.meter} value={progress} max={1} aria-label={`Enviando ${name}`} />}
      {state === 'failed' && <span className={css.cause}>{file.cause ?? causeText(file)}</span>}
      {isWaiting && (state === 'failed' || onTakeBack || onAdjust) && (
        <span className={css.actions}>
          {state === 'failed' &&
            (file.isUnfit ? (
              <FileButton
                variant="quiet"
                compact
                icon="attach"
                aria-label={`Escolher outro arquivo no lugar de ${name}`}
                aria-disabled={isBusy || undefined}
                onPick={onExchange}
              >
                Escolher outro arquivo
              </FileButton>
            ) : (
              <Button
                variant="quiet"
                compact
                icon="refresh"
                aria-label={`Tentar novamente: ${name}`}
                aria-disabled={isBusy || undefined}
                onClick={isBusy ? undefined : onSend}
              >
                Tentar novamente
              </Button>
            ))}
          {onAdjust && (
            <Button
              variant="quiet"
              compact
              icon="crop"
              aria-label={`Ajustar ${name}`}
              aria-disabled={isBusy || undefined}
              onClick={isBusy ? undefined : onAdjust}
            >
              Ajustar
            </Button>
          )}
          {onTakeBack && (
            <Button
              variant="quiet"
              compact
              icon="close"
              aria-label={`Não enviar ${name}`}
              aria-disabled={isBusy || undefined}
              onClick={isBusy ? undefined : onTakeBack}
            >
              Não enviar
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

/** What is said of a file that did not arrive, where the server has said nothing. */
function causeText({ size }: FileView): string {
  return `O envio não chegou ao fim. ${size === undefined ? 'Tente novamente, ou escolha o arquivo de novo.' : 'O arquivo continua aqui.'}`;
}

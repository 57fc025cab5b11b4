import { Button } from '../../../engine/react/theme/Button';
import { Spinner } from '../../../engine/react/theme/Spinner';
import { Badge, type BadgeProps } from '../../ui/Badge';
import css from './FileCell.module.css';
import type { FileView } from './state';
import { sizeText } from './words';

interface Props {
  file: FileView;
  isBusy: boolean;
  onSend(): void;
  /** Where files cannot be deleted: takes back one that was not sent. */
  onTakeBack?: () => void;
}

const BADGES: Record<FileView['state'], Pick<BadgeProps, 'tone' | 'icon'> & { word: string }> = {
  queued: { word: 'Ainda não enviado', tone: 'warning', icon: 'clock' },
  sending: { word: 'Enviando', tone: 'info' },
  sent: { word: 'Enviado', tone: 'success', icon: 'checkCircle' },
  failed: { word: 'Não enviado', tone: 'danger', icon: 'alert' },
};

/** The name of a file, and what is going on with it. */
export function FileCell({ file, isBusy, onSend, onTakeBack }: Props) {
  const { name, state, size, progress } = file;
  const { word, ...badge } = BADGES[state];
  const percent = `${Math.floor(progress * 100)}%`;
  const isWaiting = state === 'queued' || state === 'failed';
  return (
    <div className={css.cell}>
      <span className={css.name}>{name}</span>
      <span className={css.line}>
        <Badge {...badge}>
          {state === 'sending' && <Spinner />}
          {word}
          {state === 'sending' && <span className={css.percent}>{percent}</span>}
        </Badge>
        {size !== undefined && <span>{sizeText(size)}</span>}
      </span>
      {state === 'sending' && (
        <progress className={css.meter} value={progress} max={1} aria-label={`Enviando ${name}`} />
      )}
      {state === 'failed' && <span className={css.cause}>O envio não chegou ao fim. O arquivo continua aqui.</span>}
      {isWaiting && (state === 'failed' || onTakeBack) && (
        <span className={css.actions}>
          {state === 'failed' && (
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

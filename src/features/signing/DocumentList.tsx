import { Button, classes, Icon } from '../../../engine/theme';
import type { LinkedEntry } from '../../api/linkedPerson';
import { Badge } from '../../ui/Badge';
import css from './DocumentList.module.css';
import { momentText } from './signedWords';

export interface DocumentListProps {
  entries: LinkedEntry[];
  onOpen: (guid: string) => void;
}

/** The documents of a person with how each stands; the first one to sign has the one primary button. */
export function DocumentList({ entries, onOpen }: DocumentListProps) {
  const signed = entries.filter(({ isSigned }) => isSigned).length;
  const next = entries.find(({ isSigned }) => !isSigned);
  const count = `${signed} de ${entries.length} ${entries.length === 1 ? 'assinado' : 'assinados'}`;
  return (
    <div className={css.documents}>
      <h2 className={css.title} id="documents-title">
        Documentos para assinar
      </h2>
      <p className={css.count}>{count}</p>
      <progress
        className={css.meter}
        max={entries.length}
        value={signed}
        aria-label={`Documentos assinados: ${signed} de ${entries.length}`}
      />
      <ol className={css.list} aria-labelledby="documents-title">
        {entries.map((entry) => (
          <li key={entry.guid} className={css.item}>
            <span className={classes(css.mark, entry.isSigned && css.done)}>
              <Icon name={entry.isSigned ? 'check' : 'file'} />
            </span>
            <div className={css.words}>
              <h3 className={css.name}>{entry.name}</h3>
              <p className={css.state}>{stateOf(entry)}</p>
            </div>
            <Button
              compact={entry !== next}
              variant={entry === next ? 'primary' : 'secondary'}
              {...(entry === next && { icon: 'signature' as const })}
              aria-label={`${entry.isSigned ? 'Ver documento' : 'Ler e assinar'}: ${entry.name}`}
              onClick={() => onOpen(entry.guid)}
            >
              {entry.isSigned ? 'Ver documento' : 'Ler e assinar'}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function stateOf({ isSigned, signedAt, minutes }: LinkedEntry) {
  if (isSigned) {
    return (
      <>
        <Badge tone="success" icon="check">
          Assinado
        </Badge>
        <span>{momentText(signedAt)}</span>
      </>
    );
  }
  return (
    <>
      <Badge tone="warning" icon="clock">
        Pendente
      </Badge>
      {minutes > 0 && <span>{minutes === 1 ? 'Leitura de 1 minuto' : `Leitura de ${minutes} minutos`}</span>}
    </>
  );
}

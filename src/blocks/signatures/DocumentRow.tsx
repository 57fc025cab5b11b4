import { Button, classes, tableRoles } from '../../../engine/theme';
import { Badge, type BadgeProps } from '../../ui/Badge';
import { dayText } from '../../ui/moment';
import css from './DocumentTable.module.css';
import type { DocumentState, SigningDocument } from './documents';
import type { SignaturesOptions } from './options';
import { CHANGED, signedText } from './words';

/** What can be done with a document of the list. */
export interface RowActions {
  /** Who signs: the customer, or people whom the customer chooses. */
  sign: SignaturesOptions['sign'];
  /** Whether who has signed a pending document may be seen. */
  showsStatus: boolean;
  onRead: (document: SigningDocument) => void;
  onStatus: (document: SigningDocument) => void;
}

interface Props extends RowActions {
  id: string;
  document: SigningDocument;
}

/** One document of the list: its name, how it stands, and its one action. */
export function DocumentRow({ id, document, sign, showsStatus, onRead, onStatus }: Props) {
  const { name, isRequired, state, signedAt, signatures } = document;
  const isAsked = sign === 'signers';
  const isSigned = state === 'signed';
  return (
    <tr {...tableRoles.row}>
      <td {...tableRoles.cell}>
        <span className={css.name} id={`${id}-name`}>
          {name}
        </span>
        <span className={css.meta}>
          <span>
            {isRequired ? 'Obrigatório' : 'Opcional'}
            {signedAt && (
              <>
                {' · '}
                {/* On a phone the badge says it, in the same line. */}
                <span className={css.wideOnly}>assinado em </span>
                {dayText(signedAt)}
              </>
            )}
            {isAsked && state === 'pending' && signatures && ` · ${signedText(signatures)}`}
          </span>
          <StateBadges state={state} isAsked={isAsked} />
        </span>
        {state === 'changed' && (
          <Badge className={css.notice} tone="warning" icon="warning">
            {CHANGED}
          </Badge>
        )}
      </td>
      <td {...tableRoles.cell} className={classes(css.actions, isSigned && css.quiet)}>
        {isAsked && isSigned && (
          <Button compact variant="quiet" aria-describedby={`${id}-name`} onClick={() => onStatus(document)}>
            Status da Assinatura
          </Button>
        )}
        {/* The same button, whatever it does: the focus is on it when a request has made it another. */}
        {(state !== 'pending' || showsStatus) && (
          <Button
            compact
            variant={isSigned ? 'quiet' : 'secondary'}
            aria-describedby={`${id}-name`}
            onClick={() => (state === 'pending' ? onStatus : onRead)(document)}
          >
            {actionOf(state, isAsked)}
          </Button>
        )}
      </td>
    </tr>
  );
}

function actionOf(state: DocumentState, isAsked: boolean): string {
  if (state === 'pending') return 'Status da Assinatura';
  if (state === 'signed') return 'Ver termo';
  return isAsked ? 'Ler e enviar' : 'Ler o termo';
}

/** How a document stands that other people sign. */
const ASKED: Record<DocumentState, Pick<BadgeProps, 'tone' | 'icon'> & { word: string }> = {
  unread: { word: 'Não enviado' },
  changed: { word: 'Enviar de novo', tone: 'warning', icon: 'warning' },
  pending: { word: 'Pendente', tone: 'warning', icon: 'clock' },
  signed: { word: 'Assinado', tone: 'success', icon: 'check' },
};

/** How a document stands; on a phone just signed or not. */
function StateBadges({ state, isAsked }: Pick<SigningDocument, 'state'> & { isAsked: boolean }) {
  if (isAsked) {
    const { word, ...badge } = ASKED[state];
    return <Badge {...badge}>{word}</Badge>;
  }
  if (state !== 'signed') {
    return (
      <Badge className={state === 'pending' ? undefined : css.phoneOnly} tone="warning" icon="clock">
        Pendente
      </Badge>
    );
  }
  return (
    <>
      <Badge className={css.wideOnly} tone="success" icon="check">
        Termo aceito
      </Badge>
      <Badge className={css.phoneOnly} tone="success" icon="check">
        Assinado
      </Badge>
    </>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { Button, classes, tableCss as table, tableRoles, Waiting } from '../../../engine/theme';
import { Modal } from '../../dialogs/Modal';
import { Badge } from '../../ui/Badge';
import { BusyButton } from '../../ui/BusyButton';
import type { SignatureRow, SigningDocument } from './documents';
import type { SignaturesModel } from './model';
import css from './StatusModal.module.css';
import { cutText } from './words';

/** Status of who can be sent the e-mail again. */
const NOT_SIGNED = 'Não assinado';

interface Props {
  model: SignaturesModel;
  document: SigningDocument;
  onClose: () => void;
  /** Of a document that people were asked to sign: leads to asking other people. */
  onAskAgain?: () => void;
}

/** Who has to sign a document, and who has; those who were asked can be sent the e-mail again. */
export function StatusModal({ model, document, onClose, onAskAgain }: Props) {
  const [sending, setSending] = useState<string>();
  const resend = async (row: SignatureRow) => {
    if (sending !== undefined) return;
    setSending(row.id);
    await model.resend(row).finally(() => setSending(undefined));
  };
  const [rows, setRows] = useState<readonly SignatureRow[]>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const found = await model.loadSignatures(document);
    setRows((known) => found ?? known);
    setFailed(found === undefined);
  }, [model, document]);
  useEffect(() => void load(), [load]);
  return (
    <Modal
      title="Status da Assinatura"
      lead={document.name}
      onClose={onClose}
      foot={
        <>
          {onAskAgain && document.state === 'pending' && (
            <Button variant="quiet" icon="users" onClick={onAskAgain}>
              Escolher outros assinantes
            </Button>
          )}
          <Button onClick={onClose}>Voltar</Button>
        </>
      }
    >
      <div className={css.waiting} role="status">
        {!rows && !hasFailed && <Waiting>Carregando...</Waiting>}
        {hasFailed && <p>As assinaturas não carregaram.</p>}
      </div>
      {hasFailed && (
        <Button className={css.retry} icon="refresh" onClick={() => void load()}>
          Tentar novamente
        </Button>
      )}
      {rows?.length === 0 && <p>Nenhuma assinatura foi pedida.</p>}
      {rows !== undefined && rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that does not fit is scrolled by key
        <section className={css.scroll} aria-label="Assinaturas" tabIndex={0}>
          <table className={classes(table.table, onAskAgain && css.people)} {...tableRoles.table}>
            <caption className="sr">Assinaturas de {document.name}</caption>
            <thead {...tableRoles.part}>
              <tr {...tableRoles.row}>
                <th scope="col" {...tableRoles.columnHead}>
                  Nome/E-mail
                </th>
                <th scope="col" {...tableRoles.columnHead}>
                  Status
                </th>
                {onAskAgain && (
                  <th scope="col" {...tableRoles.columnHead}>
                    <span className="sr">Ações</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody {...tableRoles.part}>
              {rows.map((row) => (
                <tr key={row.id} {...tableRoles.row}>
                  <td {...tableRoles.cell}>
                    <Shortened className={css.name} text={row.name} isCut={onAskAgain !== undefined} />
                    <Shortened className={css.email} text={row.email} isCut={onAskAgain !== undefined} />
                  </td>
                  <td {...tableRoles.cell}>
                    <Badge
                      tone={row.status === 'Assinado' ? 'success' : 'warning'}
                      icon={row.status === 'Assinado' ? 'check' : 'clock'}
                    >
                      {row.status}
                    </Badge>
                  </td>
                  {onAskAgain && (
                    <td className={css.action} {...tableRoles.cell}>
                      {row.status === NOT_SIGNED && (
                        <BusyButton
                          compact
                          variant="quiet"
                          busy={sending === row.id}
                          busyLabel="Enviando..."
                          aria-label={`Reenviar e-mail para ${row.name}`}
                          onClick={() => void resend(row)}
                        >
                          Reenviar e-mail
                        </BusyButton>
                      )}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Modal>
  );
}

/** A text that may be cut for the eye; readers and the pointer get all of it. */
function Shortened({ text, isCut, className }: { text: string; isCut: boolean; className: string | undefined }) {
  const shown = isCut ? cutText(text) : text;
  if (shown === text) return <span className={className}>{text}</span>;
  return (
    <span className={className} title={text}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr">{text}</span>
    </span>
  );
}

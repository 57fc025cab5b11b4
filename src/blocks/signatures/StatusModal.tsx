import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../engine/react/theme/Button';
import { Spinner } from '../../../engine/react/theme/Spinner';
import { Modal } from '../../features/dialogs/Modal';
import { Badge } from '../../ui/Badge';
import type { SignatureRow, SigningDocument } from './documents';
import type { SignaturesModel } from './model';
import css from './StatusModal.module.css';

interface Props {
  model: SignaturesModel;
  document: SigningDocument;
  onClose: () => void;
}

/** Who has to sign a document, and who has. */
export function StatusModal({ model, document, onClose }: Props) {
  const [rows, setRows] = useState<readonly SignatureRow[]>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const found = await model.loadSignatures(document);
    setRows(found);
    setFailed(found === undefined);
  }, [model, document]);
  useEffect(() => void load(), [load]);
  return (
    <Modal
      title="Status da Assinatura"
      lead={document.name}
      onClose={onClose}
      foot={<Button onClick={onClose}>Voltar</Button>}
    >
      <div role="status">
        {!rows && !hasFailed && (
          <p className={css.waiting}>
            <Spinner />
            Carregando...
          </p>
        )}
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
          <table className={css.table}>
            <caption className="sr">Assinaturas de {document.name}</caption>
            <thead>
              <tr>
                <th scope="col">Nome/E-mail</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, email, status }) => (
                <tr key={id}>
                  <td>
                    <span className={css.name}>{name}</span>
                    <span className={css.email}>{email}</span>
                  </td>
                  <td>
                    <Badge
                      tone={status === 'Assinado' ? 'success' : 'warning'}
                      icon={status === 'Assinado' ? 'check' : 'clock'}
                    >
                      {status}
                    </Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Modal>
  );
}

import type { JsonObject } from '../../../engine/core';
import { IconButton } from '../../../engine/theme';
import { Alert } from '../../ui/Alert';
import css from './Documents.module.css';

/** Says which files went with a reload, or with leaving the page. */
export function LostFiles({ files, onClose }: { files: readonly JsonObject[]; onClose(): void }) {
  return (
    <Alert
      kind="warning"
      role="status"
      title={files.length === 1 ? 'Escolha de novo este arquivo' : 'Escolha de novo estes arquivos'}
      action={<IconButton icon="close" label="Fechar aviso dos arquivos" onClick={onClose} />}
    >
      <p>Você saiu da página antes do envio, e o navegador não guarda arquivos.</p>
      <ul className={css.lost}>
        {files.map(({ Descricao, FileName, InsertDate }) => (
          <li key={`${FileName} ${InsertDate}`}>
            {String(Descricao ?? '')}: <b>{String(FileName ?? '')}</b>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

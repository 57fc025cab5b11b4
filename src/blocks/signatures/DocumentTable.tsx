import { DocumentRow, type RowActions } from './DocumentRow';
import css from './DocumentTable.module.css';
import type { SigningDocument } from './documents';

interface Props extends RowActions {
  idPrefix: string;
  documents: readonly SigningDocument[];
}

/** Said again, since Safari takes a table whose parts are blocks, as on a phone, for no table. */
const roles = {
  table: { role: 'table' },
  part: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
};

/** The documents as a table, as cards on a phone. */
export function DocumentTable({ idPrefix, documents, ...actions }: Props) {
  return (
    <table className={css.table} {...roles.table}>
      <caption className="sr">Documentos para assinar</caption>
      <thead {...roles.part}>
        <tr {...roles.row}>
          <th scope="col" {...roles.head}>
            Documento
          </th>
          <th scope="col" {...roles.head}>
            <span className="sr">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody {...roles.part}>
        {documents.map((document) => (
          <DocumentRow key={document.id} id={`${idPrefix}-${document.id}`} document={document} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

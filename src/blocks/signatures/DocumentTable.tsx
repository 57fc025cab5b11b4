import { classes, tableCss as table, tableRoles } from '../../../engine/theme';
import { DocumentRow, type RowActions } from './DocumentRow';
import css from './DocumentTable.module.css';
import type { SigningDocument } from './documents';

interface Props extends RowActions {
  idPrefix: string;
  documents: readonly SigningDocument[];
}

/** The documents as a table, as cards on a phone. */
export function DocumentTable({ idPrefix, documents, ...actions }: Props) {
  return (
    <table className={classes(table.table, table.cards, css.table)} {...tableRoles.table}>
      <caption className="sr">Documentos para assinar</caption>
      <thead {...tableRoles.part}>
        <tr {...tableRoles.row}>
          <th scope="col" {...tableRoles.columnHead}>
            Documento
          </th>
          <th scope="col" {...tableRoles.columnHead}>
            <span className="sr">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.part}>
        {documents.map((document) => (
          <DocumentRow key={document.id} id={`${idPrefix}-${document.id}`} document={document} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

import type { Context } from '../../core/condition/scope';
import type { CollectionDefinition, FieldSchema } from '../../core/definition/types';
import { isEmpty, type JsonObject } from '../../core/json';
import { numberedTitle } from '../../core/plan/rowTitle';
import { columnsOf } from '../../core/session/collections';
import { fillText } from '../../core/text';
import { FieldTag } from '../form/FieldTag';
import { useForm } from '../form/FormContext';
import { classes } from '../theme/classes';
import { IconButton } from '../theme/IconButton';
import table from '../theme/table.module.css';
import { tableRoles } from '../theme/tableRoles';
import styles from './CollectionTable.module.css';
import { cellText, formatOf } from './cellText';
import { useArrived } from './useArrived';
import { useCards } from './useCards';

interface Props {
  title: string;
  collection: CollectionDefinition;
  rows: readonly JsonObject[];
  fields: Record<string, FieldSchema>;
  keyField: string;
  /** Whether what was typed into the form of a row is not saved. */
  isEdited?(row: JsonObject): boolean;
  onEdit(row: JsonObject): void;
  onDelete(row: JsonObject): void;
}

/** Whether a field holds a number of a fixed form, which is read at one glance: broken at most after its first `/`, where it is longer than a date. */
const isCode = (schema: FieldSchema | undefined, row: JsonObject, { formats }: Context) =>
  formats[(schema && formatOf(schema, row)) ?? '']?.mask !== undefined;

const DATE_LENGTH = 'dd/mm/yyyy'.length;

/** A text that may go on in the next line at an `@`, on a card, or after a `/`: e-mails, and the longest numbers of documents. */
function breakable(text: string) {
  if (text.length <= DATE_LENGTH) return text;
  const parts = text.replace('@', '\n@').replace('/', '/\n').split('\n');
  return parts.map((part, place) => (place > 0 ? [<wbr key={part} />, part] : part));
}

/** The rows of a collection as a table, as cards where that does not fit, with the actions of each row. */
export function CollectionTable({ title, collection, rows, fields, keyField, isEdited, onEdit, onDelete }: Props) {
  const { context, form, texts } = useForm();
  const here = context();
  const columns = columnsOf(collection, here, form.getState().data);
  const ruler = useCards(columns.length, rows);
  const arrived = useArrived(rows.map((row, index) => String(row[keyField] ?? index)));
  if (rows.length === 0) {
    return (
      <div className={styles.emptyState}>
        <svg className={styles.art} viewBox="0 0 88 64" aria-hidden="true">
          <path className={styles.artBack} d="M14 16h22l6 7h32v33H14z" />
          <path className={styles.artFront} d="M8 28h72v30H8z" />
        </svg>
        <p>{collection.empty}</p>
      </div>
    );
  }
  return (
    <div className={styles.place}>
      <div ref={ruler} />
      <table className={classes(table.table, styles.table)} {...tableRoles.table}>
        <caption className="sr">{title}</caption>
        <thead {...tableRoles.part}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th key={column.title} scope="col" {...tableRoles.columnHead}>
                {column.title}
              </th>
            ))}
            <th scope="col" {...tableRoles.columnHead}>
              <span className="sr">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.part}>
          {rows.map((row, index) => {
            const own = row[columns[0]?.fields[0] ?? ''];
            const name = isEmpty(own) ? numberedTitle(collection.title ?? '', index) : String(own);
            return (
              <tr
                key={String(row[keyField] ?? index)}
                className={arrived !== undefined && row[keyField] === arrived ? styles.arrived : undefined}
                {...tableRoles.row}
              >
                {columns.map((column, place) => (
                  <td
                    key={column.title}
                    data-label={column.title}
                    className={place === 0 ? styles.lead : undefined}
                    {...tableRoles.cell}
                  >
                    {column.fields.map((field, line) => {
                      const isName = place === 0 && line === 0;
                      const text = cellText(fields[field], field, row, here, texts) || (isName ? name : '');
                      if (line > 0 && text === '') return null;
                      const className = classes(
                        line > 0 ? styles.second : place === 0 && styles.who,
                        isCode(fields[field], row, here) && styles.code,
                        text === texts.yes && styles.yes,
                      );
                      return (
                        <span key={field} {...(className && { className })}>
                          {breakable(text)}
                        </span>
                      );
                    })}
                    {place === 0 && isEdited?.(row) && <FieldTag text={texts.rowUnsaved} />}
                  </td>
                ))}
                <td className={styles.actions} {...tableRoles.cell}>
                  <IconButton
                    icon="pencil"
                    label={fillText(texts.editRow ?? '', { name })}
                    onClick={() => onEdit(row)}
                  />
                  <IconButton
                    icon="trash"
                    danger
                    label={fillText(texts.deleteRow ?? '', { name })}
                    onClick={() => onDelete(row)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

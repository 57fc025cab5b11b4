import { cnpj } from '../../../engine/brazil';
import { Button, classes, tableCss as table, tableRoles } from '../../../engine/theme';
import { Badge } from '../../ui/Badge';
import css from './ProductsTable.module.css';
import { type ProductRow, termText } from './products';

const COLUMNS = ['Nome do produto', 'CNPJ', 'Perfil', 'Vigência'];

interface Props {
  caption: string;
  rows: readonly ProductRow[];
  /** Whether the column of what can be done is there. */
  hasActions: boolean;
  onRead(product: ProductRow): void;
}

/** Products as a table, as cards on a phone. */
export function ProductsTable({ caption, rows, hasActions, onRead }: Props) {
  return (
    <table className={classes(table.table, table.cards, css.table)} {...tableRoles.table}>
      <caption className="sr">{caption}</caption>
      <thead {...tableRoles.part}>
        <tr {...tableRoles.row}>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" {...tableRoles.columnHead}>
              {column}
            </th>
          ))}
          {hasActions && (
            <th className={css.actions} scope="col" {...tableRoles.columnHead}>
              Ações
            </th>
          )}
        </tr>
      </thead>
      <tbody {...tableRoles.part}>
        {rows.map((product) => (
          <tr key={String(product.ProdutoId)} {...tableRoles.row}>
            <td className={css.name} data-label={COLUMNS[0]} {...tableRoles.cell}>
              {product.Descricao}
            </td>
            <td className={css.code} data-label={COLUMNS[1]} {...tableRoles.cell}>
              {cnpj.display(product.Cnpj)}
            </td>
            <td data-label={COLUMNS[2]} {...tableRoles.cell}>
              {product.PerfilNome}
            </td>
            <td data-label={COLUMNS[3]} {...tableRoles.cell}>
              {termText(product.Vigencia)}
            </td>
            {hasActions && (
              <td className={css.actions} data-label="Ações" {...tableRoles.cell}>
                <Actions product={product} onRead={onRead} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The words of each button, and what they are about for those who hear them apart from the row. */
function Actions({ product, onRead }: { product: ProductRow; onRead: Props['onRead'] }) {
  const read = (words: string, variant: 'secondary' | 'quiet') => (
    <Button variant={variant} compact aria-label={`${words}: ${product.Descricao}`} onClick={() => onRead(product)}>
      {words}
    </Button>
  );
  if (product.state === 'open') return read('Ler os termos', 'secondary');
  if (product.state === 'pending') return read('Pendente de assinatura', 'secondary');
  return (
    <>
      <Badge tone="success" icon="check">
        Produto Adquirido
      </Badge>
      {read('Ver mais', 'quiet')}
    </>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, classes, tableCss, tableRoles } from '../../engine/theme';
import { Badge } from '../../src/ui/Badge';
import { arg, LONG, narrow, type ToldArgs } from './shown';
import look from './Table.module.css';

interface Row {
  name: string;
  date: string;
}

interface TableProps {
  caption: string;
  rows: readonly Row[];
}

/** The look and the roles that every table has: real headers, and on a phone a card for each row. */
function Table({ caption, rows }: TableProps) {
  return (
    <table className={classes(tableCss.table, tableCss.cards)} {...tableRoles.table}>
      <caption className="sr">{caption}</caption>
      <thead {...tableRoles.part}>
        <tr {...tableRoles.row}>
          {['Documento', 'Enviado em', 'Situação', 'Ação'].map((name) => (
            <th key={name} scope="col" {...tableRoles.columnHead}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.part}>
        {rows.map(({ name, date }) => (
          <tr key={name} className={look.row} {...tableRoles.row}>
            <td data-label="Documento" {...tableRoles.cell}>
              {name}
            </td>
            <td data-label="Enviado em" {...tableRoles.cell}>
              {date}
            </td>
            <td data-label="Situação" {...tableRoles.cell}>
              <Badge tone="success" icon="check">
                Enviado
              </Badge>
            </td>
            <td {...tableRoles.cell}>
              <Button compact aria-label={`Ver: ${name}`}>
                Ver
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Pieces/Table',
  component: Table,
  argTypes: {
    caption: arg('O nome da tabela, para quem não a vê.', 'text'),
    rows: arg('As linhas.', 'object'),
  } satisfies ToldArgs<TableProps>,
  args: {
    caption: 'Documentos enviados',
    rows: [
      { name: 'Identidade', date: '03/11/2026' },
      { name: 'Comprovante de residência', date: '04/11/2026' },
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { ...narrow };

export const LongText: Story = { args: { rows: [{ name: LONG, date: '03/11/2026' }] } };

export const LongTextOnPhone: Story = { ...LongText, ...narrow };

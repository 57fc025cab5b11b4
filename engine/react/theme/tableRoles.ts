/** The roles of a table, said again, since Safari takes a table whose parts are blocks, as on a phone, for no table. */
export const tableRoles = {
  table: { role: 'table' },
  part: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
};

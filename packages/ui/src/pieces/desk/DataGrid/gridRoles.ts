/**
 * The roles of a grid's parts, to spread. They repeat the native ones, which browsers drop where rows are cards (display
 * other than table).
 */
export const gridRoles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
} as const;

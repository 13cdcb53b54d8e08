import { formatMoney } from '@formulary/rules/money/formatMoney';
import { type LineTotals, lineTotals } from '@formulary/rules/pricing/lineTotals';
import type { OfferedAt } from '@formulary/rules/pricing/cartsTotal';
import { QuantityField } from '@formulary/ui/fields/QuantityField';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { useState } from 'react';

interface LineTotalsTableProps {
  /** The product without the promotion. */
  readonly offered: OfferedAt;
  readonly promotion: OfferedAt['promotions'][number];
}

const MOST_ROWS = 200;
/** A row beyond two bundles shows what the rest costs. */
const firstRows = (quantity: number): number => Math.min(MOST_ROWS, Math.max(6, quantity * 2 + 1));

const columns: readonly TableColumn<LineTotals>[] = [
  {
    key: 'quantity',
    header: 'Packs',
    cell: ({ quantity }) => quantity.toLocaleString('en-GB'),
    isRowHeader: true,
  },
  {
    key: 'without',
    header: 'Without it',
    cell: ({ subtotalWithout }) => formatMoney(subtotalWithout),
    align: 'end',
  },
  {
    key: 'with',
    header: 'With it',
    cell: ({ subtotalWith }) => formatMoney(subtotalWith),
    align: 'end',
  },
  {
    key: 'total',
    header: 'With VAT',
    cell: ({ totalWith }) => formatMoney(totalWith),
    align: 'end',
  },
  {
    key: 'saving',
    header: 'Buyer saves',
    cell: ({ subtotalWithout, subtotalWith }) =>
      subtotalWith === subtotalWithout ? '–' : formatMoney(subtotalWithout - subtotalWith),
    align: 'end',
  },
];

/** Shows what a line of the cart costs without and with a promotion, from one pack to as many as are asked for. */
export function LineTotalsTable({ offered, promotion }: LineTotalsTableProps) {
  const [most, setMost] = useState(firstRows(promotion.quantity));
  return (
    <Stack $gap={3}>
      <QuantityField
        label="Packs to show"
        value={most}
        min={1}
        max={MOST_ROWS}
        onChange={setMost}
      />
      <Table
        caption="A line of the cart"
        columns={columns}
        rows={lineTotals(offered, promotion, most)}
        rowKey={({ quantity }) => quantity}
        rowState={({ quantity }) => (quantity % promotion.quantity === 0 ? 'bundle' : undefined)}
        isDense
      />
    </Stack>
  );
}

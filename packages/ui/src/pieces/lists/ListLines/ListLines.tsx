import type { CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import type { ListedLine } from '@formulary/rules/lists/productList';
import { isInStock } from '@formulary/rules/stock/isInStock';
import { useRef } from 'react';
import { Table } from '../../../primitives/Table/Table.tsx';
import { useFocusAfterRemoval } from '../../../primitives/useFocusAfterRemoval.ts';
import { listColumns } from './listColumns.tsx';
import { ListLinesLayout } from './ListLines.styles.ts';

export interface ListLinesProps {
  /** Name of the list. */
  name: string;
  lines: readonly ListedLine[];
  productHref: (productId: number) => string;
  /** Why a quantity was refused, by line key. */
  refusals?: Readonly<Record<string, string>>;
  /** Sets an absolute quantity; 0 removes the line. */
  onQuantity: (line: CartLineId, quantity: number) => void;
  onRemove: (line: CartLineId) => void;
}

/** Shows the editable products of a list with current data. Cards on a narrow screen. */
export function ListLines({
  name,
  lines,
  productHref,
  refusals = {},
  onQuantity,
  onRemove,
}: ListLinesProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(root, {
    count: lines.length,
    row: 'tbody > tr',
    takes: ['td:last-child button'],
  });
  const columns = listColumns({ productHref, refusals, onQuantity, onRemove });
  return (
    <ListLinesLayout ref={root}>
      <Table
        caption={name}
        columns={columns}
        rows={lines}
        rowKey={lineKey}
        rowState={(line) => (line.isOnSale && isInStock(line) ? 'available' : 'unavailable')}
      />
    </ListLinesLayout>
  );
}

import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey, outOfStockLines } from '@formulary/rules/carts/cartLines';
import { useRef } from 'react';
import { Table } from '../../../primitives/Table/Table.tsx';
import { useFocusAfterRemoval } from '../../../primitives/useFocusAfterRemoval.ts';
import { cartColumns } from './cartColumns.tsx';
import { CartTableLayout } from './CartTable.styles.ts';

export interface CartTableProps {
  lines: readonly CartLine[];
  productHref: (productId: number) => string;
  /** Why a change of a line was refused, by line key. */
  refusals?: Readonly<Record<string, string>>;
  /** Sets an absolute quantity; 0 deletes the line (spec 4.4). */
  onQuantity: (line: CartLineId, quantity: number) => void;
  onRemove: (line: CartLineId) => void;
}

/** Shows the editable lines of the cart with their prices (spec 2.12). Cards on a narrow screen. */
export function CartTable({
  lines,
  productHref,
  refusals = {},
  onQuantity,
  onRemove,
}: CartTableProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(root, { count: lines.length, row: 'tbody > tr', takes: ['button'] });
  const tooMany = new Set(outOfStockLines(lines).map(lineKey));
  const columns = cartColumns({ productHref, refusals, onQuantity, onRemove, tooMany });
  return (
    <CartTableLayout ref={root}>
      <Table
        caption="Your cart"
        columns={columns}
        rows={lines}
        rowKey={lineKey}
        rowState={(line) => (tooMany.has(lineKey(line)) ? 'unavailable' : 'available')}
      />
    </CartTableLayout>
  );
}

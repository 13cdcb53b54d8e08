import type { CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/lineKey';
import type { ListedLine } from '@formulary/rules/lists/listedLine';
import { isInStock } from '@formulary/rules/stock/isInStock';
import { Table } from '../../../primitives/Table/Table.tsx';
import { listColumns } from './listColumns.tsx';
import { ListLinesLayout } from './ListLines.styles.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

export interface ListLinesProps {
  /** The name of the list. */
  name: string;
  lines: readonly ListedLine[];
  productHref: (productId: number) => string;
  /** Why a quantity was refused, by line key. */
  refusals?: Readonly<Record<string, string>>;
  /** An absolute quantity; 0 takes the line off. */
  onQuantity: (line: CartLineId, quantity: number) => void;
  onRemove: (line: CartLineId) => void;
}

/** The products of a list with what they are now, to be changed in place. Cards on a narrow screen. */
export function ListLines({
  name,
  lines,
  productHref,
  refusals = {},
  onQuantity,
  onRemove,
}: ListLinesProps) {
  const { ref, expect } = useFocusAfterRemoval(lines.length);
  const removing = (line: CartLineId) => {
    expect(lines.findIndex((each) => lineKey(each) === lineKey(line)));
    onRemove(line);
  };
  const columns = listColumns({ productHref, refusals, onQuantity, onRemove: removing });
  return (
    <ListLinesLayout ref={ref}>
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

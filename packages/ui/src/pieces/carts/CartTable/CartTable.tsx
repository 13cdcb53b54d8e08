import type { CartLine, CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey, outOfStockLines } from '@formulary/rules/carts/cartLines';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { Table, type TableColumn } from '../../../primitives/data/Table/Table.tsx';
import { useFocusAfterRemoval } from '../../../primitives/focus/useFocusAfterRemoval.ts';
import { Picture } from '../../catalogue/product/Picture/Picture.tsx';
import { CartLineName } from '../CartLineName/CartLineName.tsx';
import { CartLineQuantity } from '../CartLineQuantity/CartLineQuantity.tsx';
import { CartLineSubtotal } from '../CartLineSubtotal/CartLineSubtotal.tsx';
import { LineTypeTag } from '../LineTypeTag/LineTypeTag.tsx';
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

type Wiring = Required<Omit<CartTableProps, 'lines'>> & {
  /** Keys of the lines that exceed the stock. */
  readonly tooMany: ReadonlySet<string>;
};

/** Returns the columns of the cart in the order of the specification (spec 2.12). */
function cartColumns({
  productHref,
  refusals,
  tooMany,
  onQuantity,
  onRemove,
}: Wiring): readonly TableColumn<CartLine>[] {
  return [
    {
      key: 'action',
      header: 'Action',
      cell: (line) => (
        <IconButton label={`Remove ${line.name}`} onClick={() => onRemove(line)}>
          <Trash2 aria-hidden />
        </IconButton>
      ),
    },
    {
      key: 'image',
      header: 'Image',
      cell: ({ image }) => <Picture folder="products" file={image} alt="" />,
    },
    {
      key: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: (line) => (
        <CartLineName
          line={line}
          href={productHref(line.productId)}
          isOutOfStock={tooMany.has(lineKey(line))}
        />
      ),
    },
    {
      key: 'type',
      header: 'Type',
      cell: (line) => <LineTypeTag isPrescription={line.isPrescription} />,
    },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      cell: ({ unitPrice }) => formatMoney(unitPrice),
    },
    {
      key: 'quantity',
      header: 'Quantity',
      cell: (line) => (
        <CartLineQuantity
          line={line}
          refusal={refusals[lineKey(line)]}
          onQuantity={(quantity) => onQuantity(line, quantity)}
        />
      ),
    },
    {
      key: 'subtotal',
      header: 'Subtotal',
      align: 'end',
      cell: (line) => <CartLineSubtotal line={line} />,
    },
    { key: 'vat', header: 'VAT', align: 'end', cell: ({ vat }) => formatMoney(vat) },
    { key: 'total', header: 'Total', align: 'end', cell: ({ total }) => formatMoney(total) },
  ];
}

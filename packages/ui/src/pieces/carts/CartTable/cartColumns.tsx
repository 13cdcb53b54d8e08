import type { CartLine } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { TableColumn } from '../../../primitives/Table/Table.tsx';
import { Picture } from '../../catalogue/Picture/Picture.tsx';
import { CartLineName } from '../CartLineName/CartLineName.tsx';
import { CartLineQuantity } from '../CartLineQuantity/CartLineQuantity.tsx';
import { CartLineSubtotal } from '../CartLineSubtotal/CartLineSubtotal.tsx';
import type { CartTableProps } from './CartTable.tsx';
import { LineTypeTag } from '../LineTypeTag/LineTypeTag.tsx';

type Wiring = Required<Omit<CartTableProps, 'lines'>> & {
  /** Keys of the lines that exceed the stock. */
  readonly tooMany: ReadonlySet<string>;
};

/** Returns the columns of the cart in the order of the specification (spec 2.12). */
export function cartColumns({
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

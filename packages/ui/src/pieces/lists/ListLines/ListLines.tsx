import type { CartLineId } from '@formulary/rules/carts/cartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import type { ListedLine } from '@formulary/rules/lists/productList';
import { quantitySentence } from '@formulary/rules/problems/quantitySentence';
import { isInStock } from '@formulary/rules/stock/stockLevel';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { QuantityField } from '../../../fields/QuantityField/QuantityField.tsx';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { Table, type TableColumn } from '../../../primitives/data/Table/Table.tsx';
import { useFocusAfterRemoval } from '../../../primitives/focus/useFocusAfterRemoval.ts';
import { Picture } from '../../catalogue/product/Picture/Picture.tsx';
import { Price } from '../../catalogue/offer/Price/Price.tsx';
import { PromotionList } from '../../catalogue/offer/PromotionList/PromotionList.tsx';
import { ListLineName, ListLineStock } from './ListLineCells.tsx';
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

type Wiring = Required<Omit<ListLinesProps, 'name' | 'lines'>>;

/** Returns the columns of a list; the card styles identify them by position. */
function listColumns({
  productHref,
  refusals,
  onQuantity,
  onRemove,
}: Wiring): readonly TableColumn<ListedLine>[] {
  return [
    {
      key: 'picture',
      header: 'Picture',
      isHeaderHidden: true,
      cell: ({ image }) => <Picture folder="products" file={image} alt="" />,
    },
    {
      key: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: (line) => <ListLineName line={line} href={productHref(line.productId)} />,
    },
    {
      key: 'price',
      header: 'Price',
      cell: ({ price, isPrescription, promotions }) => (
        <div>
          <Price amount={price} isPrescription={isPrescription} />
          <PromotionList promotions={promotions} />
        </div>
      ),
    },
    { key: 'stock', header: 'Stock', cell: (line) => <ListLineStock line={line} /> },
    {
      key: 'quantity',
      header: 'Quantity',
      cell: (line) => (
        <QuantityField
          label={`Quantity of ${line.name}`}
          isLabelHidden
          value={line.quantity}
          invalidMessage={quantitySentence}
          errorMessage={refusals[lineKey(line)]}
          onChange={(quantity) => (quantity > 0 ? onQuantity(line, quantity) : onRemove(line))}
        />
      ),
    },
    {
      key: 'remove',
      header: 'Take off',
      isHeaderHidden: true,
      cell: (line) => (
        <IconButton label={`Take ${line.name} off the list`} onClick={() => onRemove(line)}>
          <Trash2 aria-hidden />
        </IconButton>
      ),
    },
  ];
}

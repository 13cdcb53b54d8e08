import { lineKey } from '@formulary/rules/carts/cartLines';
import type { ListedLine } from '@formulary/rules/lists/productList';
import { quantitySentence } from '@formulary/rules/problems/quantitySentence';
import { Trash2 } from 'lucide-react';
import { QuantityField } from '../../../fields/QuantityField/QuantityField.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { TableColumn } from '../../../primitives/Table/Table.tsx';
import { Picture } from '../../catalogue/Picture/Picture.tsx';
import { Price } from '../../catalogue/Price/Price.tsx';
import { PromotionList } from '../../catalogue/PromotionList/PromotionList.tsx';
import type { ListLinesProps } from './ListLines.tsx';
import { ListLineName } from './ListLineName.tsx';
import { ListLineStock } from './ListLineStock.tsx';

type Wiring = Required<Omit<ListLinesProps, 'name' | 'lines'>>;

/** Returns the columns of a list; the card styles identify them by position. */
export function listColumns({
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

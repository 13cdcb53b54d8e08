import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { OrderLine } from '@formulary/rules/orders/order';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { TableColumn } from '../../../primitives/Table/Table.tsx';
import { Picture } from '../../catalogue/Picture/Picture.tsx';
import { OrderLinePromotions } from '../OrderLinePromotions/OrderLinePromotions.tsx';
import { UnbrokenText } from '../../catalogue/UnbrokenText/UnbrokenText.tsx';

/** The columns of an order's products in the order of the specification (spec 2.17). */
export function orderLineColumns(
  productHref: (productId: number) => string,
): readonly TableColumn<OrderLine>[] {
  return [
    {
      key: 'image',
      header: 'Image',
      cell: ({ image }) => <Picture folder="products" file={image} alt="" />,
    },
    {
      key: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: ({ productId, name }) => (
        <TextLink href={productHref(productId)}>
          <UnbrokenText>{name}</UnbrokenText>
        </TextLink>
      ),
    },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      cell: ({ unitPrice }) => formatMoney(unitPrice),
    },
    { key: 'quantity', header: 'Quantity', align: 'end', cell: ({ quantity }) => quantity },
    {
      key: 'subtotal',
      header: 'SubTotal',
      align: 'end',
      cell: ({ subtotal }) => formatMoney(subtotal),
    },
    { key: 'vat', header: 'VAT', align: 'end', cell: ({ vat }) => formatMoney(vat) },
    {
      key: 'promotions',
      header: 'Promotions',
      cell: (line) => <OrderLinePromotions line={line} />,
    },
  ];
}

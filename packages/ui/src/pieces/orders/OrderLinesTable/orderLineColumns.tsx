import { lineKey } from '@formulary/rules/carts/cartLines';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { OrderLine } from '@formulary/rules/orders/order';
import { amountOrToFollow } from '@formulary/rules/orders/orderAmount';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { space } from '../../../theme/tokens.ts';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { TableColumn } from '../../../primitives/Table/Table.tsx';
import type { OrderLinesTableProps } from './OrderLinesTable.tsx';
import { Picture } from '../../catalogue/Picture/Picture.tsx';
import { OrderLinePromotions } from '../OrderLinePromotions/OrderLinePromotions.tsx';
import { UnbrokenText } from '../../catalogue/UnbrokenText/UnbrokenText.tsx';

const Quantity = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space[1]};

  button {
    white-space: nowrap;
  }
`;

/** Returns the columns of an order's products in the order of the specification (spec 2.17). */
export function orderLineColumns({
  productHref,
  again,
}: Pick<OrderLinesTableProps, 'productHref' | 'again'>): readonly TableColumn<OrderLine>[] {
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
      cell: ({ productId, name }) =>
        productId > 0 ? (
          <TextLink href={productHref(productId)}>
            <UnbrokenText isName>{name}</UnbrokenText>
          </TextLink>
        ) : (
          <UnbrokenText isName>{name}</UnbrokenText>
        ),
    },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      cell: ({ unitPrice, awaitsPrice }) => amountOrToFollow(unitPrice, awaitsPrice),
    },
    {
      key: 'quantity',
      header: 'Quantity',
      align: 'end',
      cell: (line) =>
        again && line.productId > 0 ? (
          <Quantity>
            <span>{line.quantity}</span>
            <Button
              isSmall
              variant="quiet"
              isPending={again.pendingKey === lineKey(line)}
              onClick={() => again.onBuy(line)}
            >
              Buy again <VisuallyHidden>{line.name}</VisuallyHidden>
            </Button>
          </Quantity>
        ) : (
          line.quantity
        ),
    },
    {
      key: 'subtotal',
      header: 'SubTotal',
      align: 'end',
      cell: ({ subtotal, awaitsPrice }) => (awaitsPrice ? '–' : formatMoney(subtotal)),
    },
    {
      key: 'vat',
      header: 'VAT',
      align: 'end',
      cell: ({ vat, awaitsPrice }) => (awaitsPrice ? '–' : formatMoney(vat)),
    },
    {
      key: 'promotions',
      header: 'Promotions',
      cell: (line) => <OrderLinePromotions line={line} />,
    },
  ];
}

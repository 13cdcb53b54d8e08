import type { CartLineId } from '@formulary/rules/carts/cartLine';
import { orderSumRows } from '@formulary/rules/orders/orderSums';
import type { Order, OrderLine } from '@formulary/rules/orders/order';
import { Table, type TableColumn } from '../../../primitives/data/Table/Table.tsx';
import { Layout, Quantity } from './OrderLinesTable.styles.ts';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { amountOrToFollow } from '@formulary/rules/orders/orderAmount';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { Picture } from '../../catalogue/product/Picture/Picture.tsx';
import { OrderLinePromotions } from '../OrderLinePromotions/OrderLinePromotions.tsx';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

export interface OrderLinesTableProps {
  order: Pick<Order, 'lines' | 'amount' | 'deliveryFee' | 'delivery' | 'awaitsPrice'>;
  productHref: (productId: number) => string;
  /** Adds a line to the cart again; `pendingKey` is the key of the line being added. */
  again?: { pendingKey: string | undefined; onBuy: (line: CartLineId) => void } | undefined;
}

/** Shows the products of an order and its totals: net, VAT by rate, subtotal, delivery, total (spec 2.17). */
export function OrderLinesTable({ order, productHref, again }: OrderLinesTableProps) {
  const { lines = [] } = order;
  return (
    <Layout>
      <Table
        caption="Products"
        columns={orderLineColumns({ productHref, again })}
        rows={lines}
        rowKey={({ productId, isPrescription, manualIndex }) =>
          `${productId}-${isPrescription}-${manualIndex}`
        }
        summaryColumn="subtotal"
        summary={orderSumRows({ ...order, lines }).map((row) => ({
          ...row,
          isTotal: row.key === 'total',
        }))}
      />
    </Layout>
  );
}

/** Returns the columns of an order's products in the order of the specification (spec 2.17). */
function orderLineColumns({
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

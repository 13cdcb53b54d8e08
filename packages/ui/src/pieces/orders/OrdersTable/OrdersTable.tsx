import { Table, type TableColumn } from '../../../primitives/data/Table/Table.tsx';
import { canBuyAgain, type Order } from '@formulary/rules/orders/order';
import { formatDate } from '@formulary/rules/dates/londonTime';
import { amountOrToFollow } from '@formulary/rules/orders/orderAmount';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { Unbroken } from '../../../primitives/layout/Unbroken.ts';
import { OrderActions } from '../OrderActions/OrderActions.tsx';
import { OrderStateTag } from '../OrderStateTag/OrderStateTag.tsx';
import { Layout } from './OrdersTable.styles.ts';
import { paymentModeLabel } from '../paymentModeLabel.ts';
import { PaymentStatusTag } from '../PaymentStatusTag/PaymentStatusTag.tsx';

export interface OrdersTableProps {
  orders: readonly Order[];
  orderHref: (orderId: number) => string;
  /** Page with an order's prescriptions; omitted until that screen exists. */
  prescriptionsHref?: ((orderId: number) => string) | undefined;
  /** Returns whether an order's card payment is due, and starts it. */
  payment?: { isDue: (order: Order) => boolean; onPay: (orderId: number) => void } | undefined;
  /** Adds the products of an order to the cart again; `pendingId` is the order being added. */
  again?: { pendingId: number | undefined; onBuy: (orderId: number) => void } | undefined;
  /** Keeps the current rows while the next page loads. */
  isBusy?: boolean;
}

/** Lists the buyer's orders in the given order; the API sends newest first (spec 2.16). */
export function OrdersTable({
  orders,
  orderHref,
  prescriptionsHref,
  payment,
  again,
  isBusy = false,
}: OrdersTableProps) {
  return (
    <Layout>
      <Table
        caption="Your orders"
        columns={orderColumns({ orderHref, prescriptionsHref, payment, again })}
        rows={orders}
        rowKey={({ id }) => id}
        isDense
        isBusy={isBusy}
      />
    </Layout>
  );
}

/** Returns the columns of the order list in the order of the specification (spec 2.16). */
function orderColumns({
  orderHref,
  prescriptionsHref,
  payment,
  again,
}: Pick<
  OrdersTableProps,
  'orderHref' | 'prescriptionsHref' | 'payment' | 'again'
>): readonly TableColumn<Order>[] {
  return [
    {
      key: 'number',
      header: 'Number',
      isRowHeader: true,
      cell: ({ id, number }) => (
        <TextLink href={orderHref(id)}>
          <VisuallyHidden>View Order </VisuallyHidden>
          <Unbroken translate="no">{number}</Unbroken>
        </TextLink>
      ),
    },
    { key: 'date', header: 'Date', cell: ({ placedAt }) => formatDate(placedAt) },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      cell: ({ amount, awaitsPrice }) => amountOrToFollow(amount, awaitsPrice),
    },
    { key: 'status', header: 'Status', cell: ({ state }) => <OrderStateTag state={state} /> },
    { key: 'delivery', header: 'Delivery', cell: ({ delivery }) => delivery.details },
    {
      key: 'paymentMode',
      header: 'Payment Mode',
      cell: ({ paymentMode }) => <Unbroken>{paymentModeLabel[paymentMode]}</Unbroken>,
    },
    {
      key: 'paymentStatus',
      header: 'Payment Status',
      cell: ({ paymentStatus }) => <PaymentStatusTag status={paymentStatus} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (order) => (
        <OrderActions
          order={order}
          orderHref={orderHref}
          prescriptionsHref={prescriptionsHref}
          again={
            again && canBuyAgain(order)
              ? { isPending: again.pendingId === order.id, onBuy: again.onBuy }
              : undefined
          }
          onPay={payment?.isDue(order) ? payment.onPay : undefined}
        />
      ),
    },
  ];
}

import { canBuyAgain } from '@formulary/rules/orders/canBuyAgain';
import { formatDate } from '@formulary/rules/dates/londonTime';
import type { Order } from '@formulary/rules/orders/order';
import { amountOrToFollow } from '@formulary/rules/orders/orderAmount';
import type { TableColumn } from '../../../primitives/Table/Table.tsx';
import { Unbroken } from '../../../primitives/Unbroken.ts';
import { OrderActions } from '../OrderActions/OrderActions.tsx';
import type { OrdersTableProps } from './OrdersTable.tsx';
import { OrderStateTag } from '../OrderStateTag/OrderStateTag.tsx';
import { paymentModeLabel } from '../paymentModeLabel.ts';
import { PaymentStatusTag } from '../PaymentStatusTag/PaymentStatusTag.tsx';

/** Returns the columns of the order list in the order of the specification (spec 2.16). */
export function orderColumns({
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
      cell: ({ number }) => <span translate="no">{number}</span>,
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

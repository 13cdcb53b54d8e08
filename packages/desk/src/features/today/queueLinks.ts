import type { TodayQueueName } from '@formulary/rules/today/todayQueues';
import { paths } from '../../lib/screen/paths.ts';

/** The list of what waits in a queue, and the screen on which one item of it is done. */
interface QueueLinks {
  readonly list: string;
  readonly item: (id: number) => string;
}

/** Where the work of each queue is done. */
export const queueLinks: Readonly<Record<TodayQueueName, QueueLinks>> = {
  'orders-to-send': { list: `${paths.orders}?waitsFor=packing&isOnHold=no`, item: paths.order },
  'orders-flagged': { list: `${paths.orders}?isFlagged=yes`, item: paths.order },
  'orders-on-hold': { list: `${paths.orders}?isOnHold=yes`, item: paths.order },
  'prices-to-set': { list: paths.prices, item: paths.pricesOf },
  'refunds-to-pay': { list: paths.refunds, item: paths.orderRefund },
  'prescriptions-left': { list: `${paths.prescriptions}?isLeft=yes`, item: paths.prescription },
  'originals-due': {
    list: `${paths.prescriptions}?original=due`,
    item: paths.prescription,
  },
  'messages-to-answer': { list: `${paths.messages}?isClosed=no`, item: paths.message },
  'mail-failed': {
    list: `${paths.mails}?state=given-up`,
    item: () => `${paths.mails}?state=given-up`,
  },
  applications: { list: `${paths.customers}?state=verified`, item: paths.customer },
  'data-requests': { list: `${paths.customers}?dataRequest=yes`, item: paths.customer },
  'statements-to-book': { list: paths.money, item: paths.statement },
  rechecks: { list: `${paths.customers}?recheck=yes`, item: paths.customer },
  'stock-low': { list: `${paths.stock}?atSafety=yes&isOnSale=yes`, item: paths.product },
  'rechecks-ahead': { list: `${paths.customers}?recheckAhead=yes`, item: paths.customer },
  'parcels-under-way': { list: `${paths.orders}?waitsFor=delivery`, item: paths.order },
};

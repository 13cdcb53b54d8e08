import { getOrderTimeline } from '@formulary/rules/calls/orderTimelineCalls';
import type { TestShop } from '../openTestShop.ts';

/** Returns an order's timeline, one line per event: event, index of the prescription, actor, and changed amounts. */
export async function timelineLines(
  shop: TestShop,
  { orderId, token, ids }: { orderId: number; token: string; ids: readonly number[] },
): Promise<readonly string[]> {
  const timeline = await shop.ask(getOrderTimeline, {
    token,
    url: `/api/orders/${orderId}/timeline`,
  });
  return timeline.map(({ event, prescriptionId, by, amountBefore, amountAfter }) => {
    const place = prescriptionId === undefined ? '' : ` ${ids.indexOf(prescriptionId) + 1}`;
    const amounts = amountBefore === undefined ? '' : `, ${amountBefore} to ${amountAfter}`;
    return `${event}${place}: ${by ?? 'nobody'}${amounts}`;
  });
}

import type { Order } from '@formulary/rules/orders/order';
import type { TimelineEntry } from '@formulary/rules/prescriptions/orderTimeline';

/** The first step of an order's life. */
export function timelineOf({ placedAt }: Order): readonly TimelineEntry[] {
  return [{ event: 'order-placed', at: placedAt, by: 'Amara Okafor', prescriptionId: undefined }];
}

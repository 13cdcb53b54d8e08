import type { Order } from '@formulary/rules/orders/order';
import type { TimelineEntry } from '@formulary/rules/prescriptions/orderTimeline';

/** Returns a history with one entry, the placing of the order. */
export function timelineOf({ placedAt }: Order): readonly TimelineEntry[] {
  return [{ event: 'order-placed', at: placedAt, by: 'Amara Okafor', prescriptionId: undefined }];
}

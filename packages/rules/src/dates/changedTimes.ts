import type { DeliveryTimes } from './deliveryTimes.ts';

let changed: DeliveryTimes | undefined;

/** Sets the delivery times of this process or page; without them, the default. */
export function setDeliveryTimes(next?: DeliveryTimes): void {
  changed = next;
}

/** Returns the delivery times that staff changed; nothing for the default, which pages load only where they need it. */
export const changedTimes = (): DeliveryTimes | undefined => changed;

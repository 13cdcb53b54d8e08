import type { DeliveryTimes } from './deliveryTimes.ts';

/** Delivery times with their cut-offs in words, so that pages need no code that makes the words. */
export interface SaidTimes extends DeliveryTimes {
  /** As `sayCutOffs` says them. */
  readonly said: string;
}

let changed: SaidTimes | undefined;

/** Sets the delivery times of this process or page; without them, the default. */
export function setDeliveryTimes(next?: SaidTimes): void {
  changed = next;
}

/** Returns the delivery times that staff changed; nothing for the default, which pages load only where they need it. */
export const changedTimes = (): SaidTimes | undefined => changed;

/** Returns the cut-offs for delivery on the next day in words, '3pm' if nobody changed them. */
export const cutOffWords = (): string => changed?.said ?? '3pm';

import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { Db } from '../platform/database/Db.ts';
import type { Listener } from '../platform/database/openListener.ts';
import { readDeliveryOptions } from './orders.queries.ts';

/** Returns the delivery options that are offered. Do not call it within a transaction: it may need a connection. */
export type OfferedDelivery = () => Promise<readonly DeliveryOption[]>;

/**
 * Keeps the delivery options in memory until PostgreSQL notifies of a change. Reads them each time while notifications
 * cannot arrive.
 */
export function openDeliveryOptions(db: Db, listener: Listener): OfferedDelivery {
  let known: Promise<readonly DeliveryOption[]> | undefined;
  const forget = (): void => {
    known = undefined;
  };
  listener.onNotice('formulary_delivery', forget);
  listener.onBegin(forget);
  return () => {
    if (!listener.isListening()) return readDeliveryOptions(db);
    if (known) return known;
    const reading = readDeliveryOptions(db);
    known = reading;
    reading.catch(() => {
      if (known === reading) forget();
    });
    return reading;
  };
}

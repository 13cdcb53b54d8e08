import type { Order } from '@formulary/rules/orders/order';
import { useEffect, useState } from 'react';
import { browserStorage } from '@formulary/client/storage/storage';

/** Also read by early.js, before the first paint. */
const STEPS_KEY = 'prescription_steps';
const KNOWN = 'known';

function rememberSteps(): void {
  browserStorage.setItem(STEPS_KEY, KNOWN);
  document.documentElement.dataset['steps'] = KNOWN;
}

/** Forgets what the last user of this browser knew. */
export function forgetSteps(): void {
  browserStorage.removeItem(STEPS_KEY);
  delete document.documentElement.dataset['steps'];
}

/**
 * Returns whether this browser's user is known to have ordered on prescription, as it was when the screen opened: what
 * is learned later applies to the next one, so that nothing folds under the reader.
 */
export function useKnownSteps(): boolean {
  return useState(() => browserStorage.getItem(STEPS_KEY) === KNOWN)[0];
}

/** Remembers the steps of a purchase on prescription as known if one of these orders was on prescription. */
export function useLearnSteps(orders: readonly Pick<Order, 'hasPrescription'>[] = []): void {
  const isOnPrescription = orders.some(({ hasPrescription }) => hasPrescription);
  useEffect(() => {
    if (isOnPrescription) rememberSteps();
  }, [isOnPrescription]);
}

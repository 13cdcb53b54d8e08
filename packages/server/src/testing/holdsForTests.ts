import { readHoldTimes } from '../orders/orderSettings.ts';

/** Payment deadlines of orders in tests: the defaults. */
export const holdsForTests = readHoldTimes({});

import { readHoldTimes } from '../orders/readHoldTimes.ts';

/** Payment deadlines of orders in tests: the defaults. */
export const holdsForTests = readHoldTimes({});

import { readHoldTimes } from '../orders/readHoldTimes.ts';

/** How long orders in tests wait for their payment: as long as anywhere where nothing is set. */
export const holdsForTests = readHoldTimes({});

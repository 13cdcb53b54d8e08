import { readFlagThresholds } from '../orders/readFlagThresholds.ts';

/** From how many on orders in tests are flagged: as anywhere where nothing is set. */
export const flagsForTests = readFlagThresholds({});

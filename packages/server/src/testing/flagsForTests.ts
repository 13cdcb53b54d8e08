import { readFlagThresholds } from '../orders/readFlagThresholds.ts';

/** Thresholds for flagged orders in tests: the defaults. */
export const flagsForTests = readFlagThresholds({});

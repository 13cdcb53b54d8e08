import { readFlagThresholds } from '../orders/orderSettings.ts';

/** Thresholds for flagged orders in tests: the defaults. */
export const flagsForTests = readFlagThresholds({});

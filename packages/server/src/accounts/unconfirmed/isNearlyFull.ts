import type { UnconfirmedLevel } from './UnconfirmedLevel.ts';

const NEARLY_FULL = 0.8;

/** Returns whether more than 80 % of the space is used, so that staff should know. */
export function isNearlyFull({ usedBytes, mostBytes }: UnconfirmedLevel): boolean {
  return usedBytes > mostBytes * NEARLY_FULL;
}

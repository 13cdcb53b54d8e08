import type { UnconfirmedLevel } from './UnconfirmedLevel.ts';

const NEARLY_FULL = 0.8;

/** Whether staff should hear of it: more than 80 % is taken. */
export function isNearlyFull({ usedBytes, mostBytes }: UnconfirmedLevel): boolean {
  return usedBytes > mostBytes * NEARLY_FULL;
}

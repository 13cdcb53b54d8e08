import { divideHalfUp } from './divideHalfUp.ts';
import { MILLS_PER_PENNY, type Mills } from './mills.ts';

/** Rounds an amount half up to the penny. Use it only for the amount payable, and once (reading R4). */
export function roundToPenny(amount: Mills): Mills {
  return divideHalfUp(amount, MILLS_PER_PENNY) * MILLS_PER_PENNY;
}

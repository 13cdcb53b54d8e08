import { divideHalfUp } from './divideHalfUp.ts';
import { MILLS_PER_PENNY, type Mills } from './mills.ts';

/** Rounds an amount once, half up, to the penny: only the amount payable is rounded so (reading R4). */
export function roundToPenny(amount: Mills): Mills {
  return divideHalfUp(amount, MILLS_PER_PENNY) * MILLS_PER_PENNY;
}

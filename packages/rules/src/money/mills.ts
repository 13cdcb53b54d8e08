/** An amount of money in thousandths of a pound, always a whole number (reading R4). */
export type Mills = number;

export const MILLS_PER_POUND = 1000;
export const MILLS_PER_PENNY = 10;

/**
 * Divides two whole numbers and rounds the quotient to a whole number, halves away from zero (1.5 → 2, -1.5 → -2). The
 * only rounding of the shop (reading R4). Exact while `numerator * 2` is a safe integer; does not throw otherwise.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const sign = Math.sign(numerator) * Math.sign(denominator);
  const size = Math.abs(numerator);
  const divisor = Math.abs(denominator);
  const remainder = size % divisor;
  const whole = (size - remainder) / divisor;
  const rounded = remainder * 2 >= divisor ? whole + 1 : whole;
  return rounded === 0 ? 0 : sign * rounded;
}

/** Rounds an amount half up to the penny. Use it only for the amount payable, and once (reading R4). */
export function roundToPenny(amount: Mills): Mills {
  return divideHalfUp(amount, MILLS_PER_PENNY) * MILLS_PER_PENNY;
}

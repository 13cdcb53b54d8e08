/** An amount of money in thousandths of a pound, always a whole number (reading R4). */
export type Mills = number;

export const MILLS_PER_POUND = 1000;
export const MILLS_PER_PENNY = 10;

const whole = new Intl.NumberFormat('en-GB');

/** Writes a whole number of things with separators: '1,234'. */
export const formatCount = (count: number): string => whole.format(count);

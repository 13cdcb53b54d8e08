const POSITIVE = /^[1-9]\d{0,8}$/;

/** Parses a whole number of 1 or more from an address. Undefined for anything else. */
export function readPositive(written: string | null | undefined): number | undefined {
  return written && POSITIVE.test(written) ? Number(written) : undefined;
}

const POSITIVE = /^[1-9]\d{0,8}$/;

/** A whole number of 1 or more as it stands in an address; nothing for anything else. */
export function readPositive(written: string | null | undefined): number | undefined {
  return written && POSITIVE.test(written) ? Number(written) : undefined;
}

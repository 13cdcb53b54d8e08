import type { UploadLimits } from './UploadLimits.ts';

const KB = 1024;
const MB = 1024 * KB;

/**
 * Three documents of 8 MB with their fields fit; two minutes are enough for them at 2 Mbit/s, and a line that is gone for some seconds is
 * waited for.
 */
export const standardLimits: UploadLimits = {
  mostParts: 40,
  mostFieldBytes: 10 * KB,
  mostBytes: 26 * MB,
  mostMs: 120_000,
  leastBytes: 32 * KB,
  leastBytesEveryMs: 15_000,
};

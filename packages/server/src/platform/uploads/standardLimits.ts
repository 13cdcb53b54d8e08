import type { UploadLimits } from './UploadLimits.ts';

const KB = 1024;
const MB = 1024 * KB;

/**
 * Fits three documents of 8 MB with their fields. Two minutes suffice at 2 Mbit/s, and interruptions of some seconds
 * are allowed.
 */
export const standardLimits: UploadLimits = {
  mostParts: 40,
  mostFieldBytes: 10 * KB,
  mostBytes: 26 * MB,
  mostMs: 120_000,
  leastBytes: 32 * KB,
  leastBytesEveryMs: 15_000,
};

import type { UploadLimits } from './UploadLimits.ts';

const KB = 1024;
const MB = 1024 * KB;

/** Three documents of 8 MB with their fields fit; two minutes are enough for them at 2 Mbit/s. */
export const standardLimits: UploadLimits = {
  mostParts: 40,
  mostFieldBytes: 10 * KB,
  mostBytes: 26 * MB,
  mostMs: 120_000,
};

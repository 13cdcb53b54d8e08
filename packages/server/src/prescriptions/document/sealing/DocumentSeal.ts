import type { Signer, TimestampAuthority } from '@libpdf/core';

/** Signer and certificates of the shop's documents. */
export interface DocumentSeal {
  readonly signer: Signer;
  /** Time-stamping authority; without one, the time is only the shop's claim. */
  readonly timestampAuthority: TimestampAuthority | undefined;
  /** Every certificate that ever sealed the shop's documents, by the SHA-256 of its DER form, in hexadecimal. */
  readonly certificates: ReadonlyMap<string, Uint8Array>;
}

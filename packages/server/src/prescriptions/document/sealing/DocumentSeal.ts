import type { Signer, TimestampAuthority } from '@libpdf/core';

/** What the shop's documents are sealed with. */
export interface DocumentSeal {
  readonly signer: Signer;
  /** Asked for the time when the shop has one; without, the time is the shop's own word. */
  readonly timestampAuthority: TimestampAuthority | undefined;
  /** Every certificate that the shop's documents were ever sealed with, by the SHA-256 of its DER form, in hexadecimal. */
  readonly certificates: ReadonlyMap<string, Uint8Array>;
}

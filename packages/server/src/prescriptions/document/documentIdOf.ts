const HASH_BYTES = 8;

/** Returns the id of a prescription's frozen document, with the beginning of the text's SHA-256. */
export function documentIdOf(prescriptionId: number, textHash: Buffer): string {
  return `RX-${prescriptionId}-${textHash.toString('hex', 0, HASH_BYTES)}`;
}

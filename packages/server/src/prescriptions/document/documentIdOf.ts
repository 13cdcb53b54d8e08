const HASH_BYTES = 8;

/** The id of the document that a prescription's text was frozen as: it carries the beginning of the text's SHA-256. */
export function documentIdOf(prescriptionId: number, textHash: Buffer): string {
  return `RX-${prescriptionId}-${textHash.toString('hex', 0, HASH_BYTES)}`;
}

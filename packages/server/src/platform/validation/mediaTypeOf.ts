/** Accepted media types, detected from the content. */
export type DocumentMediaType = 'application/pdf' | 'image/jpeg' | 'image/png';

const BEGINNINGS: readonly (readonly [DocumentMediaType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/**
 * Detects a file's media type from its first bytes, ignoring its name and the sender's claim. Returns `undefined` for
 * types that are not accepted.
 */
export function mediaTypeOf(content: Buffer): DocumentMediaType | undefined {
  const found = BEGINNINGS.find(([, bytes]) => content.subarray(0, bytes.length).equals(bytes));
  return found?.[0];
}

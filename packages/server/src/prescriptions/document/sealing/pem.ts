/** Formats bytes as PEM, 64 characters a line. */
export function pemOf(label: string, bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}

/** Returns the bytes of the first part of a PEM text with a label; throws when there is none. */
export function fromPem(label: string, pem: string): Uint8Array {
  const found = new RegExp(`-----BEGIN ${label}-----([^-]*)-----END ${label}-----`).exec(pem);
  if (!found?.[1]) throw new Error(`There is no ${label} in this PEM file`);
  return new Uint8Array(Buffer.from(found[1], 'base64'));
}

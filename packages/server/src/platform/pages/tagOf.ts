import { hash } from 'node:crypto';

/** Returns the content hash of a page. */
export function tagOf(html: Buffer): string {
  return hash('sha256', html, 'base64url').slice(0, 22);
}

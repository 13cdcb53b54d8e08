import { hash } from 'node:crypto';

/** Names a page by its content. */
export function tagOf(html: Buffer): string {
  return hash('sha256', html, 'base64url').slice(0, 22);
}

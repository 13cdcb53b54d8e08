import { hash } from 'node:crypto';

/** Hashes a token for storage, so that a reader of the table cannot use it. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

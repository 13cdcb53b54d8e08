import { hash } from 'node:crypto';

/** A token as the database knows it: whoever reads the table cannot use what stands there. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

import { hash } from 'node:crypto';
import { emailKey } from '@formulary/rules/accounts/emailKey';

/** Returns the rate limits' key for an e-mail address: the SHA-256 of its normalised form. */
export function hashEmail(email: string): Buffer {
  return hash('sha256', emailKey(email), 'buffer');
}

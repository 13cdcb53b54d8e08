import { hash } from 'node:crypto';
import { emailKey } from '@formulary/rules/accounts/emailKey';

/** An e-mail address as limits keep it: the SHA-256 of its key, the same however it is spelled. */
export function hashEmail(email: string): Buffer {
  return hash('sha256', emailKey(email), 'buffer');
}

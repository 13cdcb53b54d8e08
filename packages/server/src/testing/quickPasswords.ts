import crypto from 'node:crypto';
import { replaceBuiltin } from './replaceBuiltin.ts';

/**
 * Replaces password hashing by an instant one while the tests of a file run: hundreds of real hashes would take many
 * seconds of CPU time. Returns the cost parameters of each requested hash.
 */
export function quickPasswords(): string[] {
  const costs: string[] = [];
  replaceBuiltin(crypto, 'argon2', () => (_algorithm, { message, nonce, ...cost }, callback) => {
    costs.push(JSON.stringify(cost));
    const bytes = Buffer.concat([message as Buffer, nonce as Buffer]);
    const hash = crypto.hash('sha512', bytes, 'buffer');
    callback(null, hash.subarray(0, cost.tagLength));
  });
  return costs;
}

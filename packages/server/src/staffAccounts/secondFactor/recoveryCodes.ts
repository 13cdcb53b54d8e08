import { hash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@formulary/rules/calls/desk/deskSessionCalls';
import type { Trx } from '../../platform/database/Trx.ts';
import { replaceRecoveryHashes } from './recoveryCodes.queries.ts';

const CODE_LENGTH = 16;
/** Base32 (RFC 4648): 5 bits each, and no digit that looks like a letter. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Gives a person ten new recovery codes of 80 random bits instead of the old ones, and returns their only copy. */
export async function giveRecoveryCodes(trx: Trx, staffId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await replaceRecoveryHashes(trx, staffId, codes.map(recoveryHash));
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'));
}

/** Returns the hash by which a recovery code is known; the code is plain, without dashes. */
export function recoveryHash(code: string): Buffer {
  return hash('sha256', code, 'buffer');
}

function newCode(): string {
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join('');
}

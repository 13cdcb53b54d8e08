import { hash } from 'node:crypto';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import type { Db } from '../../platform/database/Db.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { judgePassword } from '../judgePassword.ts';
import { readProfile } from '../users.queries.ts';
import { notePresence } from './presence.queries.ts';

/** A re-entered password, with the token of its session. */
export interface PresenceProof {
  readonly userId: number;
  readonly token: string;
  readonly password: string;
  readonly network: string;
}

/**
 * Records that the signed-in user entered their password again. A wrong one counts as a failed sign-in but keeps the
 * session. Refuses with the field's sentence, and with 'too-many-requests' as sign-in does.
 */
export async function provePresence(
  db: Db,
  { userId, token, password, network }: PresenceProof,
  now: Date,
): Promise<void> {
  const { email } = await readProfile(db, userId);
  try {
    await judgePassword(db, { email, password, network }, now);
  } catch (error) {
    const isWrong = error instanceof Refused && error.problem.code === 'sign-in-failed';
    if (!isWrong) throw error;
    throw new Refused('invalid-request', { errors: { password: fieldSentences.passwordWrong } });
  }
  await notePresence(db, hash('sha256', token, 'buffer'), now);
}

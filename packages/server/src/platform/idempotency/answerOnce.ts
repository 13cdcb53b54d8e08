import type { RefusalCode } from '@formulary/rules/problems/messages';
import type { Codec } from '@formulary/rules/wire/codec';
import type { Trx } from '../database/Trx.ts';
import { beforeCommit } from '../database/withTransaction.ts';
import { Refused } from '../problems/Refused.ts';
import { claimKey, type IdempotencyClaim, storeAnswer, readKey } from './idempotency.queries.ts';

/**
 * Runs a command once per idempotency key. A retry with the same contents gets the stored answer word for word; other
 * contents are refused with `whenReused`. A refusal rolls the claim back, so the key stays free.
 */
export async function answerOnce<Answer, Written = never>(
  trx: Trx,
  claim: IdempotencyClaim,
  codec: Codec<Written, Answer>,
  work: () => Promise<Answer>,
  whenReused: RefusalCode = 'order-key-reused',
): Promise<Answer> {
  if (await claimKey(trx, claim)) {
    const answer = await work();
    beforeCommit(trx, () => storeAnswer(trx, claim, codec.write(answer)));
    return answer;
  }
  const stored = await readKey(trx, claim);
  if (!stored) throw new Error('An idempotency key vanished after it was found taken');
  if (!stored.requestHash.equals(claim.requestHash)) throw new Refused(whenReused);
  // The same codec wrote it.
  return codec.read(stored.answer as Written);
}

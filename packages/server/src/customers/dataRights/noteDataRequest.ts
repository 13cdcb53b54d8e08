import type { DataRequest } from '@formulary/rules/customers/dataCopy';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { requireReason } from '../../platform/problems/requireReason.ts';
import { lockCustomer, type SeenCustomer } from '../lockCustomer.ts';
import { writeDataRequest } from './dataRequests.queries.ts';

interface Doing {
  readonly actor: DeskActor;
  readonly now: Date;
}

/**
 * Notes that a customer asked for a copy or an erasure, who asked and when; it waits on Today until one of them is made,
 * or it is closed. A later request replaces it. Refuses as `lockCustomer` does, and a day to come with 'invalid-request'.
 */
export async function noteDataRequest(
  db: Db,
  { askedBy, askedOn, ...seen }: SeenCustomer & DataRequest,
  { actor, now }: Doing,
): Promise<void> {
  if (askedOn > londonDay(now)) throw new Refused('invalid-request');
  await withTransaction(db, async (trx) => {
    await lockCustomer(trx, seen);
    await writeDataRequest(trx, seen.userId, askedOn);
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'data-request-noted',
      subject: `user ${seen.userId}`,
      detail: { by: actor.by, askedBy, askedOn },
      staff: actor.staff,
    });
  });
}

/** Closes a noted request, with the reason. Refuses as `lockCustomer` and `requireReason` do. */
export async function closeDataRequest(
  db: Db,
  { reason, ...seen }: SeenCustomer & { readonly reason: string },
  { actor, now }: Doing,
): Promise<void> {
  const why = requireReason(reason);
  await withTransaction(db, async (trx) => {
    await lockCustomer(trx, seen);
    await writeDataRequest(trx, seen.userId, undefined);
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'data-request-closed',
      subject: `user ${seen.userId}`,
      detail: { by: actor.by, reason: why },
      staff: actor.staff,
    });
  });
}

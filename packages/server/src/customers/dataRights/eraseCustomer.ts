import type { AccountState } from '@formulary/rules/accounts/accountState';
import {
  dataRights,
  keptAfterErasure,
  type KeptData,
  type PersonalTable,
  personalTables,
} from '@formulary/rules/customers/dataRights';
import type { DataRequest } from '@formulary/rules/customers/dataCopy';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { readProfile } from '../../accounts/users.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { lockCustomer, type SeenCustomer } from '../lockCustomer.ts';
import { requireReason } from '../../platform/problems/requireReason.ts';
import { dataErasedMail } from './dataErasedMail.ts';
import { countRowsOf, deleteRowsOf } from './dataRows.queries.ts';
import {
  deletePatientsWithoutPrescriptions,
  endLinks,
  hasOpenWork,
  readLastEvent,
  reduceAccount,
} from './erasure.queries.ts';

/** An account that is erased cannot sign in, whatever it was before. */
const endStates: Readonly<Record<AccountState, AccountState>> = {
  registered: 'rejected',
  verified: 'rejected',
  rejected: 'rejected',
  active: 'suspended',
  suspended: 'suspended',
};

/** A request for erasure, about the customer that staff saw. */
interface ErasureRequest extends SeenCustomer, DataRequest {
  readonly reason: string;
}

/** What was done, for the answer to the person. */
export interface ErasureAnswer {
  readonly removed: readonly string[];
  readonly kept: readonly KeptData[];
}

/**
 * Erases what the law does not make the pharmacy keep of a customer (`dataRights`): one transaction removes documents,
 * passkeys, lists, cart, sessions, requests, notes, messages and mails, reduces the account to what kept records refer
 * to, ends it and frees its email address. Records who asked, why, and what was kept until when; the last mail to the
 * address says so. Refuses as `lockCustomer` does, with 'reason-required', and with 'erasure-open-work' while an order is
 * under way or a prescription waits for the customer.
 */
export async function eraseCustomer(
  db: Db,
  { askedBy, askedOn, reason, ...seen }: ErasureRequest,
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<ErasureAnswer> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    const { userId } = seen;
    const from = await lockCustomer(trx, seen);
    if (await hasOpenWork(trx, userId)) throw new Refused('erasure-open-work');
    const { email, firstName } = await readProfile(trx, userId);
    const subject = { userId, email };
    const lastEvent = londonDay(await readLastEvent(trx, userId));
    await endLinks(trx, userId, now);
    await deletePatientsWithoutPrescriptions(trx, userId);
    const removed = new Set<string>();
    for (const table of personalTables) {
      const { erasure, what } = dataRights[table];
      if (erasure !== 'removed') continue;
      if ((await countRowsOf(trx, table, subject)) > 0) removed.add(what);
    }
    for (const table of personalTables) {
      if (dataRights[table].erasure === 'removed') await deleteRowsOf(trx, table, subject);
    }
    const to = endStates[from];
    await reduceAccount(trx, { userId, to, now });
    const left: PersonalTable[] = [];
    for (const table of personalTables) {
      if ((await countRowsOf(trx, table, subject)) > 0) left.push(table);
    }
    const kept = keptAfterErasure(left, lastEvent);
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'data-erased',
      subject: `user ${userId}`,
      detail: {
        by: actor.by,
        reason: why,
        askedBy,
        askedOn,
        from,
        to,
        removed: [...removed].join(', '),
        kept: kept.map(({ reason: law, until }) => `${law} until ${until}`).join(', '),
      },
      staff: actor.staff,
    });
    await queueMail(trx, dataErasedMail({ recipient: email, firstName, kept }), eventId);
    return { removed: [...removed], kept };
  });
}

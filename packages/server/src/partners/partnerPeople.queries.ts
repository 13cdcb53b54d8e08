import type { AccountState } from '@formulary/rules/accounts/accountState';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { LinkPair } from './links.queries.ts';

/** The sender or recipient of a partner mail. */
export interface Partner {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The account of an address that is asked to prescribe. */
export interface Addressee extends Partner {
  readonly state: AccountState;
  readonly isPrescriber: boolean;
}

export async function readPartner(db: Db, userId: number): Promise<Partner> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Finds the prescriber of a practitioner's link in any state; other prescribers are not found (T22). */
export async function findPrescriber(
  db: Db,
  { practitionerId, prescriberId }: LinkPair,
): Promise<Partner | undefined> {
  return db
    .selectFrom('prescriber_links')
    .innerJoin('users', 'users.id', 'prescriber_id')
    .select(['users.id', 'email', 'first_name as firstName', 'last_name as lastName'])
    .where('practitioner_id', '=', practitionerId)
    .where('prescriber_id', '=', prescriberId)
    .executeTakeFirst();
}

/**
 * Finds the account of an address, however it is spelled. Locks it against changes by staff until the transaction ends.
 */
export async function lockAddressee(trx: Trx, email: string): Promise<Addressee | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName'])
    .select(['account_state as state', 'is_prescriber as isPrescriber'])
    .where('email_key', '=', emailKey(email))
    .forShare()
    .executeTakeFirst();
}

import type { AccountState } from '@formulary/rules/accounts/accountState';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A well-formed hash that matches no password. */
const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Returns whether an order of a customer is under way, or a prescription waits for them. */
export async function hasOpenWork(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (select from orders
        where user_id = ${userId} and state not in ('Delivered', 'Cancelled'))
      or exists (select from prescriptions join orders on orders.id = order_id
        where prescriber_id = ${userId} and state not in ('Dispatched', 'Delivered', 'Cancelled')
          and replaced_at is null and given_up_at is null) as "isOpen"`.execute(db);
  return rows[0]?.isOpen ?? false;
}

/** Reads when something last happened that kept records are counted from: an order, a prescription, the application. */
export async function readLastEvent(db: Db, userId: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select greatest(
      (select max(placed_at) from orders where user_id = ${userId}),
      (select max(created_at) from prescriptions
        where practitioner_id = ${userId} or prescriber_id = ${userId}),
      (select max(happened_at) from audit_events where subject = ${`user ${userId}`}),
      (select requested_at from users where id = ${userId})) as at`.execute(db);
  return rows[0]!.at;
}

/** Ends a customer's links, and removes requests that nobody answered. */
export async function endLinks(trx: Trx, userId: number, now: Date): Promise<void> {
  const isOf = sql<boolean>`(practitioner_id = ${userId} or prescriber_id = ${userId})`;
  await trx
    .updateTable('prescriber_links')
    .set({ status: 'ended', ended_at: now })
    .where(isOf)
    .where('status', '=', 'accepted')
    .execute();
  await trx.deleteFrom('prescriber_links').where(isOf).where('status', '=', 'pending').execute();
}

/** Removes the patients of a customer for whom nothing was ever prescribed. */
export async function deletePatientsWithoutPrescriptions(trx: Trx, userId: number): Promise<void> {
  await trx
    .deleteFrom('patients')
    .where('practitioner_id', '=', userId)
    .where(sql<boolean>`not exists (select from prescriptions where patient_id = patients.id)`)
    .execute();
}

/**
 * Reduces an account to what kept records refer to: name, profession and registration number. Everything else goes, the
 * password fits nothing, and the address is free.
 */
export async function reduceAccount(
  trx: Trx,
  { userId, to, now }: { readonly userId: number; readonly to: AccountState; readonly now: Date },
): Promise<void> {
  const address = `erased-${userId}@erased.invalid`;
  await trx
    .updateTable('users')
    .set({
      email: address,
      email_key: address,
      password_hash: NO_PASSWORD,
      account_state: to,
      phone: '',
      birth_date: null,
      username: null,
      company: null,
      street: '',
      city: '',
      postcode: '',
      county: null,
      clinic_street: null,
      clinic_city: null,
      clinic_postcode: null,
      clinic_county: null,
      clinic_country_code: null,
      email_verified_at: null,
      recheck_on: null,
      recheck_told_for: null,
      data_requested_on: null,
      erased_at: now,
    })
    .where('id', '=', userId)
    .execute();
}

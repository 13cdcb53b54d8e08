import type { AccountState } from '@formulary/rules/people/accountState';
import type { BillingDetails } from '@formulary/rules/people/billingRules';
import { countries } from '@formulary/rules/people/countries';
import type { Profile } from '@formulary/rules/wire/entities/profile';
import { sql } from 'kysely';
import type { Db } from '../database/Db.ts';

/** What sign-in needs to know of an account. */
export interface SignInAccount {
  readonly id: number;
  readonly passwordHash: string;
  readonly accountState: AccountState;
}

/** The account of an address, whatever the case of its letters. */
export async function findAccount(db: Db, email: string): Promise<SignInAccount | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash', 'account_state as accountState'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function readProfile(db: Db, userId: number): Promise<Profile> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const code = user.country_code;
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    phone: user.phone,
    birthDate: user.birth_date ?? undefined,
    username: user.username ?? undefined,
    street: user.street,
    city: user.city,
    postcode: user.postcode,
    county: user.county ?? undefined,
    country: { code, name: countries.find((country) => country.code === code)?.name ?? code },
    isPrescriber: user.is_prescriber,
    isProfessional: user.is_professional,
    professionalStatus: user.professional_status ?? undefined,
    registrationNumber: user.registration_number ?? undefined,
    requestedAt: user.requested_at,
  };
}

/** Writes what the profile form can change; nothing else of an account is reachable from there. */
export async function updateDetails(
  db: Db,
  userId: number,
  details: BillingDetails,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      first_name: details.firstName,
      last_name: details.lastName,
      phone: details.phone,
      street: details.street,
      city: details.city,
      postcode: details.postcode,
      county: details.county === '' ? null : details.county,
      country_code: details.countryCode,
    })
    .where('id', '=', userId)
    .execute();
}

/** Failed sign-ins since a moment: of this account from this address, of any account from it, and of how many. */
export async function countFailures(
  db: Db,
  { email, address, since }: { readonly email: string; readonly address: string; since: Date },
): Promise<{ readonly ofAccount: number; readonly ofAddress: number; readonly accounts: number }> {
  const { rows } = await sql<{ ofAccount: number; ofAddress: number; accounts: number }>`
    select
      count(*) filter (where email = ${email}::citext) as "ofAccount",
      count(*) as "ofAddress",
      count(distinct email) as accounts
    from sign_in_failures where address = ${address} and failed_at > ${since}`.execute(db);
  return rows[0] ?? { ofAccount: 0, ofAddress: 0, accounts: 0 };
}

/** Notes a failure, and lets go of those too old to count. */
export async function noteFailure(
  db: Db,
  failure: {
    readonly email: string;
    readonly address: string;
    readonly now: Date;
    readonly since: Date;
  },
): Promise<void> {
  const { email, address, now, since } = failure;
  await db.insertInto('sign_in_failures').values({ email, address, failed_at: now }).execute();
  await db
    .deleteFrom('sign_in_failures')
    .where('address', '=', address)
    .where('failed_at', '<=', since)
    .execute();
}

/** A success makes good the account's own failures from this address. */
export async function forgetFailures(db: Db, email: string, address: string): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('email', '=', email)
    .where('address', '=', address)
    .execute();
}

import type { AccountState } from '@formulary/rules/accounts/accountState';
import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import { countries } from '@formulary/rules/addresses/countries';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { Profile } from '@formulary/rules/accounts/profile';
import type { Db } from '../platform/database/Db.ts';

/** What sign-in needs to know of an account. */
export interface SignInAccount {
  readonly id: number;
  readonly passwordHash: string;
  readonly accountState: AccountState;
}

/** The account of an address, however it is spelled. */
export async function findAccount(db: Db, email: string): Promise<SignInAccount | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash', 'account_state as accountState'])
    .where('email_key', '=', emailKey(email))
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

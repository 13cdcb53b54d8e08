import type { Day } from '@formulary/rules/dates/day';
import type { AccountState } from '@formulary/rules/accounts/accountState';
import type { ProfessionalStatus } from '@formulary/rules/accounts/professionalStatuses';
import type { RegistrationField } from '@formulary/rules/accounts/registrationFields';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** Somebody whose form is right. */
export interface Applicant {
  readonly typed: Readonly<Record<RegistrationField, string>>;
  readonly birthDate: Day;
  readonly passwordHash: string;
  readonly isProfessional: boolean;
  readonly claimsPrescriber: boolean;
}

/** Who is written to. */
export interface AccountOwner {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly state: AccountState;
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

/** Makes the account, `registered`; `undefined` when the address has one already, which is left as it is. */
export async function insertApplicant(
  trx: Trx,
  { typed, birthDate, passwordHash, isProfessional, claimsPrescriber }: Applicant,
  now: Date,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('users')
    .values({
      email: typed.email,
      email_key: emailKey(typed.email),
      password_hash: passwordHash,
      first_name: typed.firstName,
      last_name: typed.lastName,
      phone: typed.phone,
      birth_date: birthDate,
      username: orNull(typed.username),
      company: orNull(typed.company),
      street: typed.street,
      city: typed.city,
      postcode: typed.postcode,
      county: orNull(typed.county),
      country_code: typed.countryCode,
      clinic_street: orNull(typed.clinicStreet),
      clinic_city: orNull(typed.clinicCity),
      clinic_postcode: orNull(typed.clinicPostcode),
      clinic_county: orNull(typed.clinicCounty),
      clinic_country_code: orNull(typed.clinicCountryCode),
      is_professional: isProfessional,
      claims_prescriber: claimsPrescriber,
      // The form's rules have vouched for it.
      professional_status: orNull(typed.professionalStatus) as ProfessionalStatus | null,
      registration_number: orNull(typed.registrationNumber),
      requested_at: now,
    })
    .onConflict((same) => same.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The account of an address, however it is spelled; it stays until the transaction ends. */
export async function lockOwner(trx: Trx, email: string): Promise<AccountOwner | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'first_name as firstName', 'account_state as state'])
    .where('email_key', '=', emailKey(email))
    .forUpdate()
    .executeTakeFirst();
}

export async function readOwner(db: Db, userId: number): Promise<AccountOwner> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name as firstName', 'account_state as state'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Keeps when an address was confirmed; a second time changes nothing. */
export async function noteConfirmed(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function writePassword(trx: Trx, userId: number, passwordHash: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}

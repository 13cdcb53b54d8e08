import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { ProfessionalStatus } from '@formulary/rules/accounts/professionalStatuses';
import type { Profile } from '@formulary/rules/accounts/profile';
import type { RegistrationField } from '@formulary/rules/accounts/registrationFields';
import { localFields } from '@formulary/rules/addresses/addressFields';
import { clinicFields } from '@formulary/rules/addresses/clinicAddress';
import { countries } from '@formulary/rules/addresses/countries';
import type { Day } from '@formulary/rules/dates/day';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { addressFrom, rowOfAddress } from '../addresses/addressColumns.ts';
import type { Schema } from '../platform/database/schema.ts';

const { clinicCountryCode: _stored, ...clinicLocalFields } = clinicFields;

type Users = Schema['users'];

/** A validated applicant. */
export interface Applicant {
  readonly typed: Readonly<Record<RegistrationField, string>>;
  readonly birthDate: Day;
  readonly passwordHash: string;
  readonly isProfessional: boolean;
  readonly claimsPrescriber: boolean;
}

/** Returns the profile of an account's row. */
export function profileOf(user: Selectable<Users>): Profile {
  const code = user.country_code;
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    phone: user.phone,
    birthDate: user.birth_date ?? undefined,
    username: user.username ?? undefined,
    ...addressFrom('', localFields, user),
    country: { code, name: countries.find((country) => country.code === code)?.name ?? code },
    isPrescriber: user.is_prescriber,
    isProfessional: user.is_professional,
    professionalStatus: user.professional_status ?? undefined,
    registrationNumber: user.registration_number ?? undefined,
    requestedAt: user.requested_at,
    ...(user.company ? { company: user.company } : {}),
  };
}

/** Returns the columns that the profile form can change, and no others. */
export function rowOfDetails(details: BillingDetails): Updateable<Users> {
  return {
    first_name: details.firstName,
    last_name: details.lastName,
    company: orNull(details.company),
    phone: details.phone,
    ...rowOfAddress('', localFields, details),
    country_code: details.countryCode,
  };
}

/** Returns the row of a new account. */
export function rowOfApplicant(
  { typed, birthDate, passwordHash, isProfessional, claimsPrescriber }: Applicant,
  now: Date,
): Insertable<Users> {
  return {
    email: typed.email,
    email_key: emailKey(typed.email),
    password_hash: passwordHash,
    first_name: typed.firstName,
    last_name: typed.lastName,
    phone: typed.phone,
    birth_date: birthDate,
    username: orNull(typed.username),
    company: orNull(typed.company),
    ...rowOfAddress('', localFields, typed),
    country_code: typed.countryCode,
    ...rowOfAddress('clinic_', clinicLocalFields, typed),
    clinic_country_code: orNull(typed.clinicCountryCode),
    is_professional: isProfessional,
    claims_prescriber: claimsPrescriber,
    // The form's rules have validated it.
    professional_status: orNull(typed.professionalStatus) as ProfessionalStatus | null,
    registration_number: orNull(typed.registrationNumber),
    requested_at: now,
  };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

import { parseDate } from '@formulary/rules/dates/dateField';
import { professionalStatuses } from '@formulary/rules/accounts/professionalStatuses';
import type { RegistrationField } from '@formulary/rules/accounts/registrationFields';
import type { Registration } from '@formulary/rules/accounts/registration';

/** Registration form: typed values and checkboxes. */
export interface TypedRegistration {
  readonly values: Readonly<Record<RegistrationField, string>>;
  readonly isProfessional: boolean;
  readonly isPrescriber: boolean;
}

/** Drops empty fields. */
function given<Name extends string>(fields: Readonly<Record<Name, string>>) {
  const filled = Object.entries<string>(fields).filter(([, typed]) => typed.trim() !== '');
  return Object.fromEntries(filled) as Partial<Record<Name, string>>;
}

/**
 * Returns the registration to send, from a valid form (spec 3.7). Only professionals send a status, a registration
 * number and the right to prescribe, even if they were filled in before.
 */
export function registrationOf({
  values,
  isProfessional,
  isPrescriber,
}: TypedRegistration): Registration {
  const { professionalStatus, registrationNumber, birthDate, ...typed } = values;
  const { username, company, county, ...required } = typed;
  const { clinicStreet, clinicCity, clinicPostcode, clinicCounty, clinicCountryCode, ...person } =
    required;
  const clinic = { clinicStreet, clinicCity, clinicPostcode, clinicCounty, clinicCountryCode };
  const born = parseDate(birthDate);
  const status = professionalStatuses.find(([, name]) => name === professionalStatus)?.[1];
  return {
    ...person,
    ...given({ username, company, county, ...clinic }),
    birthDate: born.ok ? born.value : undefined,
    isProfessional,
    isPrescriber: isProfessional && isPrescriber,
    professionalStatus: isProfessional ? status : undefined,
    ...(isProfessional && status ? { registrationNumber } : {}),
  };
}

import { formatDay } from '@formulary/rules/dates/formatDay';
import type { RegistrationField } from '@formulary/rules/accounts/registrationFields';
import { tidyPostcode } from '@formulary/rules/addresses/tidyPostcode';
import type { Registration } from '@formulary/rules/accounts/registration';

/**
 * A registration as it was typed, for the rules of the form and for keeping: spaces around what was typed do not
 * count, except in a password, and UK postcodes are written as the post does.
 */
export function typedOf(registration: Registration): Readonly<Record<RegistrationField, string>> {
  const { isProfessional, password, passwordConfirmation, birthDate } = registration;
  return {
    firstName: plain(registration.firstName),
    lastName: plain(registration.lastName),
    email: plain(registration.email),
    password,
    passwordConfirmation,
    phone: plain(registration.phone),
    birthDate: birthDate === undefined ? '' : formatDay(birthDate),
    username: plain(registration.username),
    company: plain(registration.company),
    street: plain(registration.street),
    city: plain(registration.city),
    postcode: tidyPostcode(registration.postcode),
    county: plain(registration.county),
    countryCode: registration.countryCode,
    clinicStreet: plain(registration.clinicStreet),
    clinicCity: plain(registration.clinicCity),
    clinicPostcode: tidyPostcode(registration.clinicPostcode ?? ''),
    clinicCounty: plain(registration.clinicCounty),
    clinicCountryCode: registration.clinicCountryCode ?? '',
    // Those of somebody who is no professional are not asked for, not judged and not kept.
    professionalStatus: isProfessional ? (registration.professionalStatus ?? '') : '',
    registrationNumber: isProfessional ? plain(registration.registrationNumber) : '',
  };
}

function plain(text: string | undefined): string {
  return text?.trim() ?? '';
}

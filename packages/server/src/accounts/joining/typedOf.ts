import { formatDay } from '@formulary/rules/dates/formatDay';
import type { RegistrationField } from '@formulary/rules/accounts/registrationFields';
import type { Registration } from '@formulary/rules/accounts/registration';

/** A registration as it was typed, by the fields of its form. */
export function typedOf(registration: Registration): Readonly<Record<RegistrationField, string>> {
  const { isProfessional, password, passwordConfirmation, birthDate } = registration;
  return {
    firstName: registration.firstName,
    lastName: registration.lastName,
    email: registration.email,
    password,
    passwordConfirmation,
    phone: registration.phone,
    birthDate: birthDate === undefined ? '' : formatDay(birthDate),
    username: registration.username ?? '',
    company: registration.company ?? '',
    street: registration.street,
    city: registration.city,
    postcode: registration.postcode,
    county: registration.county ?? '',
    countryCode: registration.countryCode,
    clinicStreet: registration.clinicStreet ?? '',
    clinicCity: registration.clinicCity ?? '',
    clinicPostcode: registration.clinicPostcode ?? '',
    clinicCounty: registration.clinicCounty ?? '',
    clinicCountryCode: registration.clinicCountryCode ?? '',
    // Those of somebody who is no professional are not asked for, not judged and not kept.
    professionalStatus: isProfessional ? (registration.professionalStatus ?? '') : '',
    registrationNumber: isProfessional ? (registration.registrationNumber ?? '') : '',
  };
}

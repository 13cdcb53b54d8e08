import { formatDay } from '@formulary/rules/dates/day';
import type { RegistrationField } from '@formulary/rules/accounts/registrationFields';
import type { Registration } from '@formulary/rules/accounts/registration';

/** Returns the typed values of a registration, by form field. */
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
    // Not required, judged or stored for a non-professional.
    professionalStatus: isProfessional ? (registration.professionalStatus ?? '') : '',
    registrationNumber: isProfessional ? (registration.registrationNumber ?? '') : '',
  };
}

import { formatDay } from '@formulary/rules/dates/day';
import type { RegistrationField } from '@formulary/rules/accounts/registrationFields';
import { addressOf, postalFields } from '@formulary/rules/addresses/addressFields';
import { clinicFields } from '@formulary/rules/addresses/clinicAddress';
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
    ...addressOf({ ...postalFields, ...clinicFields }, (field) => registration[field] ?? ''),
    // Not required, judged or stored for a non-professional.
    professionalStatus: isProfessional ? (registration.professionalStatus ?? '') : '',
    registrationNumber: isProfessional ? (registration.registrationNumber ?? '') : '',
  };
}

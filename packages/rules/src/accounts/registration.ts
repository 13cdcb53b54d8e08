import { clinicFields } from '../addresses/clinicAddress.ts';
import { postalFields } from '../addresses/addressFields.ts';
import { typedAddress } from '../addresses/addressOnWire.ts';
import type { Words } from '../wire/codec.ts';
import { defaultedField, entity, field, optionalField } from '../wire/entity.ts';
import { professionalStatuses } from './professionalStatuses.ts';
import { dayAsInstant, orEmpty } from '../wire/formScalars.ts';
import { flagInForm, oneOf, text } from '../wire/scalars.ts';

/** A professional status in a multipart form: its number as text (spec 3.8). */
const professionalStatusInForm = oneOf(
  professionalStatuses.map(([value, name]) => [String(value), name] as const),
);

/**
 * The fields of a registration, a multipart form sent with the documents (spec 3.7). The form's rules check presence
 * and lengths, so that each field gets its own message.
 */
export const registration = entity({
  firstName: field('user_fname', text(0, 1000)),
  lastName: field('user_lname', text(0, 1000)),
  email: field('user_email', text(0, 1000)),
  password: field('user_password', text(0, 1000)),
  passwordConfirmation: field('user_password_confirmation', text(0, 1000)),
  phone: field('user_phone', text(0, 1000)),
  birthDate: field('user_dob', orEmpty(dayAsInstant)),
  username: optionalField('user_username', text(0, 1000)),
  company: optionalField('user_company', text(0, 1000)),
  ...typedAddress('user_', postalFields),
  ...typedAddress('user_clinic_', clinicFields),
  isProfessional: field('user_is_professional', flagInForm),
  isPrescriber: defaultedField('user_is_prescriber', flagInForm, false),
  /** May be empty: the rule then asks a professional for it, together with the other missing fields. */
  professionalStatus: defaultedField(
    'user_professional_status',
    orEmpty(professionalStatusInForm),
    undefined,
  ),
  registrationNumber: optionalField('user_professional_reg_no', text(0, 1000)),
});

export type Registration = Words<typeof registration>;

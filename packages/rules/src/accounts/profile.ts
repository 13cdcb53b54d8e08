import { professionalStatuses } from './professionalStatuses.ts';
import type { Words } from '../wire/codec.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { day, flag, instant, oneOf, orNull, recordId, text } from '../wire/scalars.ts';
import { localFields } from '../addresses/addressFields.ts';
import { country, storedAddress } from '../addresses/addressOnWire.ts';

/** Professional statuses by their wire value (spec 3.8). */
const professionalStatus = oneOf(professionalStatuses);

/** The signed-in user (spec 3.6). */
export const profile = entity({
  id: field('user_pk', recordId),
  firstName: field('user_fname', text(1, 100)),
  lastName: field('user_lname', text(1, 100)),
  email: field('user_email', text(3, 254)),
  phone: field('user_phone', text(0, 40)),
  birthDate: field('user_dob', orNull(day)),
  username: field('user_username', orNull(text(0, 100))),
  ...storedAddress('user_', localFields),
  country: field('user_country', country),
  isPrescriber: field('user_is_prescriber', flag),
  isProfessional: field('user_is_professional', flag),
  professionalStatus: field('user_professional_status', orNull(professionalStatus)),
  registrationNumber: field('user_professional_reg_no', orNull(text(0, 60))),
  requestedAt: field('user_request_date', instant),
  // Additions to the specification.
  /** The registered company, to which invoices are addressed. Left out when there is none. */
  company: optionalField('user_company', text(1, 100)),
  /** Whether the user ordered or prescribed verified prescriptions, which keep the user's name (reading R34). */
  hasVerifiedPrescriptions: optionalField('user_prescriptions_verified', flag),
});

export type Profile = Words<typeof profile>;

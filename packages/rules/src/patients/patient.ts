import { patientAddressFields } from '../addresses/addressFields.ts';
import { storedAddress, typedAddress } from '../addresses/addressOnWire.ts';
import type { Words } from '../wire/codec.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { day, flag, instant, orNull, recordId, text } from '../wire/scalars.ts';

/**
 * The values of the patient form. Without an id it is a new patient (spec 3.11, 7.41). The form's rules check lengths.
 */
export const patientDetails = entity({
  id: optionalField('patient_pk', recordId),
  firstName: field('patient_fname', text(0, 1000)),
  lastName: field('patient_lname', text(0, 1000)),
  email: field('patient_email', orNull(text(0, 1000))),
  phone: field('patient_phone', orNull(text(0, 1000))),
  birthDate: field('patient_dob', day),
  ...typedAddress('patient_', patientAddressFields),
});

const patientFields = {
  id: field('patient_pk', recordId),
  firstName: field('patient_fname', text(1, 100)),
  lastName: field('patient_lname', text(1, 100)),
  email: field('patient_email', orNull(text(0, 254))),
  phone: field('patient_phone', orNull(text(0, 40))),
  birthDate: field('patient_dob', day),
  ...storedAddress('patient_', patientAddressFields),
};

/** A patient of the signed-in user (spec 3.11). */
export const patient = entity(patientFields);

/** A patient for the patient form. */
export const openedPatient = entity({
  ...patientFields,
  /** Whether verified prescriptions hold the patient's details, which then stay as verified (reading R34). */
  hasVerifiedPrescriptions: optionalField('patient_prescriptions_verified', flag),
});

/** A patient in the list of their practitioner, with the date of their last prescription. */
export const listedPatient = entity({
  ...patientFields,
  lastPrescribedAt: field('patient_last_prescription', orNull(instant)),
});

export type Patient = Words<typeof patient>;
export type OpenedPatient = Words<typeof openedPatient>;
export type ListedPatient = Words<typeof listedPatient>;
export type PatientDetails = Words<typeof patientDetails>;

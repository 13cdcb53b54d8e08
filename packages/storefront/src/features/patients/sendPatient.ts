import { parseDate } from '@formulary/rules/dates/dateField';
import type { Patient, PatientDetails } from '@formulary/rules/patients/patient';
import type { PatientField } from '@formulary/rules/patients/patientForm';
import { tidyPatient } from '@formulary/rules/patients/patientForm';
import { findLikelyPatients, savePatient } from '@formulary/rules/calls/patientCalls';
import { duplicatesOfTyped } from '@formulary/rules/patients/likelyDuplicates';
import { callApi } from '../../lib/http/http.ts';
import { usePatientDraft } from './patientDraft.ts';

/** Returns the call's input from a valid form. */
function detailsOf(
  typed: Readonly<Record<PatientField, string>>,
  id: number | undefined,
): PatientDetails {
  const born = parseDate(typed.birthDate);
  // Valid, because the form's rules have passed.
  const details = tidyPatient({ ...typed, birthDate: born ?? '' });
  return id === undefined ? details : { ...details, id };
}

/** Submitted patient form. */
export interface PatientForm {
  /** Patient to change; undefined adds one. */
  readonly patientId: number | undefined;
  /** Patients among whom the form has shown likely duplicates. */
  readonly known: readonly Patient[];
}

type SentPatient =
  /** A likely duplicate has not been shown yet: nothing was saved. */
  | { readonly kind: 'known' }
  | {
      readonly kind: 'saved';
      readonly details: PatientDetails;
      /** Undefined when a patient was changed. */
      readonly addedId: number | undefined;
    };

/**
 * Saves a patient (spec 7.41, 7.42), unless the server finds a likely duplicate that the form has not shown. Retrying
 * the same details before an answer (second press, lost answer, reload) saves them once; after it, they are a new
 * patient.
 */
export async function sendPatient(
  typed: Readonly<Record<PatientField, string>>,
  { patientId, known }: PatientForm,
): Promise<SentPatient> {
  const details = detailsOf(typed, patientId);
  const { firstName, lastName, birthDate } = details;
  const person = { firstName, lastName, birthDate };
  const now = await callApi(findLikelyPatients, {
    body: patientId === undefined ? person : { ...person, id: patientId },
  });
  const pointedOut = new Set(duplicatesOfTyped(typed, known, patientId).map(({ id }) => id));
  const others = duplicatesOfTyped(typed, now, patientId);
  if (others.some(({ id }) => !pointedOut.has(id))) return { kind: 'known' };
  const { addedId } = await callApi(
    savePatient,
    { body: details },
    { idempotencyKey: keyFor(JSON.stringify(details)) },
  );
  usePatientDraft.getState().keepSent(undefined);
  return { kind: 'saved', details, addedId };
}

/** Returns the idempotency key of these details: the one sent before, or a new one. */
function keyFor(details: string): string {
  const { sent, keepSent } = usePatientDraft.getState();
  if (sent?.details === details) return sent.key;
  const key = crypto.randomUUID();
  keepSent({ details, key });
  return key;
}

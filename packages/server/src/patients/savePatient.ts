import { savePatient as savePatientCall } from '@formulary/rules/calls/patientCalls';
import { checkForm } from '@formulary/rules/forms/fieldCheck';
import type { PatientDetails } from '@formulary/rules/patients/patient';
import { patientRules, tidyPatient, typedPatient } from '@formulary/rules/patients/patientForm';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { answerOnce } from '../platform/idempotency/answerOnce.ts';
import { hashRequest } from '../platform/idempotency/hashRequest.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { hasPatients, insertPatient, lockPatient, updatePatient } from './patients.queries.ts';

/** Audit actions of a patient. */
type PatientAction = 'patient-added' | 'patient-changed';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly patient: PatientAction;
  }
}

/** Below the most that a list returns. */
const MOST_PATIENTS = 9_000;

interface Saving {
  readonly practitionerId: number;
  readonly typed: PatientDetails;
  /** Made by the sender and reused on retry: a retry gets the same answer and adds nobody. */
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
}

/** Result of the call. */
interface Saved {
  /** Id of an added patient. */
  readonly addedId?: number;
}

/**
 * Adds a patient of a user, or changes the one whose id is given (spec 7.41); returns the id of an added one. With a
 * key, the same patient sent again is added once. Refuses with a sentence for each field that breaks the form's rules
 * (spec 5.12). Also refuses another user's patient with 'patient-missing' (T15), one more than a list can hold with
 * 'patients-full', and a different patient under a used key with 'key-reused'.
 */
export function savePatient(
  db: Db,
  { practitionerId, typed, idempotencyKey, now }: Saving,
): Promise<Saved> {
  const details = tidyPatient(typed);
  const errors = checkForm(patientRules(now), typedPatient(details));
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  const { id } = details;
  return withTransaction(db, (trx) => {
    const save = () =>
      id === undefined
        ? addPatient(trx, practitionerId, details, now)
        : changePatient(trx, practitionerId, { ...details, id }, now);
    if (idempotencyKey === undefined) return save();
    const claim = {
      userId: practitionerId,
      route: 'savePatient',
      key: idempotencyKey,
      requestHash: hashRequest(details),
      now,
    };
    return answerOnce(trx, claim, savePatientCall.answer, save, 'key-reused');
  });
}

async function addPatient(
  trx: Trx,
  practitionerId: number,
  details: PatientDetails,
  now: Date,
): Promise<Saved> {
  if (await hasPatients(trx, practitionerId, MOST_PATIENTS)) throw new Refused('patients-full');
  const id = await insertPatient(trx, practitionerId, details, now);
  await record(trx, { at: now, actorId: practitionerId, action: 'patient-added', id, detail: {} });
  return { addedId: id };
}

async function changePatient(
  trx: Trx,
  practitionerId: number,
  details: PatientDetails & { readonly id: number },
  now: Date,
): Promise<Saved> {
  const { id } = details;
  const before = await lockPatient(trx, practitionerId, id);
  if (!before) throw new Refused('patient-missing');
  const fields = changedFields(before, details);
  if (fields.length === 0) return {};
  await updatePatient(trx, practitionerId, id, details);
  const detail = { fields: fields.join(', ') };
  await record(trx, { at: now, actorId: practitionerId, action: 'patient-changed', id, detail });
  return {};
}

/** Names only: the values are health data. */
function changedFields(before: PatientDetails, after: PatientDetails): readonly string[] {
  const fields = Object.keys(before) as (keyof PatientDetails)[];
  return fields.filter((field) => before[field] !== after[field]);
}

async function record(
  trx: Trx,
  event: {
    readonly at: Date;
    readonly actorId: number;
    readonly action: PatientAction;
    readonly id: number;
    readonly detail: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { id, ...rest } = event;
  await recordEvent(trx, { ...rest, subject: `patient ${id}` });
}

import { defineCall } from './call.ts';
import { listOf } from '../wire/collections.ts';
import { listedPatient, openedPatient, patientDetails } from '../patients/patient.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { recordId } from '../wire/scalars.ts';

/** Own patients by name, each with when something was last prescribed for them: buyers look for the one they saw last. */
export const listPatients = defineCall({
  name: 'listPatients',
  clause: '7.39',
  purpose: 'List patients',
  method: 'GET',
  path: '/api/patients',
  access: 'signed-in',
  answer: listOf(listedPatient),
  refusals: [],
});

/** One patient, as a list of one (spec 7.40), with whether a verified prescription keeps what they were. */
export const getPatient = defineCall({
  name: 'getPatient',
  clause: '7.40',
  purpose: 'Get patient, as a list of one',
  method: 'POST',
  path: '/api/patients/getPatientById',
  access: 'signed-in',
  body: entity({ id: field('patientId', recordId) }),
  answer: listOf(openedPatient, 1),
  refusals: [{ status: 404, when: 'there is no such patient of this user' }],
});

/**
 * Adds a patient, or changes the one whose id is given; the answer names the one that was added (spec 7.41, 7.42). The header
 * `Idempotency-Key`, made once for what is sent, makes a retry safe (trust, writing).
 */
export const savePatient = defineCall({
  name: 'savePatient',
  clause: '7.41',
  purpose:
    'Add or update patient; insertId is there when one was added; with an Idempotency-Key header a retry adds nobody',
  method: 'POST',
  path: '/api/patients',
  access: 'signed-in',
  body: patientDetails,
  answer: entity({ addedId: optionalField('insertId', recordId) }),
  refusals: [
    { status: 400, when: 'a field breaks its rule; errors names it' },
    { status: 404, when: 'there is no such patient of this user' },
    {
      status: 409,
      when: 'the user has as many patients as fit into a list; the Idempotency-Key was used for another patient',
    },
  ],
});

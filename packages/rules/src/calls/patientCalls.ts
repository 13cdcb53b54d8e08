import { defineCall } from './call.ts';
import { listOf } from '../wire/collections.ts';
import { listedPatient, openedPatient, patient, patientDetails } from '../patients/patient.ts';
import { FURTHEST_SKIP } from '../paging/pageWindow.ts';
import { LONGEST_PATIENT_SEARCH } from '../patients/searchPatients.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { day, recordId, text, wholeNumber, wholeNumberInQuery } from '../wire/scalars.ts';
import { requestedPage } from './catalogueCalls.ts';

const LONGEST_PAGE = 100;
/** Maximum number of likely duplicates in an answer. */
export const MOST_LIKELY = 20;
const patientQuery = entity({ search: optionalField('search', text(0, LONGEST_PATIENT_SEARCH)) });
const invalidBody = { codes: ['invalid-request'], when: 'the body is not valid' } as const;

/**
 * Returns a page of the user's patients by name, the first 15 by default (reading R32). Each has the date of their last
 * prescription, because buyers look for the patient they saw last.
 */
export const listPatients = defineCall({
  name: 'listPatients',
  clause: '7.39',
  purpose: 'List patients, by name; the first 15 unless limit and skip say otherwise',
  method: 'GET',
  path: '/api/patients',
  access: 'managePatients',
  query: entity({
    limit: optionalField('limit', wholeNumberInQuery(1, LONGEST_PAGE)),
    skip: optionalField('skip', wholeNumberInQuery(0, FURTHEST_SKIP)),
  }),
  answer: listOf(listedPatient, LONGEST_PAGE),
  refusals: [{ codes: ['invalid-request'], when: 'limit or skip is not valid' }],
});

/**
 * Returns a page of the patients that match a search. The search is in the body, so that no URL and no log contains
 * names.
 */
export const findPatients = defineCall({
  name: 'findPatients',
  clause: '7.39',
  purpose: 'List the patients whose name, postcode or date of birth a search means (an addition)',
  method: 'POST',
  path: '/api/patients/findPatients',
  access: 'managePatients',
  body: entity({ query: field('query', patientQuery), page: requestedPage }),
  answer: listOf(listedPatient, LONGEST_PAGE),
  refusals: [invalidBody],
});

/** Returns the number of the user's patients, or of those that match a search. */
export const countPatients = defineCall({
  name: 'countPatients',
  clause: '7.39',
  purpose: 'Count patients; a bare number (an addition)',
  method: 'POST',
  path: '/api/patients/getPatientsCount',
  access: 'managePatients',
  body: entity({ query: field('query', patientQuery) }),
  answer: wholeNumber(0, 10_000_000),
  refusals: [invalidBody],
});

/** Returns the user's patients who may be the same person as the one being entered, the likeliest first. */
export const findLikelyPatients = defineCall({
  name: 'findLikelyPatients',
  clause: '7.39',
  purpose: 'The patients who may be the person that is about to be saved (an addition)',
  method: 'POST',
  path: '/api/patients/getLikelyPatients',
  access: 'managePatients',
  body: entity({
    id: optionalField('patient_pk', recordId),
    firstName: field('patient_fname', text(0, 100)),
    lastName: field('patient_lname', text(0, 100)),
    birthDate: field('patient_dob', day),
  }),
  answer: listOf(patient, MOST_LIKELY),
  refusals: [invalidBody],
});

/** Returns one patient, as a list of one (spec 7.40), and whether a verified prescription holds their details. */
export const getPatient = defineCall({
  name: 'getPatient',
  clause: '7.40',
  purpose: 'Get patient, as a list of one',
  method: 'POST',
  path: '/api/patients/getPatientById',
  access: 'managePatients',
  body: entity({ id: field('patientId', recordId) }),
  answer: listOf(openedPatient, 1),
  refusals: [{ codes: ['patient-missing'], when: 'there is no such patient of this user' }],
});

/**
 * Adds a patient, or changes the one whose id is given. The answer has the id of an added patient (spec 7.41, 7.42). An
 * `Idempotency-Key` header, generated once per patient, makes a retry safe (trust, writing).
 */
export const savePatient = defineCall({
  name: 'savePatient',
  clause: '7.41',
  purpose:
    'Add or update patient; insertId is there when one was added; with an Idempotency-Key header a retry adds nobody',
  method: 'POST',
  path: '/api/patients',
  access: 'managePatients',
  body: patientDetails,
  takesIdempotencyKey: true,
  answer: entity({ addedId: optionalField('insertId', recordId) }),
  refusals: [
    { codes: ['invalid-request'], when: 'a field breaks its rule; errors names it' },
    { codes: ['patient-missing'], when: 'there is no such patient of this user' },
    {
      codes: ['patients-full', 'key-reused'],
      when: 'the user has as many patients as fit into a list; the Idempotency-Key was used for another patient',
    },
  ],
});

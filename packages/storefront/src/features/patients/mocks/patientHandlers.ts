import * as calls from '@formulary/rules/calls/patientCalls';
import { checkForm } from '@formulary/rules/forms/fieldCheck';
import { PAGE_SIZES, pageWindow } from '@formulary/rules/paging/pageWindow';
import { likelyDuplicates } from '@formulary/rules/patients/likelyDuplicates';
import { searchPatients } from '@formulary/rules/patients/searchPatients';
import type { ListedPatient } from '@formulary/rules/patients/patient';
import { patientRules, typedPatient } from '@formulary/rules/patients/patientForm';
import type { HttpHandler } from 'msw';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';

/** Mocks the calls for patients; added and changed patients persist, for other calls too. */
export function patientHandlers(register: {
  patients: readonly ListedPatient[];
}): readonly HttpHandler[] {
  return [
    mockCall(calls.listPatients, ({ query: { limit = PAGE_SIZES.call, skip = 0 } }) => ({
      answer: register.patients.slice(skip, skip + limit),
    })),
    mockCall(calls.findPatients, ({ body: { query, page } }) => {
      const { limit, skip } = page ?? pageWindow(1, PAGE_SIZES.call);
      const found = searchPatients(register.patients, query.search ?? '');
      return { answer: found.slice(skip, skip + limit) };
    }),
    mockCall(calls.countPatients, ({ body: { query } }) => ({
      answer: searchPatients(register.patients, query.search ?? '').length,
    })),
    mockCall(calls.findLikelyPatients, ({ body }) => ({
      answer: likelyDuplicates(body, register.patients).slice(0, calls.MOST_LIKELY),
    })),
    mockCall(calls.getPatient, ({ body }) => {
      const patient = register.patients.find(({ id }) => id === body.id);
      if (!patient) return refusal(404, 'patient-missing');
      const isOnVerified = patient.lastPrescribedAt !== undefined;
      const opened = isOnVerified ? { ...patient, hasVerifiedPrescriptions: true } : patient;
      return { answer: [opened] };
    }),
    mockCall(calls.savePatient, ({ body }) => {
      const errors = checkForm(patientRules(new Date()), typedPatient(body));
      if (Object.keys(errors).length > 0) return refusal(400, 'invalid-request', errors);
      const { patients } = register;
      const { id = 500 + patients.length, ...details } = body;
      const before = patients.find((patient) => patient.id === id);
      const saved = { ...details, id, lastPrescribedAt: before?.lastPrescribedAt };
      register.patients = [...patients.filter((patient) => patient !== before), saved];
      return { answer: before ? {} : { addedId: id } };
    }),
  ];
}

import * as calls from '@formulary/rules/calls/patientCalls';
import { checkForm } from '@formulary/rules/forms/fieldCheck';
import type { ListedPatient } from '@formulary/rules/patients/patient';
import { patientRules } from '@formulary/rules/patients/patientRules';
import { typedPatient } from '@formulary/rules/patients/typedPatient';
import type { HttpHandler } from 'msw';
import { mockCall, refusal } from '../../../lib/mocks/mockCall.ts';

/** The calls about patients; whoever is added or changed stays so, for the other calls as well. */
export function patientHandlers(register: {
  patients: readonly ListedPatient[];
}): readonly HttpHandler[] {
  return [
    mockCall(calls.listPatients, () => ({ answer: register.patients })),
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

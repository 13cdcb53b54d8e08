import {
  countPatients,
  findLikelyPatients,
  findPatients,
  getPatient,
  listPatients,
  savePatient,
} from '@formulary/rules/calls/patientCalls';
import { duplicatesOfTyped } from '@formulary/rules/patients/duplicatesOfTyped';
import type { OpenedPatient, Patient } from '@formulary/rules/patients/patient';
import { type PatientField, patientRules } from '@formulary/rules/patients/patientRules';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';
import { refusalOnFields } from '../../lib/http/refusalOnFields.ts';
import { detailsOf } from './detailsOf.ts';
import { usePatientDraft } from './patientDraft.ts';

interface Saving {
  /** The patient who is being changed; nothing adds one. */
  readonly patientId: number | undefined;
  /** The patients among whom the form has pointed out likely duplicates. */
  readonly known: readonly Patient[];
  readonly onSaved: (patientId: number) => void;
}

/** The key that these details go under: the same patient sent again, after a second press, a lost answer or a reload, is added once. */
function keyFor(details: string): string {
  const { sent, keepSent } = usePatientDraft.getState();
  if (sent?.details === details) return sent.key;
  const key = crypto.randomUUID();
  keepSent({ details, key });
  return key;
}

/** Every read that a saved patient changes. */
const CHANGED = [listPatients, findPatients, countPatients, findLikelyPatients].map(({ name }) =>
  keys.isOf(name),
);

/**
 * Saves what the patient form holds (spec 7.41, 7.42). The server is asked before: somebody who may be the same person
 * and was not pointed out yet is pointed out, and nothing is saved until the form is sent again.
 */
export function useSavePatient({ patientId, known, onSaved }: Saving) {
  const { mutate } = useSWRConfig();
  const { notify } = useToasts();

  const refresh = () => mutate((key) => CHANGED.some((isOf) => isOf(key)));

  return async (typed: Readonly<Record<PatientField, string>>) => {
    try {
      const details = detailsOf(typed, patientId);
      const { firstName, lastName, birthDate } = details;
      const person = { firstName, lastName, birthDate };
      const now = await callApi(findLikelyPatients, {
        body: patientId === undefined ? person : { ...person, id: patientId },
      });
      const pointedOut = new Set(duplicatesOfTyped(typed, known, patientId).map(({ id }) => id));
      const others = duplicatesOfTyped(typed, now, patientId);
      if (others.some(({ id }) => !pointedOut.has(id))) {
        await refresh();
        return { message: fieldSentences.patientKnown };
      }
      const { addedId } = await callApi(
        savePatient,
        { body: details },
        { idempotencyKey: keyFor(JSON.stringify(details)) },
      );
      usePatientDraft.getState().keepSent(undefined);
      const isAdded = addedId !== undefined;
      notify({
        id: 'patient',
        tone: 'success',
        message: isAdded ? notices.patientAdded : notices.patientUpdated,
      });
      // Whoever is led to now must find the patient as they are: in the list, and by themself.
      if (patientId !== undefined) {
        await mutate<readonly OpenedPatient[]>(
          keys.of(getPatient, { body: { id: patientId } }),
          (before) => [{ ...before?.[0], ...details, id: patientId }],
          { revalidate: false },
        );
      }
      await refresh().catch(() => undefined);
      onSaved(addedId ?? patientId ?? 0);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      return refusalOnFields(problem, Object.keys(patientRules(new Date())));
    }
    return undefined;
  };
}

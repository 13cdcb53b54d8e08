import {
  countPatients,
  findLikelyPatients,
  findPatients,
  getPatient,
  listPatients,
} from '@formulary/rules/calls/patientCalls';
import type { OpenedPatient } from '@formulary/rules/patients/patient';
import { type PatientField, patientRules } from '@formulary/rules/patients/patientForm';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { keys } from '../../lib/http/keys.ts';
import { refusalOnFields } from '@formulary/client/http/problems/refusalOnFields';
import { type PatientForm, sendPatient } from './sendPatient.ts';

interface Saving extends PatientForm {
  readonly onSaved: (patientId: number) => void;
}

/** Matches every read that a saved patient changes. */
const CHANGED = [listPatients, findPatients, countPatients, findLikelyPatients].map(({ name }) =>
  keys.isOf(name),
);

/**
 * Saves the patient form; returns a refusal for the form. Shows a likely duplicate that was not shown yet, and saves
 * nothing until the form is sent again.
 */
export function useSavePatient({ patientId, known, onSaved }: Saving) {
  const { mutate } = useSWRConfig();
  const { notify } = useToasts();

  const refresh = () => mutate((key) => CHANGED.some((isOf) => isOf(key)));

  return async (typed: Readonly<Record<PatientField, string>>) => {
    try {
      const sent = await sendPatient(typed, { patientId, known });
      if (sent.kind === 'known') {
        await refresh();
        return { message: fieldSentences.patientKnown };
      }
      const { addedId, details } = sent;
      // The next screen must show the saved patient: in the list, and on its own.
      if (patientId !== undefined) {
        await mutate<readonly OpenedPatient[]>(
          keys.of(getPatient, { body: { id: patientId } }),
          (before) => [{ ...before?.[0], ...details, id: patientId }],
          { revalidate: false },
        );
      }
      await refresh().catch(() => undefined);
      // Together with the next screen: what is pressed after the message is pressed there.
      notify({
        id: 'patient',
        tone: 'success',
        message: addedId === undefined ? notices.patientUpdated : notices.patientAdded,
      });
      onSaved(addedId ?? patientId ?? 0);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      return refusalOnFields(problem, Object.keys(patientRules(new Date())));
    }
    return undefined;
  };
}

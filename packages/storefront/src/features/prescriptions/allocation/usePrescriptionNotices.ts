import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect } from 'react';
import { logProblem } from '@formulary/client/screen/logProblem';
import type { PrescriptionWriter } from './createPrescriptionWriter.ts';

/** Statuses with a notice of their own for every call (spec 8.1 to 8.3). */
const SAID_ELSEWHERE = [401, 403, 500];

/** Statuses whose refusal carries a specific message. */
const WORDED = [400, 404, 409];

/**
 * Shows a toast for each refusal, whatever part of the page made the change; success shows by itself (spec 8.11, 8.14).
 */
export function usePrescriptionNotices(writer: PrescriptionWriter): void {
  const { notify } = useToasts();
  useEffect(
    () =>
      writer.listen((outcome) => {
        if (outcome.kind === 'done') return;
        const { command, problem } = outcome;
        logProblem('The prescriptions were not changed', problem);
        if (SAID_ELSEWHERE.includes(problem.status)) return;
        const isWorded = WORDED.includes(problem.status);
        const sentence =
          command.kind === 'prescriber'
            ? notices.prescriberNotUpdated
            : notices.prescriptionNotChanged;
        const message = isWorded && command.kind !== 'prescriber' ? problem.message : sentence;
        notify({ id: 'prescriptions', tone: 'danger', message });
      }),
    [writer, notify],
  );
}

import { logPrescriptionLoad } from '@formulary/rules/calls/prescriptionCalls';
import { useEffect } from 'react';
import type { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { callApi } from '../../lib/http/http.ts';
import { logProblem } from '../../lib/screen/logProblem.ts';

/** Of a session that ended and of what is not there the server knows. */
const KNOWN: readonly number[] = [401, 404];

/**
 * Tells the server that prescriptions could not be shown (spec 7.57): which call failed and how, no more. Where that fails,
 * too, it is logged here alone.
 */
export function useReportedFailure(call: string, problem: ApiProblem | undefined): void {
  useEffect(() => {
    if (!problem || KNOWN.includes(problem.status)) return;
    const text = `${call}: ${problem.status} ${problem.code ?? problem.message}`;
    callApi(logPrescriptionLoad, { body: { text } }, { isBackground: true }).catch(
      (failure: unknown) => logProblem('A failure was not reported', failure),
    );
  }, [call, problem]);
}

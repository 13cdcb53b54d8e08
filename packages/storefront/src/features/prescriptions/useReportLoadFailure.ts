import { logPrescriptionLoad } from '@formulary/rules/calls/prescriptionCalls';
import { useEffect } from 'react';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../lib/http/http.ts';
import { logProblem } from '@formulary/client/screen/logProblem';

/** Statuses not reported: the server knows of ended sessions and missing records. */
const KNOWN: readonly number[] = [401, 404];

/**
 * Reports to the server that prescriptions could not be shown (spec 7.57): only which call failed and how. If that
 * fails too, it is only logged in the browser.
 */
export function useReportLoadFailure(call: string, problem: ApiProblem | undefined): void {
  useEffect(() => {
    if (!problem || KNOWN.includes(problem.status)) return;
    const text = `${call}: ${problem.status} ${problem.code ?? problem.message}`;
    callApi(logPrescriptionLoad, { body: { text } }, { isBackground: true }).catch(
      (failure: unknown) => logProblem('A failure was not reported', failure),
    );
  }, [call, problem]);
}

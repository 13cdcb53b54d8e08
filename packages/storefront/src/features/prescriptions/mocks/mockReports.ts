import { logPrescriptionLoad } from '@formulary/rules/calls/prescriptionCalls';
import type { HttpHandler } from 'msw';
import { mockCall } from '../../../lib/mocks/mockCall.ts';

/** Takes what a screen of prescriptions reports that it could not show (spec 7.57), and hands it on. */
export function mockReports(onReported: (text: string) => void): HttpHandler {
  return mockCall(logPrescriptionLoad, ({ body }) => {
    onReported(body.text);
    return { answer: undefined };
  });
}

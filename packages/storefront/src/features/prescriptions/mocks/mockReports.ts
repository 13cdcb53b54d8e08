import { logPrescriptionLoad } from '@formulary/rules/calls/prescriptionCalls';
import type { HttpHandler } from 'msw';
import { mockCall } from '@formulary/storybook-kit/mocks/mockCall';

/** Mocks the failure reports of prescription screens (spec 7.57) and passes on their text. */
export function mockReports(onReported: (text: string) => void): HttpHandler {
  return mockCall(logPrescriptionLoad, ({ body }) => {
    onReported(body.text);
    return { answer: undefined };
  });
}

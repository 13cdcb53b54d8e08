import { notices } from '@formulary/rules/problems/notices';
import { contactUs } from '@formulary/rules/calls/contentCalls';
import * as calls from '@formulary/rules/calls/joiningCalls';
import type { HttpHandler } from 'msw';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';

/** Valid token of the mocked e-mails; all others are dead. */
export const MOCK_TOKEN = 'a-token-from-an-email';

const judged = <A>(token: string, answer: A) =>
  token === MOCK_TOKEN ? { answer } : refusal(400, 'token-dead');

/** Mocks the calls of an applicant: every form is accepted, and one token is valid. */
export function registrationHandlers(): readonly HttpHandler[] {
  return [
    mockCall(calls.register, () => ({ answer: undefined })),
    mockCall(calls.uploadDocuments, ({ body }) => judged(body.ticket, undefined)),
    mockCall(calls.confirmEmail, ({ body }) =>
      judged(body.code, { message: notices.emailVerified }),
    ),
    mockCall(calls.forgotPassword, () => ({ answer: { message: notices.passwordResetSent } })),
    mockCall(contactUs, () => ({ answer: undefined })),
    mockCall(calls.resetPassword, ({ body }) => judged(body.token, undefined)),
  ];
}

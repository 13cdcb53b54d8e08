import { notices } from '@formulary/rules/problems/notices';
import { contactUs } from '@formulary/rules/calls/contentCalls';
import * as calls from '@formulary/rules/calls/joiningCalls';
import type { HttpHandler } from 'msw';
import { mockCall, refusal } from '../../../lib/mocks/mockCall.ts';

/** The token of the mocked e-mails that is good; every other one is dead. */
export const MOCK_TOKEN = 'a-token-from-an-email';

const judged = <A>(token: string, answer: A) =>
  token === MOCK_TOKEN ? { answer } : refusal(400, 'token-dead');

/** The calls of somebody who is not let in yet: everything they send is taken, and one link works. */
export function joiningHandlers(): readonly HttpHandler[] {
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

import { registrationFiles } from '../accounts/registrationDocuments.ts';
import { defineCall } from './call.ts';
import {
  confirmEmailPayload,
  forgotPasswordPayload,
  resetPasswordPayload,
  uploadDocumentsPayload,
} from '../accounts/authPayloads.ts';
import { messageAnswer, nothing } from './answers.ts';
import { registration } from '../accounts/registration.ts';

const brokenRule = {
  codes: ['invalid-request'],
  when: 'a field breaks its rule; errors names it',
} as const;
const tooMany = {
  codes: ['too-many-requests'],
  when: 'too many attempts from this address',
} as const;
const deadToken = {
  codes: ['token-dead'],
  when: 'the token is not known, was used or has expired',
} as const;

const wrongForm = [
  { codes: ['too-large'], when: 'the form is larger than 26 MB' },
  { codes: ['form-expected'], when: 'what arrives is not a multipart form' },
  { codes: ['unavailable'], when: 'more is being uploaded than the server can hold just now' },
] as const;

/** Registers an account. Fields and documents are one multipart form (spec 7.2, 3.7). */
export const register = defineCall({
  name: 'register',
  clause: '7.2',
  purpose: 'Sign up',
  method: 'POST',
  path: '/api/users',
  access: 'public',
  body: registration,
  files: registrationFiles,
  answer: nothing,
  status: 201,
  refusals: [
    brokenRule,
    ...wrongForm,
    {
      codes: ['registrations-full'],
      when: 'documents of unconfirmed registrations have no room left',
    },
    tooMany,
    {
      codes: ['network-documents-full'],
      when: 'this network has brought as many documents as one may in a day',
    },
  ],
});

/** Uploads documents again, at least one, with the ticket from the e-mail that asks for them (spec 7.4, trust). */
export const uploadDocuments = defineCall({
  name: 'uploadDocuments',
  clause: '7.4',
  purpose: 'Upload documents',
  method: 'POST',
  path: '/api/users/uploadDocs',
  access: 'public',
  body: uploadDocumentsPayload,
  files: registrationFiles,
  answer: nothing,
  refusals: [brokenRule, deadToken, ...wrongForm, tooMany],
});

/** Confirms an e-mail address. Idempotent (spec 7.5, reading R7). */
export const confirmEmail = defineCall({
  name: 'confirmEmail',
  clause: '7.5',
  purpose: 'Confirm e-mail',
  method: 'PUT',
  path: '/api/users/verifyEmail',
  access: 'public',
  body: confirmEmailPayload,
  answer: messageAnswer,
  refusals: [deadToken, tooMany],
});

/** Requests a link that resets the password. The answer is the same for every address (spec 7.6, trust). */
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  clause: '7.6',
  purpose: 'Forgot password',
  method: 'PUT',
  path: '/api/users/forgotPassword',
  access: 'public',
  body: forgotPasswordPayload,
  answer: messageAnswer,
  refusals: [brokenRule, tooMany],
});

/** Sets a new password and ends every other session (spec 7.7, reading R6). */
export const resetPassword = defineCall({
  name: 'resetPassword',
  clause: '7.7',
  purpose: 'Reset password',
  method: 'PUT',
  path: '/api/users/resetPassword',
  access: 'public',
  body: resetPasswordPayload,
  answer: nothing,
  refusals: [brokenRule, deadToken, tooMany],
});
